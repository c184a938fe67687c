import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react';
import { giveFocusBack } from './give-focus-back.ts';
import { isOver } from './over-dialogs.ts';
import { useCloseRequest } from './use-close-request.ts';
import './modal.css';

export interface ModalProps {
  readonly className: string;
  /** The dialog's name; else `labelledBy` is the id of the heading that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly popup?: Ref<HTMLDivElement>;
  /** Element that takes the focus when it opens; by default the first that can. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called by Escape, by the device's Back and by a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, open while it is rendered. Escape or Back closes the topmost one; the focus returns to its opener. */
export function ModalDialog({
  className,
  label,
  labelledBy,
  popup,
  initialFocus,
  onClose,
  children,
}: ModalProps): ReactNode {
  useCloseRequest(true, onClose, () => isOver(document.activeElement));
  useFocusKept();
  return (
    <Dialog.Root
      open
      onOpenChange={(_open, details) => {
        if (!isOver(details.event.target)) return onClose();
        details.cancel();
        // For the toast or viewer itself.
        details.allowPropagation();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="modal-backdrop" forceRender />
        <Dialog.Popup
          ref={popup}
          initialFocus={initialFocus}
          className={`modal ${className}`}
          aria-label={label}
          aria-labelledby={labelledBy}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The opener may be gone. Some browsers do not focus a button that is clicked; there the page keeps its place. */
function useFocusKept(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener === null || opener === document.body) return;
      // After the library has given the focus back.
      setTimeout(() => !opener.isConnected && giveFocusBack(opener));
    };
  }, []);
}
