import type { ReactNode } from 'react';
import { heightOn, priceAxis } from './chart-scale.ts';

/** A small line through values in their order, without words; null for a value that is missing. Nothing for fewer than two, or zeros alone. */
export function Sparkline({ values }: { readonly values: readonly (number | null)[] }): ReactNode {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const axis = priceAxis(known.map(({ value }) => value));
  if (known.length < 2 || known.every(({ value }) => value === 0)) return null;
  return (
    <svg
      className="hearth-sparkline"
      viewBox={`0 0 ${values.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${known.map(({ at, value }) => `${at + 0.5} ${100 - heightOn(axis, value)}`).join('L')}`} />
    </svg>
  );
}
