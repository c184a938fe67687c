import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import sheet from './breakdown.css';
import type { Figures } from './calculation.ts';
import { CostChart } from './cost-chart.tsx';
import { costParts } from './cost-parts.ts';
import { CostTable } from './cost-table.tsx';
import type { WholeCost } from './whole-cost.ts';

export interface BreakdownProps {
  readonly cost: WholeCost;
  readonly figures: Figures;
}

/** What a month's cost consists of: around the total a ring, below it a table. */
export function Breakdown({ cost, figures }: BreakdownProps): ReactNode {
  const id = useId().replace(/\W/g, '');
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    if (table.current) adoptSheet(table.current, sheet);
  }, []);
  const parts = costParts(cost);
  return (
    <>
      <CostChart parts={parts} id={id} />
      <CostTable ref={table} cost={cost} parts={parts} id={id} years={figures.years} />
    </>
  );
}
