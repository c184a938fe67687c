import type { Vote } from '@hearth/domain/contract/collection-votes.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dealBreakerLabel } from '@hearth/domain/people/votes/deal-breakers.ts';
import { type VoteAnswer, voteAnswers } from '@hearth/domain/people/votes/vote-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import type { CollectionPage } from '../../../shared/saving/collection-queries.ts';
import type { PortalIconName } from '../../../ui/portal-icon.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { DealBreakersDialog } from './deal-breakers-dialog.tsx';
import { answerWords, OpenedVotes } from './opened-votes.tsx';
import { votesOn, votesQuery, voting } from './vote-changes.ts';
import './votes.css';

interface VoteFieldProps {
  readonly collection: Pick<CollectionPage, 'id' | 'can'>;
  readonly listing: ListingCard;
}

const icons: Readonly<Record<VoteAnswer, PortalIconName>> = {
  ...{ yes: 'thumb-up', maybe: 'maybe', no: 'thumb-down' },
};

function useVote({ collection: { id }, listing: { listingid } }: VoteFieldProps) {
  const session = useSession();
  const { data } = useShownQuery(votesQuery(session, id));
  const { change: vote, isPending } = useChange((given: Vote, onStored?: () => void) =>
    voting(session, id, listingid, given, onStored),
  );
  return { hasLoaded: data !== undefined, ...votesOn(data, listingid), vote, isPending };
}

/** The person's answers to a home, as buttons of a row. */
export function VoteAnswers(props: VoteFieldProps): ReactNode {
  const { hasLoaded, own, vote } = useVote(props);
  const street = streetLine(props.listing);
  if (!props.collection.can.vote) return null;
  if (!hasLoaded) return <div className="vote__answers" data-waiting />;
  return (
    <fieldset className="vote__answers">
      <legend>
        <VisuallyHidden>Your vote on {street}</VisuallyHidden>
      </legend>
      {voteAnswers.map((answer) => (
        <ToolButton
          key={answer}
          icon={icons[answer]}
          label={answerWords[answer]}
          of={street}
          aria-pressed={own?.answer === answer}
          onClick={() => vote({ answer, dealBreakers: answer === 'yes' ? [] : (own?.dealBreakers ?? []) })}
        />
      ))}
    </fieldset>
  );
}

/** The rest of the vote on a home: deal-breakers, and all votes once they are open. */
export function VoteNotes(props: VoteFieldProps): ReactNode {
  const { own, openedAt, votes, vote, isPending } = useVote(props);
  const street = streetLine(props.listing);
  return (
    <>
      {own && openedAt === null && own.dealBreakers.length > 0 && (
        <p>{own.dealBreakers.map(dealBreakerLabel).join(', ')}</p>
      )}
      {own && openedAt === null && (
        <p>
          Sealed until everyone votes or {props.collection.can.openVotes ? 'you open' : 'the owner opens'} the
          votes
        </p>
      )}
      {openedAt !== null && <OpenedVotes votes={votes} />}
      {props.collection.can.vote && own && own.answer !== 'yes' && (
        <Reasons own={own} street={street} isSending={isPending} onVote={vote} />
      )}
    </>
  );
}

interface ReasonsProps {
  readonly own: Vote;
  readonly street: string;
  readonly isSending: boolean;
  readonly onVote: (vote: Vote, onStored: () => void) => void;
}

function Reasons(props: ReasonsProps): ReactNode {
  const [isOpen, open] = useState(false);
  const { dealBreakers } = props.own;
  return (
    <>
      <Button look="quiet" className="vote__reasons" aria-haspopup="dialog" onClick={() => open(true)}>
        {dealBreakers.length === 0 ? 'Add deal-breakers' : 'Edit deal-breakers'}
        <VisuallyHidden>: {props.street}</VisuallyHidden>
      </Button>
      {isOpen && <DealBreakersDialog {...props} onClose={() => open(false)} />}
    </>
  );
}
