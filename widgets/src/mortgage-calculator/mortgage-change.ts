import type { HoaType } from '@hearth/domain/mortgage/monthly-cost.ts';
import { dollarsShown, percentShown } from '@hearth/domain/mortgage/portion.ts';
import { countedFigures, type Figures } from './calculation.ts';
import { type WholeCost, wholeCostOf } from './whole-cost.ts';

/** Detail of the event of a calculation, in the specification's names. Dollars; rates in percent. */
export interface MortgageChange {
  readonly inputs: {
    readonly listprice: number;
    readonly downPayment: number;
    readonly currencyDownPayment: number;
    readonly years: number;
    readonly interestRate: number;
    /** Private mortgage insurance, of the loan. */
    readonly pmiRate: number;
    readonly taxRate: number;
    /** A year's. */
    readonly currencyPropertyTaxes: number;
    readonly homeownersInsurance: number;
    /** A year's. */
    readonly currencyHomeownersInsurance: number;
    /** Dollars per `hoaType`. */
    readonly hoaDues: number;
    readonly hoaType: HoaType;
  };
  /** Of a month. `total` is payment, mortgage insurance, tax and dues; home insurance stands beside it. */
  readonly results: WholeCost;
}

export function changeOf(figures: Figures): MortgageChange {
  const counted = countedFigures(figures);
  const { listprice: price, downPayment, propertyTax, insurance, years, hoaDues, hoaType } = counted;
  return {
    inputs: {
      listprice: price,
      downPayment: percentShown(downPayment, price),
      currencyDownPayment: dollarsShown(downPayment, price),
      years,
      interestRate: counted.interestRatePercent,
      pmiRate: counted.pmiRatePercent,
      taxRate: percentShown(propertyTax, price),
      currencyPropertyTaxes: dollarsShown(propertyTax, price),
      homeownersInsurance: percentShown(insurance, price),
      currencyHomeownersInsurance: dollarsShown(insurance, price),
      hoaDues,
      hoaType,
    },
    results: wholeCostOf(figures),
  };
}
