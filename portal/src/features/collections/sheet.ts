import { getCollection } from '@hearth/domain/contract/collection.ts';
import { largestListPage } from '@hearth/domain/contract/list.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../shared/app/session.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';

/** A home of a tour: its choice for the sheet and the time of arrival. */
export interface Stop {
  readonly isIn: boolean;
  /** 'HH:MM'; '' for none. */
  readonly time: string;
}

/** A collection with all its homes on one page. */
export const sheetQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: [...collectionKeys(session).collection(id), 'sheet'],
    async queryFn({ signal }): Promise<CollectionPage> {
      const pageOf = (page: number) =>
        session.client.call(getCollection, {
          params: { id },
          query: { limit: String(largestListPage), page: String(page) },
          signal,
        });
      let all = await pageOf(1);
      for (let page = 2; page <= all.pageCount; page++) {
        const { listings, addedListings } = await pageOf(page);
        all = {
          ...all,
          listings: [...all.listings, ...listings],
          addedListings: [...all.addedListings, ...addedListings],
        };
      }
      return all;
    },
  });

/** Homes of a tour in the order of their times; those without a time follow, as they are. */
export const inTourOrder = (
  homes: readonly ListingCard[],
  stopOf: (home: ListingCard) => Stop,
): readonly ListingCard[] => {
  const timeOf = (home: ListingCard) => stopOf(home).time || '99';
  return homes.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : Number(timeOf(a) > timeOf(b))));
};
