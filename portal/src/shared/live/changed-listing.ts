import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Begins the keys of all listings with their details. */
export const listingKeys: QueryKey = ['listing'];

/** Returns whether a listing is among those that changed. */
export type IsChanged = (listingid: string) => boolean;

const listeners = new Set<(isChanged: IsChanged) => void>();

/** Calls a function when listings have changed on the site. Returns the function that ends it. */
export function onChangedListings(listener: (isChanged: IsChanged) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Requests again all answers on the page that show one of these listings, and reports the change to parts with answers of their own.
 * @param ids `listingid`s; null where any may have changed
 */
export function refetchListings(
  queries: Pick<QueryClient, 'invalidateQueries'>,
  ids: readonly string[] | null,
): void {
  const changed = new Set(ids);
  const isChanged: IsChanged = (listingid) => ids === null || changed.has(listingid);
  void queries.invalidateQueries({
    predicate: ({ queryKey: [kind, id], state: { data } }) =>
      (kind === listingKeys[0] && isChanged(String(id))) || shownIds(data).some(isChanged),
  });
  for (const listener of listeners) listener(isChanged);
}

/** The ids of all listings in an answer. */
const shownIds = (data: unknown): readonly string[] =>
  [...(JSON.stringify(data) ?? '').matchAll(/"listingid":"([^"]*)"/g)].map(([, id = '']) => id);
