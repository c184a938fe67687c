import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { SmallDialog } from './small-dialog.tsx';
import './danger.css';

interface QuestionDialogProps {
  readonly title: string;
  /** The effect, in words. */
  readonly children: ReactNode;
  /** The button that acts. */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks before an act whose effect people should read first, and closes before it acts. */
export const QuestionDialog = ({
  title,
  children,
  action,
  isDanger = false,
  onAct,
  onClose,
}: QuestionDialogProps): ReactNode => (
  <SmallDialog title={title} onClose={onClose}>
    <p>{children}</p>
    <div className="small-dialog__buttons">
      <Button
        {...(isDanger ? { className: 'danger' } : { look: 'primary' })}
        onClick={() => {
          onClose();
          onAct();
        }}
      >
        {action}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  </SmallDialog>
);
