import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Begins the keys of all listings with their details. */
export const listingKeys: QueryKey = ['listing'];

const listeners = new Set<(listingid: string) => void>();

/** Calls a function with the id of each listing that has changed on the site. Returns the function that ends it. */
export function onChangedListing(listener: (listingid: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Requests again all answers on the page that show a listing, and reports the change to parts with answers of their own. */
export function refetchListing(queries: Pick<QueryClient, 'invalidateQueries'>, listingid: string): void {
  const shown = `"listingid":"${listingid}"`;
  void queries.invalidateQueries({
    predicate: ({ queryKey: [kind, id], state: { data } }) =>
      (kind === listingKeys[0] && id === listingid) || (JSON.stringify(data) ?? '').includes(shown),
  });
  for (const listener of listeners) listener(listingid);
}
