import type { ReactNode } from 'react';
import type { CostPart } from './cost-parts.ts';

interface CostChartProps {
  readonly parts: readonly CostPart[];
  /** Prefix of the patterns' ids, a different one for each calculator. */
  readonly id: string;
}

/**
 * The parts of the total as a ring around it. They differ by pattern as well as by color. The table has the same figures in
 * words, so the ring is decorative.
 */
export function CostChart({ parts: all, id }: CostChartProps): ReactNode {
  const parts = all.filter(({ beside }) => !beside);
  return (
    <svg className="hearth-breakdown__ring" part="chart" viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        {parts.map(({ name, pattern }) => (
          <pattern
            key={name}
            id={id + name}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="hearth-breakdown__ink" data-part={name} d="M0 0H4V4H0Z" />
            <path className="hearth-breakdown__gap" d={pattern} />
          </pattern>
        ))}
      </defs>
      <circle cx="50" cy="50" r="42" className="hearth-breakdown__ground" />
      {arcsOf(parts).map(({ name, from, share }) => (
        <circle
          key={name}
          cx="50"
          cy="50"
          r="42"
          fill="none"
          stroke={`url(#${id}${name})`}
          strokeWidth="14"
          pathLength="100"
          strokeDasharray={`${Math.max(share - 0.8, 0)} 100`}
          strokeDashoffset={-from}
          transform="rotate(-90 50 50)"
        />
      ))}
    </svg>
  );
}

interface Arc extends CostPart {
  /** Both in percent of the ring. */
  readonly from: number;
  readonly share: number;
}

/** The parts one after the other. */
function arcsOf(parts: readonly CostPart[]): readonly Arc[] {
  // Not by `reduce`, which old libraries on a page replace by something else.
  let sum = 0;
  for (const { amount } of parts) sum += amount;
  let from = 0;
  return parts.map((part) => {
    const share = (part.amount / (sum || 1)) * 100;
    const arc = { ...part, from, share };
    from += share;
    return arc;
  });
}
