import { getCollections } from '@hearth/domain/contract/collection-routes.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { type keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type App, useApp } from '../app/app-context.tsx';
import type { CollectionChange, Collections } from './saving.ts';

/** The signed-in person's username; '' for guests. */
export const personOf = ({ viewer }: App['session']): string =>
  viewer.role === 'guest' ? '' : viewer.userId;

/** The person's collections. By person: another one never sees them, not even for a moment. */
export const collectionsQuery = ({ client, session }: Pick<App, 'client' | 'session'>) =>
  queryOptions({
    queryKey: ['collections', personOf(session)],
    queryFn: ({ signal }): Promise<Collections> => client.call(getCollections, { signal }),
    // Each card of a list asks for them when it comes.
    staleTime: 60_000,
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
  });

/** The changes of the signed-in person that the server does not have yet. */
export function useChanges(): readonly CollectionChange[] {
  const { saving } = useApp();
  return useSnapshot(saving.state).changes as readonly CollectionChange[];
}

interface CollectionsOptions {
  readonly refetchOnMount?: 'always';
  /** A page with a form keeps what it shows when the session ends. */
  readonly placeholderData?: typeof keepPreviousData;
}

/** The collections with the changes on their way; undefined until they are loaded. Guests have none, and cause no request. */
export function useCollections(options: CollectionsOptions = {}) {
  const app = useApp();
  const changes = useChanges();
  const person = personOf(app.session);
  const query = useQuery({ ...collectionsQuery(app), enabled: person !== '', ...options });
  return { query, collections: query.data && changed(query.data, changes, person) };
}

/** Collections as they are after changes of a person. */
export const changed = (
  list: Collections,
  changes: readonly CollectionChange[],
  person: string,
): Collections =>
  changes.reduce((after, change) => (change.person === person ? change.inList(after) : after), list);

/** The collections that a home can be saved to. */
export const ownCollections = (collections: Collections): Collections =>
  collections.filter(({ id }) => id !== dismissedCollection);

/** Whether one of the person's own collections has a home. */
export const isSaved = (collections: Collections | undefined, listingid: string): boolean =>
  collections?.some(({ id, listingIds }) => id !== dismissedCollection && listingIds.includes(listingid)) ??
  false;
