import { addDays } from '../../../listing/days.ts';
import type { Listing } from '../../../listing/listing.ts';
import { nextOpenHouse } from '../../../listing/open-house.ts';
import type { MatchContext } from '../../match-context.ts';
import { optionalNumberCodec } from '../../url/codec.ts';
import { everySearch, type RuleRow } from '../filter-row.ts';
import { flagRow, ruleFlagRow, withAny } from './make-row.ts';
import { daysLabel } from './time-frame.ts';

/** Open houses only means those within so many days (specification section 9). */
export const openHouseOnlyDays = 7;

const group = 'showOnlyFilters';

const isOpenWithin = (listing: Listing, days: number, context: MatchContext): boolean => {
  const next = nextOpenHouse(listing.openhouse, context);
  return next !== undefined && next.openhousedate <= addDays(context.today, days);
};

/** An open house that has not ended by now begins at most so many days after today. */
const openHouseRow: RuleRow<number | null> = {
  group,
  label: 'Open house within',
  control: { kind: 'select' },
  options: () => withAny([1, 7, 30], daysLabel),
  defaultValue: null,
  codec: optionalNumberCodec(0, 365),
  scope: everySearch,
  matches: (listing, days, context) => days === null || isOpenWithin(listing, days, context),
  describe: (days) =>
    days === null ? 'Open house any time' : `Open house within ${daysLabel(days).toLowerCase()}`,
};

export const showOnlyRows = {
  ourListingsOnly: flagRow({
    group,
    label: 'Our listings',
    predicate: { column: 'ours', test: 'has' },
  }),
  /** The same as `openHouse` 7. */
  openHouseOnly: ruleFlagRow({
    group,
    label: 'Open houses',
    matches: (listing, only, context) => !only || isOpenWithin(listing, openHouseOnlyDays, context),
  }),
  openHouse: openHouseRow,
  /** Listings without a single picture; agents look for their own unfinished ones. */
  noPhoto: flagRow({
    group,
    label: 'No photo',
    scope: { searches: 'both', right: 'agent' },
    predicate: { column: 'hasPhoto', test: 'lacks' },
  }),
};
