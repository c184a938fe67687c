import { type ReactNode, useEffect, useState } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';

const threshold = 800;
/** At most once in so long the page is looked at while it scrolls (specification section 9, "Timing"). */
const pauseMilliseconds = 300;

/** Appears after some scrolling; takes the focus along to the start of the page. */
export function BackToTop(): ReactNode {
  const shown = useScrolledPast(threshold);
  if (!shown) return null;
  const toTop = () => {
    scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="back-to-top" aria-label="Back to top" onClick={toTop}>
      <PortalIcon name="arrow-up" />
    </button>
  );
}

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setPast(scrollY > pixels);
    };
    const lookLater = () => {
      timer ??= setTimeout(look, pauseMilliseconds);
    };
    addEventListener('scroll', lookLater, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookLater);
    };
  }, [pixels]);
  return past;
}
