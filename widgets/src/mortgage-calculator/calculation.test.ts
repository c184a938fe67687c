import { describe, expect, it } from 'vitest';
import { costOf, figuresOf, type SomeFigures } from './calculation.ts';
import { changeOf } from './mortgage-change.ts';
import { wholeCostOf } from './whole-cost.ts';

const percent = (value: number) => ({ unit: 'percent', value }) as const;
const dollars = (value: number) => ({ unit: 'dollars', value }) as const;

describe('a calculation, to the cent', () => {
  // Payments computed independently from P·r/(1-(1+r)^-n) with 30 digits, then rounded to the dollar.
  it.each<[SomeFigures, number, number, number, number, number, number?]>([
    [
      { listprice: 500_000, interestRatePercent: 6.5, downPayment: dollars(50_000), pmiRatePercent: 0.55 },
      2844,
      833.33,
      0,
      250,
      3883.58,
      206.25,
    ],
    [
      { listprice: 500_000, interestRatePercent: 6.5, hoaDues: 600, hoaType: 'Annually' },
      2528,
      833.33,
      50,
      250,
      3411.33,
    ],
    [
      { listprice: 400_000, interestRatePercent: 6.25, hoaDues: 100, hoaType: 'Quarterly' },
      1970,
      666.67,
      33.33,
      200,
      2670,
    ],
    [
      { listprice: 312_500, interestRatePercent: 5, years: 15, downPayment: dollars(62_500), hoaDues: 45.5 },
      1977,
      520.83,
      45.5,
      156.25,
      2543.33,
    ],
    [
      {
        listprice: 450_000,
        interestRatePercent: 0,
        downPayment: dollars(90_000),
        propertyTax: dollars(9_234),
      },
      1000,
      769.5,
      0,
      225,
      1769.5,
    ],
    [{ listprice: 0 }, 0, 0, 0, 0, 0],
    [
      { listprice: 300_000, downPayment: percent(250), propertyTax: percent(0), insurance: percent(0) },
      0,
      0,
      0,
      0,
      0,
    ],
    [
      {
        listprice: 120_000,
        downPayment: percent(0),
        interestRatePercent: 0,
        years: 10,
        propertyTax: dollars(999_999),
      },
      1000,
      10_000,
      0,
      60,
      11_060,
      60,
    ],
  ])('%j', (figures, principalAndInterest, propertyTax, hoa, insurance, total, pmi = 0) => {
    const cost = { principalAndInterest, pmi, propertyTax, hoa, insurance, total };
    expect(costOf(figuresOf(figures))).toEqual(cost);
  });

  it('shows insurance beside the total', () => {
    const cost = wholeCostOf(figuresOf({ listprice: 500_000, interestRatePercent: 6.5 }));
    expect(cost).toMatchObject({ total: 3361.33, insurance: 250, withInsurance: 3611.33, loan: 400_000 });
  });

  it('says after how many payments mortgage insurance may end', () => {
    const figures = { listprice: 500_000, interestRatePercent: 6.5, downPayment: percent(10) };
    expect(wholeCostOf(figuresOf(figures))).toMatchObject({ loan: 450_000, pmi: 225, pmiMonths: 95 });
    expect(wholeCostOf(figuresOf({ listprice: 500_000 }))).toMatchObject({ pmi: 0, pmiMonths: 0 });
  });

  it('caps the price at a billion', () => {
    expect(changeOf(figuresOf({ listprice: 5e9 })).inputs.listprice).toBe(1_000_000_000);
  });
});

describe('the figures of several sources', () => {
  it('returns the defaults where no source has a figure', () => {
    expect(changeOf(figuresOf()).inputs).toMatchObject({
      downPayment: 20,
      pmiRate: 0.6,
      years: 30,
      taxRate: 2,
      homeownersInsurance: 0.6,
      hoaDues: 0,
      hoaType: 'Monthly',
    });
  });

  it('returns the figures of the last source that has one', () => {
    const figures = figuresOf({ listprice: 1, hoaDues: 2, years: 3 }, undefined, {
      hoaDues: 5,
      years: undefined,
    });
    expect(figures).toMatchObject({ listprice: 1, hoaDues: 5, years: 3 });
  });

  it("give the tax rate of a year's tax, rounded to two decimals", () => {
    const { inputs } = changeOf(figuresOf({ listprice: 450_000, propertyTax: dollars(9_234) }));
    expect(inputs).toMatchObject({ taxRate: 2.05, currencyPropertyTaxes: 9_234 });
  });
});
