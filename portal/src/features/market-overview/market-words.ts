import type { MarketMonth, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { inArea, priceRangeText } from '@hearth/domain/search/areas/area-words.ts';
import { dollars, pendingHomes } from '@hearth/widgets/market/market-text.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Nov 2026' of '2026-11'. */
export const monthText = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** '12 homes', '1 home', 'No homes'. */
export const homesText = (count: number): string =>
  count === 1 ? '1 home' : `${count === 0 ? 'No' : withCommas(count)} homes`;

/** How many homes there are and what they cost; range text from two homes on, else that of homes nearby. */
export function summaryText({ type, place, figures, range, inventory }: MarketOverview): string {
  const pending = pendingHomes({ inventory });
  const ofThem = pending === 0 ? '' : `, ${withCommas(pending)} pending`;
  const count = `${homesText(figures.forsale)} for sale ${inArea(type, place)}${ofThem}`;
  if (range === null) return `${count}.`;
  return range.of === 'area'
    ? `${count}, listed ${priceRangeText(range)}.`
    : `${count}. ${homesText(range.count)} nearby are listed ${priceRangeText(range)}.`;
}

/** The whole months of the last year; the month that runs is not over. */
const lastYear = (trend: readonly MarketMonth[]): readonly MarketMonth[] => trend.slice(-13, -1);

/** A sentence that describes the bars of a count. */
export function countSummary(
  trend: readonly MarketMonth[],
  countOf: (month: MarketMonth) => number,
  words: string,
): string {
  const year = lastYear(trend);
  const total = year.reduce((sum, month) => sum + countOf(month), 0);
  if (total === 0) return `No ${words} in the past 12 months.`;
  const most = year.reduce((best, month) => (countOf(month) > countOf(best) ? month : best));
  return `${withCommas(total)} ${words} in the past 12 months (peak: ${monthText(most.month)}, ${withCommas(countOf(most))}).`;
}

/** A median of fewer sales describes those homes rather than the market. */
const fewestTold = 5;

/** A month with the number of sales behind its figure: 'Nov 2026 (12 homes)'. */
const soldIn = ({ month, sold }: MarketMonth): string => `${monthText(month)} (${homesText(sold)})`;

/** A sentence that describes the trend of list prices, without the current month and months with few sales. */
export function priceSummary(trend: readonly MarketMonth[]): string {
  const known = trend
    .slice(0, -1)
    .filter((month) => month.soldmedianlistprice !== null && month.sold >= fewestTold);
  const [first, last] = [known[0], known.at(-1)];
  if (!first?.soldmedianlistprice || !last?.soldmedianlistprice) return 'Too few sales for a median price.';
  const latest = `${dollars(last.soldmedianlistprice)} in ${soldIn(last)}`;
  return first === last
    ? `Median: ${latest}.`
    : `Median: ${dollars(first.soldmedianlistprice)} in ${soldIn(first)}, ${latest}.`;
}
