import type {
  getCollection as readCollection,
  getCollections as readCollections,
  SavedHomes,
} from '@hearth/domain/contract/collection.ts';
import { getCollection, getCollections, getSavedHomes } from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';
import { useShownQuery } from '../changes/use-change.ts';
import { collectionKeys } from './collection-keys.ts';

/** The homes of the person's collections. */
export type Collections = readonly SavedHomes[];
export type CollectionList = ResponseOf<typeof readCollections>;
export type CollectionPage = ResponseOf<typeof readCollection>;

/** The homes of the person's collections, for hearts. */
export const savedHomesQuery = (session: Session) =>
  queryOptions({
    queryKey: collectionKeys(session).homes,
    queryFn: ({ signal }): Promise<Collections> => session.client.call(getSavedHomes, { signal }),
    // Each card of a list asks for them when it comes.
    staleTime: 60_000,
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
    enabled: session.viewer.role !== 'guest',
  });

/** A page of the list of the person's collections, from 1. */
export const collectionListQuery = (session: Session, page: number) =>
  queryOptions({
    queryKey: [...collectionKeys(session).lists, page],
    queryFn: ({ signal }): Promise<CollectionList> =>
      session.client.call(getCollections, { query: page === 1 ? {} : { page: String(page) }, signal }),
    refetchOnMount: 'always',
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
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
export function useCollections() {
  const { data, query } = useShownQuery(savedHomesQuery(useSession()));
  return { query, collections: data };
}

/** Stands in for the first collection until the server has made it. */
export const pendingId = '';

/**
 * The collection that a press of the heart saves to: the one that the person used last or chose, else the own one that was changed last,
 * else a joined one. Undefined where the person has none. @param chosen its id; '' for none
 */
export function saveTarget(collections: Collections, chosen: string): SavedHomes | undefined {
  const open = collections.filter(({ id, can }) => can.changeHomes || id === pendingId);
  return (
    (chosen === '' ? undefined : open.find(({ id }) => id === chosen)) ??
    open.find(({ sharedBy }) => sharedBy === null) ??
    open[0]
  );
}

/** The collections of the person alone, of which there can be a limited number. */
export const privateCollections = (collections: Collections): Collections =>
  collections.filter(({ sharedBy }) => sharedBy === null);

/** The collections with a home that the person may take it out of. */
export const removableFrom = (collections: Collections, listingid: string): Collections =>
  collections.filter(
    ({ can, listingIds, keptIds }) =>
      can.changeHomes && listingIds.includes(listingid) && !keptIds.includes(listingid),
  );

/** Returns whether one of the person's collections has a home. */
export const isSaved = (collections: Collections | undefined, listingid: string): boolean =>
  collections?.some(({ listingIds }) => listingIds.includes(listingid)) ?? false;
