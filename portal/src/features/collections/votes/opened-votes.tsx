import type { OpenedVote } from '@hearth/domain/contract/collection-votes.ts';
import { dealBreakerLabel } from '@hearth/domain/people/votes/deal-breakers.ts';
import type { VoteAnswer } from '@hearth/domain/people/votes/vote-rules.ts';
import type { ReactNode } from 'react';
import './votes.css';

export const answerWords: Readonly<Record<VoteAnswer, string>> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

/** The votes of all people on a home, once they were opened. */
export const OpenedVotes = ({ votes }: { readonly votes: readonly OpenedVote[] }): ReactNode => (
  <ul className="opened-votes" aria-label="Votes">
    {votes.map((vote, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: people have no id here, and their order stays.
      <li key={at} data-answer={vote.answer}>
        <strong dir="auto">{vote.person.isYou ? 'You' : vote.person.firstname}</strong>:{' '}
        <span className="opened-votes__answer">{answerWords[vote.answer]}</span>
        {vote.dealBreakers.length > 0 && <span> · {vote.dealBreakers.map(dealBreakerLabel).join(', ')}</span>}
        {noteOn(vote) && <small>{noteOn(vote)}</small>}
      </li>
    ))}
  </ul>
);

function noteOn({ isLate, answerAtOpening }: OpenedVote): string | null {
  if (isLate) return 'Voted after the opening';
  return answerAtOpening && `Was ${answerWords[answerAtOpening].toLowerCase()} at the opening`;
}
