import { getCollection } from '@hearth/domain/contract/collection.ts';
import { largestListPage } from '@hearth/domain/contract/list.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Session } from '../../shared/app/session.ts';
import { useKept } from '../../shared/drafts/use-kept.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';

const planSchema = z.object({
  /** 'YYYY-MM-DD'; '' for none. */
  day: z.catch(z.iso.date(), ''),
  /** By listing id. */
  stops: z.record(
    z.string(),
    z.object({
      isIn: z.boolean(),
      /** 'HH:MM'; '' for none. */
      time: z.catch(z.iso.time({ precision: -1 }), ''),
    }),
  ),
});
type TourPlan = z.output<typeof planSchema>;

/** A home of a tour: its choice for the sheet and the time of arrival. */
export type Stop = Readonly<TourPlan['stops'][string]>;

/** The plan of a tour, kept on the device until the person logs out, and a function that changes it. */
export function useTourPlan(id: string): readonly [TourPlan, (changes: Partial<TourPlan>) => void] {
  const stored = useKept(`tour/${id}`, planSchema, { day: '', stops: {} });
  const [plan, setPlan] = useState(stored.read);
  const change = (changes: Partial<TourPlan>) => {
    const next = { ...plan, ...changes };
    setPlan(next);
    stored.write(next);
  };
  return [plan, change];
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
