import { mostRecommendedAtOnce } from '@hearth/domain/people/recommendation-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { useOverlay } from '../../ui/use-overlay.ts';
import { useSession } from '../app/app-context.tsx';

const dialog = deferred(async () => (await import('./recommend-dialog.tsx')).RecommendDialog);

interface RecommendButtonProps {
  /** Ids of the homes; the first twenty are recommended. */
  readonly listings: readonly string[];
  /** Name of the home or the collection, for screen readers. */
  readonly name: string;
}

/** Lets agents recommend homes to their contacts; nothing for other people. */
export function RecommendButton({ listings, name }: RecommendButtonProps): ReactNode {
  const { viewer } = useSession();
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const RecommendDialog = useOverlay(dialog, isOpen, close);
  if (viewer.role !== 'agent' || listings.length === 0) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => open(true)}>
        Recommend<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isOpen && RecommendDialog && (
        // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
        <RecommendDialog listings={listings.slice(0, mostRecommendedAtOnce)} onClose={close} />
      )}
    </>
  );
}
