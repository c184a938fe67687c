import type { Collection } from '@hearth/domain/contract/collection.ts';
import { getSavedHomes } from '@hearth/domain/contract/collection.ts';
import type { getLinkedInvitation } from '@hearth/domain/contract/collection-sharing.ts';
import type { getAgreement, Votes } from '@hearth/domain/contract/collection-votes.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import type { Departure, Invitation, Members } from '@hearth/domain/contract/membership.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { collectionsPerPage, mostCollections } from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { isReservedCollection, proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { aSearchResult } from '@hearth/widgets/testing/home-server.ts';

const isDismissed = ({ id }: Partial<Collection>): boolean => id === dismissedCollection;

/** A collection that was changed last on 2026-11-20. */
export const aCollection = (given: Partial<Collection> = {}): Collection => ({
  id: '1',
  name: 'Downtown',
  description: null,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  listingIds: [],
  keptIds: [],
  images: [],
  sharedBy: null,
  ...{ collaboratorCount: 0, cadence: 'daily', notifyAgent: false },
  can: rightsOfOwner(isDismissed(given), (given.collaboratorCount ?? 0) > 0),
  ...given,
});

const rightsOfOwner = (isReserved: boolean, isShared: boolean): Collection['can'] => ({
  ...{
    rename: !isReserved,
    chooseCadence: !isReserved,
    remove: !isReserved,
    invite: !isReserved,
    comment: !isReserved,
  },
  ...{ vote: isShared, openVotes: isShared, seeVotes: !isReserved },
  ...{ changeHomes: true, order: !isReserved, subscribe: !isReserved, leave: false, answer: false },
});

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: {
    readonly name: string;
    readonly description?: string;
    readonly listings?: string[];
    /** Of a move. */
    readonly before?: string | null;
    /** Of a note. */
    readonly text?: string;
  };
}

type LinkedInvitation = ResponseOf<typeof getLinkedInvitation>;

interface People {
  readonly votes: Votes;
  readonly agreement: ResponseOf<typeof getAgreement>;
  readonly invitations: readonly Invitation[];
  readonly members: Members;
  readonly departure: Departure;
  readonly linked: LinkedInvitation | null;
}

function answerAboutPeople(path: string, people: People): unknown {
  const { invitations: items, members, departure, votes, agreement, linked } = people;
  if (path.endsWith('/votes')) return votes;
  if (path.endsWith('/agreement')) return agreement;
  if (path.endsWith('/invitation')) return linked;
  if (path.endsWith('/invitations')) return { items, total: items.length };
  if (path.endsWith('/collaborator')) return members;
  return path.endsWith('/departure') ? departure : undefined;
}

const initialState = (collections: readonly Collection[]) => ({
  collections: [...collections],
  invitations: [] as Invitation[],
  members: { owner: { firstname: 'Ana', picture: null, isYou: true }, collaborators: [] } as Members,
  departure: [] as Departure,
  /** Of the link of an invitation. */
  linked: null as LinkedInvitation | null,
  votes: { homes: [] } as Votes,
  agreement: {
    ...{ name: 'Lakes', listings: [], homes: [], total: 0, pageCount: 0 },
    search: { lease: false, filters: [] },
  } as ResponseOf<typeof getAgreement>,
  told: [] as string[],
  /** Idempotency keys of new collections. */
  attempts: [] as (string | undefined)[],
  reads: 0,
  /** Orders that pages were asked for in. */
  orders: [] as string[],
  notes: {} as Readonly<Record<string, string>>,
  refusal: undefined as ApiError | undefined,
  ready: Promise.resolve(),
});

/** A page of the list: reserved collections with homes stand before the first page's own and after the last page's. */
function listOf(collections: readonly Collection[], page: number) {
  const named = collections.filter(({ id }) => !isReservedCollection(id));
  const reserved = (wanted: string) =>
    collections.filter(({ id, listingIds }) => id === wanted && listingIds.length > 0);
  const from = (page - 1) * collectionsPerPage;
  const isLast = page === Math.max(1, Math.ceil(named.length / collectionsPerPage));
  const items = [
    ...(page === 1 ? reserved(proposedCollection) : []),
    ...named.slice(from, from + collectionsPerPage),
    ...(isLast ? reserved(dismissedCollection) : []),
  ];
  return {
    items: items.map(({ listingIds, keptIds, ...each }) => ({ ...each, total: listingIds.length })),
    total: named.length,
    canAdd: named.filter(({ sharedBy }) => sharedBy === null).length < mostCollections,
  };
}

/** A page of twenty homes, with the person's notes by their ids. */
function pageOf(collection: Collection, page: number, notes: Readonly<Record<string, string>>) {
  const { length: total } = collection.listingIds;
  const shown = collection.listingIds.slice((page - 1) * 20, page * 20);
  return {
    ...collection,
    ...{ commentCount: 0, total, pageCount: Math.ceil(total / 20) },
    addedListings: shown.map((listingid) => ({
      listingid,
      addedBy: { firstname: 'Ana', picture: null, isYou: true, hasLeft: false },
      comment: collection.id === proposedCollection ? 'See the porch' : null,
      can: { remove: !collection.keptIds.includes(listingid) },
      note: notes[listingid] ?? null,
      ...{ commentCount: 0, newCommentCount: 0 },
    })),
    listings: shown.map((listingid) =>
      aListingCard({
        ...{ listingid, listingkey: listingid, streetnumber: listingid },
        ...{ streetname: 'Oak', streetsuffix: null },
      }),
    ),
  };
}

/**
 * A server with the collections of one person, which it changes as the real one does. Requests other than reads are noted as
 * 'PUT 1 L1'; they wait for `ready` and are refused with `refusal` where there is one.
 */
export function collectionServer(collections: readonly Collection[] = []) {
  const server = initialState(collections);
  const find = (id = ''): Collection => {
    const found = server.collections.find((each) => each.id === id);
    if (!found) throw new ApiError('not_found', '', { status: 404 });
    return found;
  };
  const replace = (changed: Collection) => {
    server.collections = [changed, ...server.collections.filter(({ id }) => id !== changed.id)];
    return changed;
  };
  const without = (collection: Collection, home = '') => collection.listingIds.filter((id) => id !== home);

  function change(method: string, { id, listingId }: Readonly<Record<string, string>>, body: Sent['body']) {
    if (method === 'POST') {
      const { name = '', listings = [] } = body ?? {};
      return replace(aCollection({ id: String(server.collections.length + 1), name, listingIds: listings }));
    }
    if (method === 'PATCH') return replace({ ...find(id), ...body, description: body?.description || null });
    if (listingId === undefined) {
      server.collections = server.collections.filter((each) => each !== find(id));
      return { done: true };
    }
    const rest = without(find(id), listingId);
    if (body?.before !== undefined) {
      const at = body.before === null ? rest.length : rest.indexOf(body.before);
      replace({ ...find(id), listingIds: rest.toSpliced(at, 0, listingId) });
      return { done: true };
    }
    replace({ ...find(id), listingIds: method === 'PUT' ? [listingId, ...rest] : rest });
    return { done: true };
  }

  function read({ params: { id } = {}, query: { page = '1', ...order } = {} }: Sent) {
    server.reads += 1;
    if (id !== undefined) server.orders.push(new URLSearchParams(order).toString());
    if (id === undefined) return listOf(server.collections, Number(page));
    return pageOf(find(id), Number(page), server.notes);
  }

  /** Requests about people are noted as 'POST leave' or 'DELETE collaborator'. */
  function changePeople(method: string, path: string, { params: { id } = {}, body }: Sent) {
    const name = path.split('/').findLast((part) => !part.startsWith('{'));
    server.told.push(`${method} ${name} ${Array.isArray(body) ? body.map(({ email }) => email) : ''}`.trim());
    if (server.refusal) throw server.refusal;
    if (name === 'join')
      return replace(aCollection({ id: id ?? '', sharedBy: { firstname: 'Kim', picture: null } }));
    return method === 'POST' && name !== 'leave' && name !== 'decline' ? server.members : { done: true };
  }

  const call = async ({ method, path }: { method: string; path: string }, sent: Sent = {}) => {
    if (path === searchListings.path) return aSearchResult();
    if (method === 'GET') {
      if (server.refusal) throw server.refusal;
      const people = answerAboutPeople(path, server);
      if (people !== undefined) return people;
      if (path !== getSavedHomes.path) return read(sent);
      server.reads += 1;
      return server.collections.filter(({ id }) => !isReservedCollection(id));
    }
    const { params = {}, body, headers = {} } = sent;
    if (method === 'POST' && body?.name) server.attempts.push(headers[idempotencyHeader]);
    if (/\/(vote|votes\/open)$/.test(path)) {
      server.told.push([method, path.split('/').at(-1), params.listingId, JSON.stringify(body)].join(' '));
      if (server.refusal) throw server.refusal;
      return server.votes;
    }
    if (path.includes('/collaborator') || /(join|decline|leave)$/.test(path))
      return changePeople(method, path, sent);
    const given = body?.name ?? body?.text ?? (body?.before === undefined ? '' : `before ${body.before}`);
    server.told.push([method, params.id, params.listingId, given].filter(Boolean).join(' '));
    await server.ready;
    if (server.refusal) throw server.refusal;
    if (path.endsWith('/note')) {
      server.notes = { ...server.notes, [params.id ?? '']: body?.text ?? '' };
      return { done: true };
    }
    if (path.endsWith('/dismiss')) return { done: true, removedFrom: [] };
    return change(method, params, body);
  };
  return { server, client: { baseUrl: `${location.origin}/`, call } as unknown as Client };
}
