import type { CSSProperties, ReactNode } from 'react';
import { Toaster } from 'sonner';
import { useMediaQuery } from '../ui/use-media-query.ts';
import './toasts.css';

/** Between the 375 and 440 px of the specification; a phone gives them its width. */
const width = { '--width': '400px' } as CSSProperties;

/** Top centre on desktop, bottom centre on phones, for five seconds (specification section 9, "Timing"). */
export function Toasts(): ReactNode {
  const phone = useMediaQuery('(max-width: 767px)');
  return (
    <Toaster
      position={phone ? 'bottom-center' : 'top-center'}
      duration={5000}
      visibleToasts={3}
      theme="system"
      style={width}
    />
  );
}
