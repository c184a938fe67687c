import type { ReactNode } from 'react';
import { Toaster } from 'sonner';
import { useMediaQuery } from '../ui/use-media-query.ts';

/** Top centre on desktop, bottom centre on phones, for five seconds (specification section 9, "Timing"). */
export function Toasts(): ReactNode {
  const phone = useMediaQuery('(max-width: 767px)');
  return (
    <Toaster
      position={phone ? 'bottom-center' : 'top-center'}
      duration={5000}
      visibleToasts={3}
      theme="system"
    />
  );
}
