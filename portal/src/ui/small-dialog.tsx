import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { useModal } from './use-modal.ts';
import './small-dialog.css';

interface SmallDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of 503 px (specification section 9) for a few words and their buttons; on phones as wide as they are. */
export function SmallDialog({ title, onClose, children }: SmallDialogProps): ReactNode {
  const dialog = useModal();
  useCloseOnNavigation(onClose);
  const titleId = useId();
  // Out of the card or row whose button opened it: what is pointed at there must not answer for it.
  return createPortal(
    <dialog
      ref={dialog}
      className="small-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="small-dialog__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className="small-dialog__body">{children}</div>
    </dialog>,
    document.body,
  );
}
