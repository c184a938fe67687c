import { daysBetween } from '@hearth/domain/listing/days.ts';
import type { TimelineRow } from '@hearth/domain/listing/history/timeline.ts';
import type { ReactNode } from 'react';

const width = 600;
const height = 120;
const margin = 8;

/** The prices as a line of steps; a decoration of the table below it, which has the same figures. Nothing for a single price. */
export function PriceChart({ rows }: { readonly rows: readonly TimelineRow[] }): ReactNode {
  const points = pointsOf(rows);
  if (points.length < 2) return null;
  const steps = points.map(({ x, y }, at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return (
    <svg
      className="price-chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${steps}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** @param rows newest first */
function pointsOf(rows: readonly TimelineRow[]): { x: number; y: number }[] {
  const priced = rows.flatMap(({ day, price }) => (price === null ? [] : [{ day, price }])).toReversed();
  const first = priced[0];
  const last = priced.at(-1);
  if (!first || !last || new Set(priced.map(({ price }) => price)).size < 2) return [];
  const prices = priced.map(({ price }) => price);
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low;
  const days = Math.max(1, daysBetween(first.day, last.day));
  return priced.map(({ day, price }) => ({
    x: Math.round((daysBetween(first.day, day) / days) * (width - 60)),
    y: Math.round(height - margin - ((price - low) / range) * (height - 2 * margin)),
  }));
}
