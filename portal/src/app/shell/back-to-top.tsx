import { type ReactNode, useEffect, useState } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';

const threshold = 800;

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
    const look = () => setPast(scrollY > pixels);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [pixels]);
  return past;
}
