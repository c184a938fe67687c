import { type MonthlyCost, totalWithInsurance } from '@hearth/domain/mortgage/monthly-cost.ts';
import { pmiMonths } from '@hearth/domain/mortgage/pmi-months.ts';
import { percentCounted } from '@hearth/domain/mortgage/portion.ts';
import { costOf, countedFigures, type Figures } from './calculation.ts';

/** A month's cost with what stands beside the total. */
export interface WholeCost extends MonthlyCost {
  /** Dollars borrowed. */
  readonly loan: number;
  /** Payments until mortgage insurance may end. */
  readonly pmiMonths: number;
  /** `total` and home insurance. */
  readonly withInsurance: number;
}

export function wholeCostOf(figures: Figures): WholeCost {
  const cost = costOf(figures);
  const { listprice: price, downPayment, interestRatePercent, years } = countedFigures(figures);
  const loan = price * (1 - percentCounted(downPayment, price) / 100);
  const terms = { principal: loan, annualRatePercent: interestRatePercent, years };
  return {
    ...cost,
    loan,
    pmiMonths: pmiMonths(terms, price),
    withInsurance: totalWithInsurance(cost),
  };
}
