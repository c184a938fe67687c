import type { ReactNode } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { IconButton } from './button.tsx';
import sheet from './toast.css';
import type { ToastMessage } from './toast-message.ts';

/** Milliseconds until a toast closes (specification, section 9). */
const SHOWN_FOR = 5_000;

interface ToastProps {
  readonly toast: ToastMessage;
  readonly onClose: () => void;
}

/** Over everything on the page; its time stops while the visitor points at it or the focus is in it. */
export function Toast({ toast, onClose }: ToastProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const expire = useEffectEvent((expired: ToastMessage) => {
    if (expired === toast) onClose();
  });
  useLayoutEffect(() => {
    if (held) return;
    const timer = setTimeout(() => expire(toast), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, toast]);
  // Browsers without popovers place it by its style alone.
  useLayoutEffect(() => {
    if (!box.current) return;
    adoptSheet(box.current, sheet);
    box.current.showPopover?.();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but stay
    <div
      ref={box}
      className={`hearth-toast hearth-toast--${toast.kind}`}
      part="toast"
      popover="manual"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(box.current?.matches(':focus-within') ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(box.current?.matches(':hover') ?? false)}
    >
      <p className="hearth-toast__text">
        <span className="hearth-visually-hidden">{toast.kind === 'success' ? 'Success!' : 'Failed!'} </span>
        {toast.text}
      </p>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  );
}
