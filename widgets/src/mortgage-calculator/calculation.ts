import {
  type CostInput,
  calculatorDefaults,
  type MonthlyCost,
  maximumHomePrice,
  monthlyCost,
} from '@hearth/domain/mortgage/monthly-cost.ts';
import { type Portion, percentCounted } from '@hearth/domain/mortgage/portion.ts';

/** Input of a calculation. Amounts in dollars, of taxes and insurance a year's; rates in percent a year. */
export interface Figures
  extends Pick<
    CostInput,
    'listprice' | 'interestRatePercent' | 'years' | 'pmiRatePercent' | 'hoaDues' | 'hoaType'
  > {
  readonly downPayment: Portion;
  readonly propertyTax: Portion;
  readonly insurance: Portion;
}

/** Some of the figures, as one source knows them: the page, a listing, the server, the person. */
export type SomeFigures = { readonly [Name in keyof Figures]?: Figures[Name] | undefined };

/** The starting figures without any attribute (rulings, "Numbers"): a home in Austin. */
const startingFigures: Figures = {
  ...calculatorDefaults,
  listprice: 450_000,
  downPayment: { unit: 'percent', value: calculatorDefaults.downPaymentPercent },
  propertyTax: { unit: 'percent', value: 2 },
  insurance: { unit: 'percent', value: calculatorDefaults.insuranceRatePercent },
  hoaType: 'Monthly',
};

/** Merges the figures of several sources; later sources take precedence, missing figures are skipped. */
export const figuresOf = (...sources: readonly (SomeFigures | undefined)[]): Figures =>
  Object.assign({}, startingFigures, ...sources.map(withoutUndefined));

const withoutUndefined = (figures: SomeFigures = {}): SomeFigures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));

/** The home price that is counted. */
export const priceOf = ({ listprice }: Figures): number => Math.min(listprice, maximumHomePrice);

/** A month's cost of the figures. */
export function costOf(figures: Figures): MonthlyCost {
  const listprice = priceOf(figures);
  return monthlyCost({
    ...figures,
    listprice,
    downPaymentPercent: percentCounted(figures.downPayment, listprice),
    taxRatePercent: percentCounted(figures.propertyTax, listprice),
    insuranceRatePercent: percentCounted(figures.insurance, listprice),
  });
}
