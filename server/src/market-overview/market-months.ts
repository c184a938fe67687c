import type { MarketMonth } from '@hearth/domain/contract/market-overview.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { MonthRow, Span } from './market.queries.ts';

/** How many months trends show. */
const MONTHS = 24;

/** A median of fewer homes would reveal the price of one of them. Of fewer sales a month it shows no trend. */
export const LEAST_FOR_MEDIAN = 3;

/** The months that a trend shows on a day ('YYYY-MM-DD'). */
function spanUntil(today: string): Span {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return {
    today,
    since: firstDay(year, month - MONTHS + 1),
    year: { from: firstDay(year, month - 12), to: firstDay(year, month) },
  };
}

/** The months that a trend shows at a moment, by the calendar of a time zone. */
export const spanUntilNow = (now: Date, timeZone: string): Span =>
  spanUntil(localMoment(now, timeZone).today);

/** Months are counted from 1; those before 1 lie in earlier years. */
const firstDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

/** Every month of a span with its counts, the oldest first. */
export function monthsOfTrend(
  { since }: Pick<Span, 'since'>,
  sold: readonly MonthRow[],
  listed: readonly MonthRow[],
): MarketMonth[] {
  const soldIn = new Map(sold.map((row) => [row.month, row]));
  const listedIn = new Map(listed.map((row) => [row.month, row]));
  const [year = 0, month = 0] = since.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) => {
    const name = firstDay(year, month + at).slice(0, 7);
    const sales = soldIn.get(name);
    return {
      month: name,
      sold: sales?.count ?? 0,
      soldmedianlistprice:
        sales && sales.count >= LEAST_FOR_MEDIAN ? Math.round(sales.medianlistprice) : null,
      listed: listedIn.get(name)?.count ?? 0,
    };
  });
}
