import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';

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
    <div className="back-to-top">
      <IconButton icon="arrow-up" label="Back to top" onClick={toTop} />
    </div>
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
