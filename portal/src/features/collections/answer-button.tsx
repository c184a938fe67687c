import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { useOverlay } from '../../ui/use-overlay.ts';

const dialog = deferred(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

interface AnswerButtonProps {
  /** First name of the agent who recommends the home; null once the account is deleted. */
  readonly agent: string | null;
  /** Street line of the home. */
  readonly home: string;
}

/** Answers a recommendation where it stands. */
export function AnswerButton({ agent, home }: AnswerButtonProps): ReactNode {
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const AnswerDialog = useOverlay(dialog, isOpen, close);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => open(true)}>
        Answer {agent ?? ''}
        <VisuallyHidden> about {home}</VisuallyHidden>
      </Button>
      {isOpen && AnswerDialog && (
        // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
        <AnswerDialog home={home} onClose={close} />
      )}
    </>
  );
}
