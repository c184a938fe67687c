import { usualLimit, type WidgetQuery } from '../search/widget-query.ts';
import { later, useLater } from '../ui/use-later.ts';
import type { ListingsClient } from './find-listings.ts';

/** Where a page wants all homes of a list to be shown. */
export interface AllHomes {
  /** A page with a `sync-url` search; the portal's own list where nothing is said. */
  readonly resultsUrl?: string | undefined;
}

const addresses = later(async () => (await import('../search/results-address.ts')).resultsAddress);

/**
 * Whether a list may get a way to all its homes. The portal's list knows no agents, so that one agent's listings need a
 * page that does.
 */
export const mayLink = ({ agent, trecLicense }: WidgetQuery, { resultsUrl }: AllHomes): boolean =>
  Boolean(resultsUrl) || !(agent || trecLicense);

/** The address of all homes, once it is known that there are more than the list shows; null where there is none. */
export function useAllUrl(
  client: Pick<ListingsClient, 'baseUrl'>,
  query: WidgetQuery,
  total: number | undefined,
  homes: AllHomes,
): string | null {
  const isMore = total !== undefined && total > (query.limit ?? usualLimit);
  const isWanted = mayLink(query, homes) && (isMore || Boolean(homes.resultsUrl));
  const resultsAddress = useLater(addresses, isWanted);
  if (!isWanted || !resultsAddress) return null;
  return resultsAddress(query, { ...homes, baseUrl: client.baseUrl, prefix: 'hearth-' });
}
