import type { ThingChange } from '@hearth/domain/contract/live.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';
import { contactKeys } from '../contacts/contact-queries.ts';
import { historyKeys } from '../history/history-keys.ts';
import { inboxKeys } from '../inbox/inbox-counts.ts';
import { savedSearchKeys } from '../saved-searches/saved-search-queries.ts';
import { collectionKeys } from '../saving/collection-keys.ts';

type KeysOf = (session: Pick<Session, 'root' | 'ownRoot'>, id: string) => readonly QueryKey[];

const viewedKeys: KeysOf = (session) => [historyKeys(session).all, historyKeys(session).memory];

/** Kinds whose answers have keys that begin alike; answers that show a listing are found by its id. */
type Keyed = ThingChange['resource'];

/** Begin the keys of answers to request again, by the kind of the thing that changed; a kind without an id means `all`. */
const keysOf: Readonly<Record<Keyed, { readonly one: KeysOf; readonly all: KeysOf }>> = {
  collection: {
    one(session, id) {
      const { homes, lists, invitations, invitationCount, ...keys } = collectionKeys(session);
      const ofCollection = [
        keys.pages(id),
        keys.members(id),
        keys.comments(id),
        keys.votes(id),
        keys.agreement(id),
      ];
      return [homes, lists, invitations, invitationCount, ...ofCollection];
    },
    all: (session) => [collectionKeys(session).all],
  },
  'saved-search': {
    one(session, id) {
      const { pages, search, members, invitations, invitationCount } = savedSearchKeys(session);
      return [pages, search(id), members(id), invitations, invitationCount];
    },
    all: (session) => [savedSearchKeys(session).all],
  },
  inbox: { one: (session) => [inboxKeys(session).all], all: (session) => [inboxKeys(session).all] },
  viewed: { one: viewedKeys, all: viewedKeys },
  contact: {
    one: (session, id) => [contactKeys(session).pages, contactKeys(session).contact(id)],
    all: (session) => [contactKeys(session).all],
  },
};

/** The keys of answers that a change makes stale; none for a kind that a newer server added. */
export function keysOfChange(
  session: Pick<Session, 'root' | 'ownRoot'>,
  { resource, id }: ThingChange,
): readonly QueryKey[] {
  const keys = keysOf[resource] as (typeof keysOf)[Keyed] | undefined;
  if (keys === undefined) return [];
  return id === null ? keys.all(session, '') : keys.one(session, id);
}

/** The keys of all answers that change live. */
export const allLiveKeys = (session: Pick<Session, 'root' | 'ownRoot'>): readonly QueryKey[] =>
  Object.values(keysOf).flatMap(({ all }) => all(session, ''));
