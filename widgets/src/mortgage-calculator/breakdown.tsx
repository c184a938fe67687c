import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import sheet from './breakdown.css';
import type { Figures } from './calculation.ts';
import { costParts } from './cost-parts.ts';
import { CostTable } from './cost-table.tsx';
import type { WholeCost } from './whole-cost.ts';

export interface BreakdownProps {
  readonly cost: WholeCost;
  readonly figures: Figures;
  /** Home insurance is in the ring. */
  readonly isInsured: boolean;
  /** Prefix of the ids of the ring's patterns, which the table shows again. */
  readonly patterns: string;
}

/** Parts of a month's cost, in figures. */
export function Breakdown({ cost, figures, isInsured, patterns }: BreakdownProps): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    if (table.current) adoptSheet(table.current, sheet);
  }, []);
  const parts = costParts(cost, isInsured);
  return <CostTable ref={table} cost={cost} parts={parts} id={patterns} years={figures.years} />;
}
