import type { MonthlyCost } from '@hearth/domain/mortgage/monthly-cost.ts';

/** One part of a month's cost, as the chart and the table show it. */
export interface CostPart {
  readonly name: 'loan' | 'pmi' | 'tax' | 'hoa' | 'insurance';
  readonly label: string;
  /** Dollars a month. */
  readonly amount: number;
  /** Lines that distinguish it where colors do not: an SVG path in a square of 4. */
  readonly pattern: string;
  /** Not in the ring: home insurance, until the visitor enters it. */
  readonly beside?: boolean;
}

/** The parts of a month's cost; with `isInsured` home insurance is in the ring. */
export const costParts = (cost: MonthlyCost, isInsured: boolean): readonly CostPart[] => [
  { name: 'loan', label: 'Principal & interest', amount: cost.principalAndInterest, pattern: '' },
  { name: 'pmi', label: 'PMI', amount: cost.pmi, pattern: 'M2 0V4' },
  { name: 'tax', label: 'Property tax', amount: cost.propertyTax, pattern: 'M0 2H4' },
  { name: 'hoa', label: 'HOA dues', amount: cost.hoa, pattern: 'M0 2H4M2 0V4' },
  {
    name: 'insurance',
    label: 'Home insurance',
    amount: cost.insurance,
    pattern: 'M1 2H3',
    beside: !isInsured,
  },
];
