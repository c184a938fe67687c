import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Modal } from './modal.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import './small-dialog.css';

interface SmallDialogProps {
  readonly title: string;
  /** Element that takes the focus; by default the dialog itself, where a key that is typed too early presses no button. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of 503 px (specification section 9) for a few words and their buttons; narrower on phones. */
export function SmallDialog({ title, initialFocus, onClose, children }: SmallDialogProps): ReactNode {
  useCloseOnNavigation(onClose);
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <Modal
      className="small-dialog"
      labelledBy={titleId}
      popup={dialog}
      initialFocus={initialFocus ?? dialog}
      onClose={onClose}
    >
      <div className="small-dialog__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className="small-dialog__body">{children}</div>
    </Modal>
  );
}
