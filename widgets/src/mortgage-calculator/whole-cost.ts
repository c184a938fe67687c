import type { MonthlyCost } from '@hearth/domain/mortgage/monthly-cost.ts';
import { percentCounted } from '@hearth/domain/mortgage/portion.ts';
import { costOf, type Figures, priceOf } from './calculation.ts';

/** A month's cost with what stands beside the total. */
export interface WholeCost extends MonthlyCost {
  /** Dollars borrowed. */
  readonly loan: number;
  /** `total` and insurance. */
  readonly withInsurance: number;
}

export function wholeCostOf(figures: Figures): WholeCost {
  const cost = costOf(figures);
  const price = priceOf(figures);
  return {
    ...cost,
    loan: price * (1 - Math.min(percentCounted(figures.downPayment, price), 100) / 100),
    withInsurance: Math.round((cost.total + cost.insurance) * 100) / 100,
  };
}
