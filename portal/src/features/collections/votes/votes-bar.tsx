import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { PageLink } from '../../../shared/app/page-link.tsx';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import type { CollectionPage } from '../../../shared/saving/collection-queries.ts';
import { homeCount } from '../../../shared/saving/home-count.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { useFocusHeir } from '../../../ui/use-focus-heir.ts';
import { opening, votesQuery } from './vote-changes.ts';

/** The way to the opened votes of a collection, and for the owner the way to open those that are sealed. Its room is reserved. */
export function VotesBar({
  collection: { id, can, collaboratorCount },
}: {
  readonly collection: CollectionPage;
}): ReactNode {
  const session = useSession();
  const { data } = useShownQuery(votesQuery(session, id));
  const [isAsked, ask] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const passFocusOn = useFocusHeir(() => bar.current?.querySelector('a'));
  const { change: open, isPending } = useChange(() => ({ ...opening(session, id), onSuccess: passFocusOn }));
  const homes = data?.homes ?? [];
  const sealed = homes.filter(({ own, openedAt }) => own !== null && openedAt === null).length;
  const mayOpen = can.openVotes && sealed > 0;
  // The last person has voted while the question was open.
  if (isAsked && !mayOpen) ask(false);
  const opened = homes.filter(({ votes }) => votes.length > 0).length;
  return (
    <div ref={bar} className="votes-bar">
      {data && !mayOpen && opened === 0 && (
        <p>
          {sealed === 0 && 'Vote on the homes below. '}Votes on a home open once{' '}
          {collaboratorCount === 1 ? 'both people' : `all ${collaboratorCount + 1} people`} have voted on it.
        </p>
      )}
      {opened > 0 && (
        <PageLink className="hearth-button hearth-button--plain" href={collectionPath(id, 'agreement')}>
          See where you agree
        </PageLink>
      )}
      {mayOpen && (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-disabled={isPending}
          onClick={() => isPending || ask(true)}
        >
          Open the votes on {homeCount(sealed)} now
        </Button>
      )}
      {isAsked && (
        <QuestionDialog
          title={`Open the votes on ${homeCount(sealed)}?`}
          action="Open the votes"
          onAct={open}
          onClose={() => ask(false)}
        >
          Everyone in this collection will see all votes. You can’t seal them again.
        </QuestionDialog>
      )}
    </div>
  );
}
