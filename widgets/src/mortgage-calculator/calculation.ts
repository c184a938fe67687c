import {
  type CostInput,
  calculatorDefaults,
  highestRatePercent,
  type MonthlyCost,
  maximumHomePrice,
  monthlyCost,
} from '@hearth/domain/mortgage/monthly-cost.ts';
import { countedPortion, type Portion, percentCounted } from '@hearth/domain/mortgage/portion.ts';

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

/** The figures that are counted: rates and amounts within their bounds, amounts at most the price. */
export function countedFigures(figures: Figures): Figures {
  const listprice = priceOf(figures);
  return {
    ...figures,
    listprice,
    interestRatePercent: Math.min(figures.interestRatePercent, highestRatePercent.interest),
    pmiRatePercent: Math.min(figures.pmiRatePercent, highestRatePercent.pmi),
    hoaDues: Math.min(figures.hoaDues, listprice),
    downPayment: countedPortion(figures.downPayment, listprice),
    propertyTax: countedPortion(figures.propertyTax, listprice),
    insurance: countedPortion(figures.insurance, listprice),
  };
}

/** The typed figures as they are counted; undefined where all of them are. */
export function typedAsCounted(typed: SomeFigures, figures: Figures): SomeFigures | undefined {
  const counted = countedFigures(figures);
  const names = Object.keys(withoutUndefined(typed)) as (keyof Figures)[];
  if (names.every((name) => counted[name] === typed[name])) return undefined;
  return Object.fromEntries(names.map((name) => [name, counted[name]]));
}

/** A month's cost of the figures. */
export function costOf(figures: Figures): MonthlyCost {
  const counted = countedFigures(figures);
  const { listprice } = counted;
  return monthlyCost({
    ...counted,
    downPaymentPercent: percentCounted(counted.downPayment, listprice),
    taxRatePercent: percentCounted(counted.propertyTax, listprice),
    insuranceRatePercent: percentCounted(counted.insurance, listprice),
  });
}
