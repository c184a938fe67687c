import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { daysBetween } from '@hearth/domain/listing/days.ts';
import type { TimelineRow } from '@hearth/domain/listing/history/timeline.ts';
import { shortPriceText } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';

const width = 600;
const height = 120;
const margin = 8;

/** The prices as a line of steps; a decoration of the table below it, which has the same figures. Nothing for a single price. */
export function PriceChart({ rows }: { readonly rows: readonly TimelineRow[] }): ReactNode {
  const priced = rows.flatMap(({ day, price }) => (price === null ? [] : [{ day, price }])).toReversed();
  const [first, last] = [priced[0], priced.at(-1)];
  const prices = priced.map(({ price }) => price);
  if (!first || !last || new Set(prices).size < 2) return null;
  const points = pointsOf(priced, first.day, last.day);
  const steps = points.map(({ x, y }, at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return (
    <div className="hearth-price-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${steps}H${width}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="hearth-price-chart__prices">
        <span>{shortPriceText(Math.max(...prices))}</span>
        <span>{shortPriceText(Math.min(...prices))}</span>
      </p>
      <p className="hearth-price-chart__days">
        <span>{shortDate(first.day)}</span>
        <span>{shortDate(last.day)}</span>
      </p>
    </div>
  );
}

interface Priced {
  readonly day: string;
  readonly price: number;
}

/** The last step ends a tenth before the edge, so that it is seen. */
function pointsOf(
  priced: readonly Priced[],
  first: string,
  last: string,
): readonly { readonly x: number; readonly y: number }[] {
  const prices = priced.map(({ price }) => price);
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low;
  const days = Math.max(1, daysBetween(first, last));
  return priced.map(({ day, price }) => ({
    x: Math.round((daysBetween(first, day) / days) * (width - 60)),
    y: Math.round(height - margin - ((price - low) / range) * (height - 2 * margin)),
  }));
}
