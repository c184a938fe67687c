import { getCollections } from '@hearth/domain/contract/collection.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { type keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';
import type { CollectionChange, Collections } from './saving.ts';

/** The signed-in person's username; '' for guests. */
export const personOf = ({ viewer }: Session): string => (viewer.role === 'guest' ? '' : viewer.userId);

/** The person's collections. */
export const collectionsQuery = ({ client, root }: Pick<Session, 'client' | 'root'>) =>
  queryOptions({
    queryKey: [...root, 'collections'],
    queryFn: ({ signal }): Promise<Collections> => client.call(getCollections, { signal }),
    // Each card of a list asks for them when it comes.
    staleTime: 60_000,
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
  });

/** The changes of the signed-in person that the server does not have yet. */
export function useChanges(): readonly CollectionChange[] {
  const { saving } = useSession();
  return useSnapshot(saving.state).changes as readonly CollectionChange[];
}

interface CollectionsOptions {
  readonly refetchOnMount?: 'always';
  /** A page with a form keeps what it shows when the session ends. */
  readonly placeholderData?: typeof keepPreviousData;
}

/** The collections with the changes on their way; undefined until they are loaded. Guests have none, and cause no request. */
export function useCollections(options: CollectionsOptions = {}) {
  const session = useSession();
  const changes = useChanges();
  const person = personOf(session);
  const query = useQuery({ ...collectionsQuery(session), enabled: person !== '', ...options });
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

/** Returns whether one of the person's own collections has a home. */
export const isSaved = (collections: Collections | undefined, listingid: string): boolean =>
  collections?.some(({ id, listingIds }) => id !== dismissedCollection && listingIds.includes(listingid)) ??
  false;
