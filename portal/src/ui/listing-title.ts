import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Edition } from '@hearth/domain/edition/editions.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import { useQueries } from '@tanstack/react-query';
import { useApp } from './app-context.tsx';
import { listingQuery, withheld } from './listing-query.ts';

/** '12 Oak Ln, Austin, TX 78704 | Hearth Austin'. */
export const listingTitle = (listing: ListingDetails, edition: Pick<Edition, 'name'>): string =>
  `${streetLine(listing)}, ${cityLine(listing)} | ${edition.name}`;

/** The title of the listing at a path as soon as the listing is loaded, which is left to its screen; null without a path. */
export function useListingTitle(path: string | null): string | null {
  const { client, edition } = useApp();
  const id = path === null ? undefined : parseListingPath(path)?.id;
  const ids = id === undefined ? [] : [id];
  const [known] = useQueries({
    queries: ids.map((each) => ({ ...listingQuery(client, each), enabled: false })),
  });
  return known?.data && withheld(known.error) === null ? listingTitle(known.data, edition) : null;
}
