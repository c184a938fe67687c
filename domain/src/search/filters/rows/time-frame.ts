import { editions } from '../../../edition/editions.ts';
import { localDay } from '../../../edition/local-moment.ts';
import { addDays, daysOnMarket } from '../../../listing/days.ts';
import type { Listing } from '../../../listing/listing.ts';
import type { MatchContext } from '../../match-context.ts';
import { numberCodec, optionalDayCodec, optionalNumberCodec } from '../../url/codec.ts';
import { everySearch, type FilterOption, type RuleRow } from '../filter-row.ts';
import { withAny } from './make-row.ts';

/** Timeframe in days that checking Sold or Leased sets. */
export const defaultSoldTimeframe = 365;

const names: Readonly<Record<number, string>> = { 183: '6 Months', 365: '1 Year', 730: '2 Years' };
export const daysLabel = (days: number): string => names[days] ?? (days === 1 ? '1 Day' : `${days} Days`);

const dayOptions = (days: readonly number[]): readonly FilterOption<number | null>[] =>
  withAny(days, daysLabel);

const timeframes = [1, 7, 30, 90, 183, 365, 730];
const daysCodec = optionalNumberCodec(1, 36_500);

/** The calendar day of a moment in the edition's time zone. */
export const dayIn = (timestamp: string | null, context: MatchContext): string | null =>
  timestamp === null ? null : localDay(timestamp, editions[context.edition].timeZone);

/** Returns whether a day is at most so many days before today; future days match, unknown days do not. */
const isSince = (day: string | null, days: number, context: MatchContext): boolean =>
  day !== null && day >= addDays(context.today, -days);

/** Days from `onmarketdate` to today, or to `closedate` of sold and leased listings; unknown does not match. */
const daysOnMarketRow: RuleRow<number | null> = {
  group: 'timeFrameFilters',
  label: 'Days on market',
  control: { kind: 'select' },
  options: () => dayOptions(timeframes),
  defaultValue: null,
  codec: daysCodec,
  scope: everySearch,
  matches: (listing, days, context) => {
    if (days === null) return true;
    const counted = daysOnMarket(listing, context.today);
    return counted !== null && counted <= days;
  },
  describe: (days) =>
    days === null ? 'Any time on market' : `On market ${daysLabel(days).toLowerCase()} or less`,
};

const closedWithin = (listing: Listing, days: number | null, context: MatchContext): boolean =>
  days === null || isSince(listing.closedate, days, context);

const describeClosed = (verb: string, days: number | null): string => {
  if (days === null) return `${verb} any time`;
  return days === 365 ? `${verb} in the last year` : `${verb} in the last ${daysLabel(days).toLowerCase()}`;
};

/** Sold listings must have closed within so many days, both ends included; all others pass. */
const soldTimeframeRow: RuleRow<number | null> = {
  group: 'timeFrameFilters',
  label: 'Sold',
  control: { kind: 'select' },
  options: () => dayOptions(timeframes),
  defaultValue: null,
  codec: daysCodec,
  scope: { searches: 'sale', right: 'everyone' },
  matches: (listing, days, context) => listing.mlsstatus !== 'Sold' || closedWithin(listing, days, context),
  describe: (days) => describeClosed('Sold', days),
};

/** The same for leased listings. */
const leasedTimeframeRow: RuleRow<number | null> = {
  group: 'timeFrameFilters',
  label: 'Leased',
  control: { kind: 'select' },
  options: () => dayOptions(timeframes),
  defaultValue: null,
  codec: daysCodec,
  scope: { searches: 'lease', right: 'everyone' },
  matches: (listing, days, context) => listing.mlsstatus !== 'Leased' || closedWithin(listing, days, context),
  describe: (days) => describeClosed('Leased', days),
};

/** The previous price was higher, and the price changed within so many days (by the edition's calendar). */
const lastPriceReductionRow: RuleRow<number | null> = {
  group: 'timeFrameFilters',
  label: 'Price reduced',
  control: { kind: 'select' },
  options: () => dayOptions([1, 7, 30, 90]),
  defaultValue: null,
  codec: daysCodec,
  scope: everySearch,
  matches: (listing, days, context) =>
    days === null ||
    (listing.previouslistprice !== null &&
      listing.previouslistprice > listing.listprice &&
      isSince(dayIn(listing.pricechangetimestamp, context), days, context)),
  describe: (days) =>
    days === null ? 'Price reduced any time' : `Price reduced in the last ${daysLabel(days).toLowerCase()}`,
};

/** A major change within so many days; 0 is no condition. Links of saved-search mails set it. */
const periodRow: RuleRow<number> = {
  group: 'timeFrameFilters',
  label: 'Changed',
  control: { kind: 'none' },
  defaultValue: 0,
  codec: numberCodec(0, 36_500),
  scope: everySearch,
  matches: (listing, days, context) =>
    days === 0 || isSince(dayIn(listing.majorchangetimestamp, context), days, context),
  describe: (days) =>
    days === 0 ? 'Changed any time' : `Changed in the last ${daysLabel(days).toLowerCase()}`,
};

/** The major change was on this day or later. */
const periodStartRow: RuleRow<string | null> = {
  group: 'timeFrameFilters',
  label: 'Changed from',
  control: { kind: 'none' },
  defaultValue: null,
  codec: optionalDayCodec,
  scope: everySearch,
  matches: (listing, start, context) => {
    if (start === null) return true;
    const day = dayIn(listing.majorchangetimestamp, context);
    return day !== null && day >= start;
  },
  describe: (start) => (start === null ? 'Changed from any day' : `Changed from ${start}`),
};

/** The major change was on this day or earlier. */
const periodEndRow: RuleRow<string | null> = {
  group: 'timeFrameFilters',
  label: 'Changed until',
  control: { kind: 'none' },
  defaultValue: null,
  codec: optionalDayCodec,
  scope: everySearch,
  matches: (listing, end, context) => {
    if (end === null) return true;
    const day = dayIn(listing.majorchangetimestamp, context);
    return day !== null && day <= end;
  },
  describe: (end) => (end === null ? 'Changed until any day' : `Changed until ${end}`),
};

export const timeFrameRows = {
  daysOnMarket: daysOnMarketRow,
  soldTimeframe: soldTimeframeRow,
  leasedTimeframe: leasedTimeframeRow,
  lastPriceReduction: lastPriceReductionRow,
  period: periodRow,
  periodStart: periodStartRow,
  periodEnd: periodEndRow,
};
