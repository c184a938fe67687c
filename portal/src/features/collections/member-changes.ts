import type { Collection } from '@hearth/domain/contract/collection.ts';
import {
  declineCollection,
  getCollaborators,
  getDeparture,
  getInvitations,
  joinCollection,
  leaveCollection,
  remindCollaborator,
  removeCollaborator,
} from '@hearth/domain/contract/collection-sharing.ts';
import type { Collaborator, Departure, Invitation, Members } from '@hearth/domain/contract/membership.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { usualReason } from '../../shared/changes/change-toasts.ts';
import { failureReason, shortName } from '../../shared/saving/collection-changes.ts';
import { withCollection } from '../../shared/saving/collection-effects.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { Collections } from '../../shared/saving/collection-queries.ts';

type Named = Pick<Collection, 'id' | 'name'>;

/** The people of a collection. */
export const membersQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: collectionKeys(session).members(id),
    queryFn: ({ signal }): Promise<Members> =>
      session.client.call(getCollaborators, { params: { id }, signal }),
  });

/** The parts that stay and go when a person leaves. Requested anew each time: people go on adding homes. */
export const departureQuery = (session: Session, id: string, collaboratorId: string) =>
  queryOptions({
    queryKey: [...collectionKeys(session).member(id, collaboratorId), 'departure'],
    queryFn: ({ signal }): Promise<Departure> =>
      session.client.call(getDeparture, { params: { id, collaboratorId }, signal }),
    staleTime: 0,
  });

/** Invitations that wait for the person. */
export const invitationsQuery = (session: Session) =>
  queryOptions({
    queryKey: collectionKeys(session).invitations,
    queryFn: async ({ signal }): Promise<readonly Invitation[]> =>
      (await session.client.call(getInvitations, { signal })).items,
    refetchOnMount: 'always',
  });

/** The name of a person in a list; the address while they have not joined. */
export const nameOf = ({ person, email }: Pick<Collaborator, 'person' | 'email'>): string =>
  person?.firstname ?? email ?? '';

/** Removes a person, or takes an invitation back, once its toast closes. */
export function removalOf(session: Session, { id }: Named, member: Collaborator, onUndo: () => void): Change {
  const { all, members, member: key } = collectionKeys(session);
  const without = (list: Members) => ({
    ...list,
    collaborators: list.collaborators.filter((each) => each.id !== member.id),
  });
  return {
    key: key(id, member.id),
    apply: [effect<Members>(members(id), without)],
    call: (call) => call(removeCollaborator, { params: { id, collaboratorId: member.id } }),
    words: {
      done:
        member.status === 'joined' ? `${nameOf(member)} removed` : `Invitation for ${nameOf(member)} removed`,
      failed: 'Unable to unshare collection',
      reason: failureReason,
    },
    undo: onUndo,
    stale: [all],
  };
}

/** Sends a reminder of an invitation. */
export const reminderTo = (session: Session, { id }: Named, member: Collaborator): Change<Members> => ({
  key: collectionKeys(session).member(id, member.id),
  call: (call) => call(remindCollaborator, { params: { id, collaboratorId: member.id } }),
  result: (answer) => [effect<Members>(collectionKeys(session).members(id), () => answer)],
  words: {
    done: `Reminder sent to ${nameOf(member)}`,
    failed: 'Unable to send email',
    reason: (failure: ApiError) =>
      usualReason(failure, {
        too_many_attempts: 'You can send one reminder a day. Try again tomorrow.',
        not_found: 'This invitation was answered or removed.',
      }),
  },
});

/** Leaves a collection, once its toast closes. */
export const leaving = (session: Session, { id, name }: Named): Change => ({
  key: collectionKeys(session).collection(id),
  apply: [effect<Collections>(collectionKeys(session).list, (list) => list.filter((each) => each.id !== id))],
  call: (call) => call(leaveCollection, { params: { id } }),
  words: {
    done: `You left “${shortName(name)}”`,
    failed: 'Unable to leave Collection',
    reason: failureReason,
  },
  undo: () => {},
  stale: [collectionKeys(session).all],
});

/** Accepts an invitation. @param inviteCode of its link; undefined for one of the menu */
export const joining = (session: Session, { id, name }: Named, inviteCode?: string): Change<Collection> => ({
  key: collectionKeys(session).collection(id),
  apply: withoutInvitation(session, id),
  async call(call) {
    const joined = await call(joinCollection, {
      params: { id },
      body: inviteCode === undefined ? {} : { inviteCode },
    });
    session.saving.aimAt(id);
    return joined;
  },
  result: (joined) => [
    ...withoutInvitation(session, id),
    effect<Collections>(collectionKeys(session).list, (list) => withCollection(list, joined)),
  ],
  words: {
    done: `You joined “${shortName(name)}”`,
    failed: 'Unable to join Collection',
    reason: invitationReason,
  },
  stale: [collectionKeys(session).all],
});

/** Declines an invitation, once its toast closes. */
export const declining = (session: Session, { id, name }: Named, onUndo: () => void): Change => ({
  key: collectionKeys(session).collection(id),
  apply: withoutInvitation(session, id),
  call: (call) => call(declineCollection, { params: { id } }),
  words: {
    done: `Invitation to “${shortName(name)}” declined`,
    failed: `Unable to decline Collection "${shortName(name)}"`,
    reason: invitationReason,
  },
  undo: onUndo,
  stale: [collectionKeys(session).all],
});

const withoutInvitation = (session: Session, id: string) => {
  const keys = collectionKeys(session);
  return [
    effect<readonly Invitation[]>(keys.invitations, (list) => list.filter((each) => each.id !== id)),
    effect<number>(keys.invitationCount, (count) => Math.max(0, count - 1)),
  ];
};

const invitationReason = (failure: ApiError): string =>
  usualReason(failure, { not_found: 'This invitation no longer works.' });
