import type { Collaborator, Departure, Invitation, Members } from '@hearth/domain/contract/membership.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';
import { type Change, effect } from '../changes/change.ts';
import { usualReason } from '../changes/change-toasts.ts';
import { shortName } from '../changes/short-name.ts';
import type { NamedThing, SharedKind } from './shared-kind.ts';

/** The people of a thing. */
export const membersQuery = (session: Session, kind: SharedKind, id: string) =>
  queryOptions({
    queryKey: kind.keys(session).members(id),
    queryFn: ({ signal }): Promise<Members> =>
      session.client.call(kind.endpoints.members, { params: { id }, signal }),
  });

/** The parts that stay and go when a person leaves. Requested anew each time: people go on changing things. */
export const departureQuery = (session: Session, kind: SharedKind, id: string, collaboratorId: string) =>
  queryOptions({
    queryKey: [...kind.keys(session).member(id, collaboratorId), 'departure'],
    queryFn: ({ signal }): Promise<Departure> =>
      session.client.call(kind.endpoints.departure, { params: { id, collaboratorId }, signal }),
    staleTime: 0,
  });

/** Number of invitations that wait for an answer. Agents have none in their menu (specification section 6). */
export const invitationCountQuery = (session: Session, kind: Pick<SharedKind, 'endpoints' | 'keys'>) =>
  queryOptions({
    queryKey: kind.keys(session).invitationCount,
    queryFn: async ({ signal }): Promise<number> =>
      (await session.client.call(kind.endpoints.invitations, { query: { countOnly: 'true' }, signal })).total,
    staleTime: 60_000,
    enabled: session.viewer.role === 'client',
  });

/** Invitations that wait for the person. */
export const invitationsQuery = (session: Session, kind: SharedKind) =>
  queryOptions({
    queryKey: kind.keys(session).invitations,
    queryFn: async ({ signal }): Promise<readonly Invitation[]> =>
      (await session.client.call(kind.endpoints.invitations, { signal })).items,
    refetchOnMount: 'always',
  });

/** The name of a person in a list; the address while they have not joined. */
export const nameOf = ({ person, email }: Pick<Collaborator, 'person' | 'email'>): string =>
  person?.firstname ?? email ?? '';

/** Removes a person, or takes an invitation back, once its toast closes. */
export function removalOf(
  session: Session,
  kind: SharedKind,
  { id, member }: { readonly id: string; readonly member: Collaborator },
  onUndo: () => void,
): Change {
  const { all, members, member: key } = kind.keys(session);
  const without = (list: Members) => ({
    ...list,
    collaborators: list.collaborators.filter((each) => each.id !== member.id),
  });
  return {
    key: key(id, member.id),
    apply: [effect<Members>(members(id), without)],
    call: (call) => call(kind.endpoints.remove, { params: { id, collaboratorId: member.id } }),
    words: {
      done:
        member.status === 'joined' ? `${nameOf(member)} removed` : `Invitation for ${nameOf(member)} removed`,
      failed: `Unable to unshare ${kind.noun}`,
      reason: kind.reason,
    },
    undo: onUndo,
    stale: [all],
  };
}

/** Sends a reminder of an invitation. */
export const reminderTo = (
  session: Session,
  kind: SharedKind,
  { id, member }: { readonly id: string; readonly member: Collaborator },
): Change<Members> => ({
  key: kind.keys(session).member(id, member.id),
  call: (call) => call(kind.endpoints.remind, { params: { id, collaboratorId: member.id } }),
  result: (answer) => [effect<Members>(kind.keys(session).members(id), () => answer)],
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

/** Leaves a thing, once its toast closes. */
export const leaving = (session: Session, kind: SharedKind, { id, name }: NamedThing): Change => ({
  key: kind.keys(session).thing(id),
  apply: kind.without(session, id),
  call: (call) => call(kind.endpoints.leave, { params: { id } }),
  words: {
    done: `You left “${shortName(name)}”`,
    failed: `Unable to leave ${kind.title}`,
    reason: kind.reason,
  },
  onSuccess: () => kind.onPart?.(session, id),
  undo: () => {},
  stale: [kind.keys(session).all],
});

/** Accepts an invitation. @param inviteCode of its link; undefined for one of the menu */
export const joining = (
  session: Session,
  kind: SharedKind,
  { id, name }: NamedThing,
  inviteCode?: string,
): Change => ({
  key: kind.keys(session).thing(id),
  apply: withoutInvitation(session, kind, id),
  async call(call) {
    await call(kind.endpoints.join, {
      params: { id },
      body: inviteCode === undefined ? {} : { inviteCode },
    });
    kind.onJoin?.(session, id);
  },
  result: () => withoutInvitation(session, kind, id),
  words: {
    done: `You joined “${shortName(name)}”`,
    failed: `Unable to join ${kind.title}`,
    reason: invitationReason,
  },
  stale: [kind.keys(session).all],
});

/** Declines an invitation, once its toast closes. */
export const declining = (
  session: Session,
  kind: SharedKind,
  { id, name }: NamedThing,
  onUndo: () => void,
): Change => ({
  key: kind.keys(session).thing(id),
  apply: withoutInvitation(session, kind, id),
  call: (call) => call(kind.endpoints.decline, { params: { id } }),
  words: {
    done: `Invitation to “${shortName(name)}” declined`,
    failed: `Unable to decline ${kind.title} "${shortName(name)}"`,
    reason: invitationReason,
  },
  onSuccess: () => kind.onPart?.(session, id),
  undo: onUndo,
  stale: [kind.keys(session).all],
});

const withoutInvitation = (session: Session, kind: SharedKind, id: string) => {
  const keys = kind.keys(session);
  return [
    effect<readonly Invitation[]>(keys.invitations, (list) => list.filter((each) => each.id !== id)),
    effect<number>(keys.invitationCount, (count) => Math.max(0, count - 1)),
  ];
};

const invitationReason = (failure: ApiError): string =>
  usualReason(failure, { not_found: 'This invitation no longer works.' });
