import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';

interface RemoveButtonProps {
  /** Key of the item in its list. */
  readonly id: string;
  /** The item, for screen readers. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** Removes an item of the person's own history; agents remove nothing of a contact. */
export function RemoveButton({ id, label, onRemove }: RemoveButtonProps): ReactNode {
  const { agentMode } = useSession();
  return (
    !agentMode && (
      <Button look="quiet" className="history__remove" data-id={id} onClick={onRemove}>
        Remove <VisuallyHidden>{label} from your history</VisuallyHidden>
      </Button>
    )
  );
}
