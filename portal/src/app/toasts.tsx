import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';
import { toastLayer } from '../ui/toast-layer.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import './toasts.css';

/** Between the 375 and 440 px of the specification; a phone gives them its width. */
const width = { '--width': '400px' } as CSSProperties;

/** Top centre on desktop, bottom centre on phones, for five seconds (specification section 9, "Timing"). */
export function Toasts(): ReactNode {
  const phone = useMediaQuery('(max-width: 767px)');
  const layer = useLayer();
  return createPortal(
    <Toaster
      position={phone ? 'bottom-center' : 'top-center'}
      duration={5000}
      visibleToasts={3}
      theme="system"
      style={width}
    />,
    layer,
  );
}

/** An element of its own: a modal dialog takes it in while it is open. */
function useLayer(): Element {
  const [layer] = useState(() => {
    const made = document.createElement('div');
    made.setAttribute(toastLayer, '');
    return made;
  });
  useLayoutEffect(() => {
    (Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body).append(layer);
    return () => layer.remove();
  }, [layer]);
  return layer;
}
