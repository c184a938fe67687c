import type { Reading } from './reading.ts';
import type { Token } from './token.ts';
import type { Meaning, Understood } from './understood.ts';

/** A price in full or with its scale: '$350,000', '350k', '1.2 million', '2000'. */
const plainPrice = /\$|\d[\d.,]{0,9}\s?(?:k|m|million|thousand)\b|\d{4}|\d,\d{3}/i;

export const isPrice = (meaning: Meaning): boolean =>
  meaning.kind === 'filters' && ('minPrice' in meaning.values || 'maxPrice' in meaning.values);

/**
 * Returns whether a price was read from words that may mean another figure: 'low 300s', '300 mil', 'under 650', 'six fifty', or beside
 * words that may mean another end: 'blorp 500k'. The visitor sees it before the search runs.
 */
export const isUnsureFigure = ({ text, meaning, isUnsure }: Understood): boolean =>
  isPrice(meaning) &&
  (isUnsure === true || !plainPrice.test(text) || /\bmil\b|(low|mid|high|upper)/i.test(text));

/** Homes for sale under this price are rare, fees and deposits of such an amount are not. */
const leastUsualPrice = 50_000;

/** Returns whether a price is more likely other money than that of a home for sale; lots and farms may be so cheap. */
export const isTooLow = (meaning: Meaning, readings: readonly Reading[]): boolean => {
  if (meaning.kind !== 'filters' || !isPrice(meaning)) return false;
  const { minPrice, maxPrice } = meaning.values;
  const isOfLand = readings.some(
    ({ interpretation }) =>
      interpretation.kind === 'understood' &&
      interpretation.items.some(
        (item) =>
          item.meaning.kind === 'type' && /^(lot|farm)$/.test(item.meaning.key) && item.meaning.wanted,
      ),
  );
  return !isOfLand && (maxPrice ?? minPrice ?? leastUsualPrice) < leastUsualPrice;
};

/**
 * Returns whether a reading is beside a word that is not understood, small words skipped: in 'in blorp of 500k' that word may say whether the
 * figure is a minimum or a maximum. Behind the figure, a comma ends what may be said of it.
 */
export const isBesideUnread = (
  tokens: readonly Token[],
  readings: readonly Reading[],
  { from, to }: Reading,
): boolean => {
  const isUnread = (at: number): boolean =>
    readings.some((each) => each.from <= at && at < each.to && isDoubtful(each.interpretation)) ||
    /^[<>≤≥+=]$/.test(tokens[at]?.word ?? '');
  const isSmall = (at: number): boolean =>
    readings.some((each) => each.from <= at && at < each.to && each.interpretation.kind === 'filler');
  let before = from - 1;
  while (isSmall(before) && !isUnread(before)) before -= 1;
  let behind = to;
  while (isSmall(behind) && !isUnread(behind) && tokens[behind]?.word !== ',') behind += 1;
  return isUnread(before) || isUnread(behind);
};

/** 'More expensive' has no filter, and may still be said of the figure. */
const isDoubtful = (what: Reading['interpretation']): boolean =>
  what.kind === 'unread' || (what.kind === 'unused' && what.reason === 'needs-price');
