import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { toastLayer } from '../ui/toast-layer.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import './toasts.css';

/** Between the 375 and 440 px of the specification; a phone gives them its width. */
const width = { '--width': '400px' } as CSSProperties;

/** Top centre on desktop, bottom centre on phones, for five seconds (specification section 9, "Timing"). */
export function Toasts(): ReactNode {
  const phone = useMediaQuery('(max-width: 767px)');
  const layer = useLayer();
  useEscape();
  return createPortal(
    <Toaster
      position={phone ? 'bottom-center' : 'top-center'}
      duration={5000}
      offset={{ top: 'var(--toasts-start, 24px)', bottom: 'var(--toasts-end, 24px)' }}
      mobileOffset={{ bottom: 'var(--toasts-end, 24px)' }}
      swipeDirections={['left', 'right', phone ? 'bottom' : 'top']}
      visibleToasts={3}
      theme="system"
      style={width}
    />,
    layer,
  );
}

/** Escape takes the toasts away where nothing else hears it: fields, lists and dialogs close by it first. */
function useEscape(): void {
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isIn = event.target instanceof Element && event.target.closest(`[${toastLayer}]`) !== null;
      if (!isIn && document.querySelector('dialog:modal, [aria-expanded="true"]')) return;
      // In a dialog the key would close that too.
      if (isIn) event.preventDefault();
      toast.dismiss();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, []);
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
