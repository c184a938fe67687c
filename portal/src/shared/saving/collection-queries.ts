import type { Collection, getCollection as readCollection } from '@hearth/domain/contract/collection.ts';
import { getCollection, getCollections } from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { isReservedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { queryOptions } from '@tanstack/react-query';
import { useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';
import { useShownQuery } from '../changes/use-change.ts';
import { collectionKeys } from './collection-keys.ts';

export type Collections = readonly Collection[];
export type CollectionPage = ResponseOf<typeof readCollection>;

/** The person's collections. */
export const collectionsQuery = (session: Session) =>
  queryOptions({
    queryKey: collectionKeys(session).list,
    queryFn: ({ signal }): Promise<Collections> => session.client.call(getCollections, { signal }),
    // Each card of a list asks for them when it comes.
    staleTime: 60_000,
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
    enabled: session.viewer.role !== 'guest',
  });

/** Parameters of a page's order; none for that by hand. */
export type CollectionOrder = Readonly<Record<string, string>>;

/** A page of a collection, from 1. */
export const collectionPageQuery = (
  session: Session,
  id: string,
  page: number,
  order: CollectionOrder = {},
) =>
  queryOptions({
    queryKey: [...collectionKeys(session).ordered(id, new URLSearchParams(order).toString()), page],
    queryFn: ({ signal }): Promise<CollectionPage> =>
      session.client.call(getCollection, {
        params: { id },
        query: page === 1 ? order : { ...order, page: String(page) },
        signal,
      }),
    enabled: session.viewer.role !== 'guest',
  });

/** The collections with the pending changes; undefined until they are loaded. Guests have none, and cause no request. */
export function useCollections(options: { readonly refetchOnMount?: 'always' } = {}) {
  const { data, query } = useShownQuery({ ...collectionsQuery(useSession()), ...options });
  return { query, collections: data };
}

/** The collections that a home can be saved to. */
export const ownCollections = (collections: Collections): Collections =>
  collections.filter(({ id }) => !isReservedCollection(id));

/** Stands in for the first collection until the server has made it. */
export const pendingId = '';

/**
 * The collection that a press of the heart saves to: the one that the person used last or chose, else the own one that was changed last,
 * else a joined one. Undefined where the person has none. @param chosen its id; '' for none
 */
export function saveTarget(collections: Collections, chosen: string): Collection | undefined {
  const open = ownCollections(collections).filter(({ id, can }) => can.changeHomes || id === pendingId);
  return (
    (chosen === '' ? undefined : open.find(({ id }) => id === chosen)) ??
    open.find(({ sharedBy }) => sharedBy === null) ??
    open[0]
  );
}

/** The collections of the person alone, of which there can be a limited number. */
export const privateCollections = (collections: Collections): Collections =>
  ownCollections(collections).filter(({ sharedBy }) => sharedBy === null);

/** The collections with a home that the person may take it out of. */
export const removableFrom = (collections: Collections, listingid: string): Collections =>
  ownCollections(collections).filter(
    ({ can, listingIds, keptIds }) =>
      can.changeHomes && listingIds.includes(listingid) && !keptIds.includes(listingid),
  );

/** Returns whether one of the person's own collections has a home. */
export const isSaved = (collections: Collections | undefined, listingid: string): boolean =>
  collections?.some(({ id, listingIds }) => !isReservedCollection(id) && listingIds.includes(listingid)) ??
  false;
