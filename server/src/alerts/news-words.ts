import type { VisibleParts } from '@hearth/domain/listing/gate.ts';
import { openHouseText } from '@hearth/domain/listing/label.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { priceText } from '@hearth/domain/listing/price.ts';
import { statusText } from '@hearth/domain/listing/status.ts';
import type { HomeNews } from './digest-news.ts';
import type { Arrival, HomeChange } from './home-news.ts';

const arrivals: Readonly<Record<NonNullable<Arrival>, string>> = {
  new: 'New listing',
  'back on market': 'Back on the market',
  'now in the search': 'Now matches your search',
};

/** The news of a home in lines, as far as its parts are shown: past prices are not public in Texas. */
export const newsLines = (
  { arrival, changes }: Pick<HomeNews, 'arrival' | 'changes'>,
  listing: Listing,
  parts: Pick<VisibleParts, 'pricehistory'>,
): readonly string[] => [
  ...(arrival === null ? [] : [arrivals[arrival]]),
  ...changes.map((change) => changeText(change, listing, parts)),
];

function changeText(
  change: HomeChange,
  { propertytype }: Listing,
  { pricehistory }: Pick<VisibleParts, 'pricehistory'>,
): string {
  switch (change.kind) {
    case 'price': {
      const price = (dollars: number) => priceText(dollars, propertytype);
      const { from, to } = change;
      const direction = to < from ? 'Price cut' : 'Price increase';
      if (!pricehistory) return direction;
      const sign = to < from ? '-' : '+';
      return `${direction}: ${price(from)} to ${price(to)} (${sign}${price(Math.abs(to - from))})`;
    }
    case 'status':
      return `Status: ${statusText(change.to)}`;
    case 'photos':
      return change.added === 1 ? '1 new photo' : `${change.added} new photos`;
    case 'open house':
      return openHouseText(change.openHouse);
  }
}
