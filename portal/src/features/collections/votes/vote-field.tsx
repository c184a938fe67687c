import type { Vote } from '@hearth/domain/contract/collection-votes.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dealBreakerLabel } from '@hearth/domain/people/votes/deal-breakers.ts';
import { voteAnswers } from '@hearth/domain/people/votes/vote-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import type { CollectionPage } from '../../../shared/saving/collection-queries.ts';
import { DealBreakersDialog } from './deal-breakers-dialog.tsx';
import { answerWords, OpenedVotes } from './opened-votes.tsx';
import { votesOn, votesQuery, voting } from './vote-changes.ts';
import './votes.css';

interface VoteFieldProps {
  readonly collection: Pick<CollectionPage, 'id' | 'can'>;
  readonly listing: ListingCard;
}

/** The vote of the person on a home, with all votes once they are open. */
export function VoteField({ collection: { id, can }, listing }: VoteFieldProps): ReactNode {
  const session = useSession();
  const { data } = useShownQuery(votesQuery(session, id));
  const { change: vote } = useChange((given: Vote) => voting(session, id, listing.listingid, given));
  const { own, openedAt, votes } = votesOn(data, listing.listingid);
  const street = streetLine(listing);
  return (
    <div className="vote">
      {can.vote && data && (
        <fieldset className="vote__answers">
          <legend>
            {own ? 'Your vote' : 'Is it a home for you?'}
            <VisuallyHidden> {street}</VisuallyHidden>
          </legend>
          {voteAnswers.map((answer) => (
            <Button
              key={answer}
              className="vote__answer"
              data-answer={answer}
              aria-pressed={own?.answer === answer}
              onClick={() =>
                vote({ answer, dealBreakers: answer === 'yes' ? [] : (own?.dealBreakers ?? []) })
              }
            >
              {answerWords[answer]}
              <VisuallyHidden>: {street}</VisuallyHidden>
            </Button>
          ))}
        </fieldset>
      )}
      {can.vote && own && own.answer !== 'yes' && <Reasons own={own} street={street} onVote={vote} />}
      {own && openedAt === null && (
        <p className="vote__note">
          Sealed: others see it once everyone has voted or the owner opens the votes.
        </p>
      )}
      {openedAt !== null && <OpenedVotes votes={votes} />}
    </div>
  );
}

interface ReasonsProps {
  readonly own: Vote;
  readonly street: string;
  readonly onVote: (vote: Vote) => void;
}

function Reasons({ own, street, onVote }: ReasonsProps): ReactNode {
  const [isOpen, open] = useState(false);
  const { dealBreakers } = own;
  return (
    <>
      <Button look="quiet" className="vote__reasons" aria-haspopup="dialog" onClick={() => open(true)}>
        {dealBreakers.length === 0 ? 'Add deal-breakers' : dealBreakers.map(dealBreakerLabel).join(', ')}
        <VisuallyHidden>: {street}</VisuallyHidden>
      </Button>
      {isOpen && <DealBreakersDialog own={own} street={street} onVote={onVote} onClose={() => open(false)} />}
    </>
  );
}
