import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import '../../ui/danger.css';
import { QuestionDialog } from '../../ui/question-dialog.tsx';

interface RemoveButtonProps {
  readonly label: string;
  /** Set where several buttons have the label. */
  readonly name?: string;
  /** The question of the dialog. */
  readonly title: string;
  /** The loss, in words. */
  readonly children: ReactNode;
  /** The button that removes. */
  readonly action: string;
  readonly onRemove: () => void;
}

/** A button that removes something for good, once a dialog has named the loss. */
export function RemoveButton({
  label,
  name,
  title,
  children,
  action,
  onRemove,
}: RemoveButtonProps): ReactNode {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button look="quiet" className="danger" aria-label={name} onClick={() => ask(true)}>
        {label}
      </Button>
      {isAsking && (
        <QuestionDialog title={title} action={action} isDanger onAct={onRemove} onClose={() => ask(false)}>
          {children}
        </QuestionDialog>
      )}
    </>
  );
}
