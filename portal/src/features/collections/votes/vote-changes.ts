import {
  getAgreement,
  getVotes,
  type HomeVotes,
  openVotes,
  setVote,
  type Vote,
  type Votes,
} from '@hearth/domain/contract/collection-votes.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../../shared/app/session.ts';
import { type Change, effect } from '../../../shared/changes/change.ts';
import { failureReason } from '../../../shared/saving/collection-changes.ts';
import { collectionKeys } from '../../../shared/saving/collection-keys.ts';

export type Agreement = ResponseOf<typeof getAgreement>;

const keysOf = (session: Session, id: string) => {
  const keys = collectionKeys(session);
  return { votes: keys.votes(id), agreement: keys.agreement(id) };
};

/** The person's votes on the homes of a collection, and those that were opened. */
export const votesQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: keysOf(session, id).votes,
    queryFn: ({ signal }): Promise<Votes> => session.client.call(getVotes, { params: { id }, signal }),
    // Others vote meanwhile.
    refetchOnWindowFocus: 'always',
  });

/** A page of the homes with opened votes, from 1. */
export const agreementQuery = (session: Session, id: string, page: number) =>
  queryOptions({
    queryKey: [...keysOf(session, id).agreement, page],
    queryFn: ({ signal }): Promise<Agreement> =>
      session.client.call(getAgreement, {
        params: { id },
        query: page === 1 ? {} : { page: String(page) },
        signal,
      }),
  });

const noVotes = { own: null, openedAt: null, votes: [] };

/** The votes on one home. */
export const votesOn = (votes: Votes | undefined, listingid: string): HomeVotes =>
  votes?.homes.find((each) => each.listingid === listingid) ?? { listingid, ...noVotes };

const openHomes = ({ homes }: Votes): number => homes.filter(({ openedAt }) => openedAt !== null).length;

/** Votes on a home. The last vote on it opens all. */
export function voting(
  session: Session,
  id: string,
  listingid: string,
  vote: Vote,
  onStored?: () => void,
): Change<Votes> {
  const keys = keysOf(session, id);
  const withVote = (votes: Votes): Votes => ({
    homes: [
      ...votes.homes.filter((each) => each.listingid !== listingid),
      { ...votesOn(votes, listingid), own: vote },
    ],
  });
  let before = 0;
  return {
    key: [...keys.votes, listingid],
    apply: [effect<Votes>(keys.votes, withVote)],
    call: (call) => {
      before = openHomes(session.queries.getQueryData<Votes>(keys.votes) ?? { homes: [] });
      const body = { answer: vote.answer, dealBreakers: [...vote.dealBreakers] };
      return call(setVote, { params: { id, listingId: listingid }, body });
    },
    result: (answer) => [effect<Votes>(keys.votes, () => answer)],
    words: { failed: 'Unable to vote', reason: failureReason, subject: listingid },
    onSuccess(answer) {
      onStored?.();
      if (openHomes(answer) > before) session.changes.say('Everyone has voted. The votes are open.');
    },
    stale: [keys.agreement],
  };
}

/** Opens the votes on the homes that the owner voted on. */
export function opening(session: Session, id: string): Change<Votes> {
  const keys = keysOf(session, id);
  return {
    key: [...keys.votes, 'open'],
    call: (call) => call(openVotes, { params: { id } }),
    result: (answer) => [effect<Votes>(keys.votes, () => answer)],
    words: { done: 'The votes are open', failed: 'Unable to open the votes', reason: failureReason },
    stale: [keys.agreement],
  };
}
