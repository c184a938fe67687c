import { listingTitle } from '@hearth/domain/page/listing-head.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../app/app-context.tsx';
import { listingQuery, withheld } from './listing-query.ts';

/** The title of the listing at a path as soon as the listing is loaded, which is left to its screen; null without a path. */
export function useListingTitle(path: string | null): string | null {
  const { client, edition } = useApp();
  const page = path === null ? null : pageAt(path);
  const ids = page?.name === 'listing' || page?.name === 'actingListing' ? [page.params.id] : [];
  const [known] = useQueries({
    queries: ids.map((each) => ({ ...listingQuery(client, each), enabled: false })),
  });
  return known?.data && withheld(known.error) === null ? listingTitle(known.data, edition) : null;
}
