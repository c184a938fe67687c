import { editions } from '../../../edition/editions.ts';
import { addDays } from '../../../listing/days.ts';
import type { Listing } from '../../../listing/listing.ts';
import { nextOpenHouse } from '../../../listing/open-house.ts';
import type { MatchContext } from '../../search-request.ts';
import { optionalNumberCodec } from '../../url/codec.ts';
import { everySearch, type FilterRow } from '../filter-row.ts';
import { flagRow, withAny } from './make-row.ts';
import { daysLabel } from './time-frame.ts';

/** Open houses only means those within so many days (specification section 9). */
export const openHouseOnlyDays = 7;

/** The brokerage's own: its office's listings in the MLS, and its exclusive ones. */
export const isOurs = (
  listing: Pick<Listing, 'source' | 'listofficemlsid'>,
  context: Pick<MatchContext, 'edition'>,
): boolean => listing.source === 'EX' || listing.listofficemlsid === editions[context.edition].officeCode;

const isOpenWithin = (listing: Listing, days: number, context: MatchContext): boolean => {
  const next = nextOpenHouse(listing.openhouse, context);
  return next !== undefined && next.openhousedate <= addDays(context.today, days);
};

export const ourListingsOnlyRow = flagRow({
  key: 'ourListingsOnly',
  group: 'showOnlyFilters',
  label: 'Our listings',
  matches: (listing, only, context) => !only || isOurs(listing, context),
});

/** The same as `openHouse` 7. */
export const openHouseOnlyRow = flagRow({
  key: 'openHouseOnly',
  group: 'showOnlyFilters',
  label: 'Open houses',
  matches: (listing, only, context) => !only || isOpenWithin(listing, openHouseOnlyDays, context),
});

/** An open house that has not ended by now begins at most so many days after today. */
export const openHouseRow: FilterRow<'openHouse'> = {
  key: 'openHouse',
  group: 'showOnlyFilters',
  label: 'Open house within',
  control: { kind: 'select' },
  options: () => withAny([1, 7, 30], daysLabel, 'No Preference'),
  defaultValue: null,
  codec: optionalNumberCodec(0, 365),
  scope: everySearch,
  matches: (listing, days, context) => days === null || isOpenWithin(listing, days, context),
  describe: (days) =>
    days === null ? 'Open house any time' : `Open house within ${daysLabel(days).toLowerCase()}`,
};

/** Listings without a single picture; agents look for their own unfinished ones. */
export const noPhotoRow = flagRow({
  key: 'noPhoto',
  group: 'showOnlyFilters',
  label: 'No photo',
  scope: { searches: 'both', agentsOnly: true },
  matches: (listing, only) => !only || listing.media.length === 0,
});
