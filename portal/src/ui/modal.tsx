import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { coverPage } from './cover-page.ts';
import { isOver } from './over-dialogs.ts';
import { useCloseRequest } from './use-close-request.ts';
import './modal.css';

interface ModalProps {
  readonly className: string;
  /** The dialog's name; else `labelledBy` is the id of the heading that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly popup?: RefObject<HTMLDivElement | null>;
  /** Takes the focus when the dialog opens; else the first element that can. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The dialog is a page over the page: it takes the focus itself, and is printed in place of the page below. */
  readonly isPage?: boolean;
  /** Called by Escape, by the device's Back and by a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. Escape or Back closes the topmost one; the focus returns to its opener. The page
 * below is inert meanwhile. Toasts, photos and other dialogs open over it. The first view of the server has the page alone.
 */
export function Modal(props: ModalProps): ReactNode {
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return isInBrowser ? <OpenModal {...props} /> : null;
}

function OpenModal({ className, label, labelledBy, onClose, children, ...props }: ModalProps): ReactNode {
  const { popup, describedBy, role = 'dialog', initialFocus, isPage = false } = props;
  const names = { role, 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  const own = useRef<HTMLDivElement>(null);
  const dialog = popup ?? own;
  useCloseRequest(true, onClose, () => isOver(document.activeElement));
  useEscape(dialog, onClose);
  useLayoutEffect(
    () => (dialog.current ? coverPage(dialog.current, { initialFocus, isPage }) : undefined),
    [dialog, initialFocus, isPage],
  );
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button to close is in the dialog */}
      <div className="modal-backdrop" role="presentation" onClick={onClose} />
      <div ref={dialog} className={`modal ${className}`} tabIndex={-1} {...names}>
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
