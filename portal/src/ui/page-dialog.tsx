import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { coverPage } from './cover-page.ts';
import { isOver } from './over-dialogs.ts';
import { useCloseRequest } from './use-close-request.ts';
import './modal.css';

interface PageDialogProps {
  readonly className: string;
  readonly label: string;
  readonly popup: RefObject<HTMLDivElement | null>;
  /** Called by Escape, by the device's Back and by a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog as large as a page, open while it is rendered. Other dialogs are `ModalDialog`s, whose library hides the page from
 * readers and locks its scroll before the first paint; here that follows the paint. Toasts, photos and other dialogs open over it.
 */
export function PageDialog({ className, label, popup, onClose, children }: PageDialogProps): ReactNode {
  useCloseRequest(true, onClose, () => isOver(document.activeElement));
  useEscape(popup, onClose);
  useEffect(() => (popup.current ? coverPage(popup.current) : undefined), [popup]);
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button to close is in the dialog */}
      <div className="modal-backdrop" role="presentation" onClick={onClose} />
      <div ref={popup} className={`modal ${className}`} role="dialog" aria-label={label} tabIndex={-1}>
        {children}
      </div>
    </>,
    document.body,
  );
}

/** For browsers without close requests, and the same in all: Escape closes the dialog while nothing lies over it. */
function useEscape(popup: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  const look = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const top = [...document.querySelectorAll('.modal, .pswp')].at(-1);
    if (top !== popup.current || isOver(event.target)) return;
    // Else the browser asks to close what lies on top then.
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, []);
}
