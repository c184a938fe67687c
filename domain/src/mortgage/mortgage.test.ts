import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { amortizationByYear } from './amortization.ts';
import { type CostInput, type HoaType, monthlyCost, monthlyHoa, taxRateOf } from './monthly-cost.ts';
import { monthlyPayment } from './monthly-payment.ts';
import { currencyOf, percentOf } from './percent-and-currency.ts';
import { pmiMonths } from './pmi-months.ts';

describe('the monthly payment', () => {
  // Reference values from the closed formula P·r/(1-(1+r)^-n), computed independently with 30 digits.
  it.each([
    [{ principal: 400_000, annualRatePercent: 6.5, years: 30 }, 2528],
    [{ principal: 320_000, annualRatePercent: 6.25, years: 30 }, 1970],
    [{ principal: 250_000, annualRatePercent: 5, years: 15 }, 1977],
    [{ principal: 360_000, annualRatePercent: 0, years: 30 }, 1000],
    [{ principal: 0, annualRatePercent: 6, years: 30 }, 0],
    [{ principal: 100_000, annualRatePercent: Number.NaN, years: 10 }, 833],
    [{ principal: 100_000, annualRatePercent: 6, years: 0 }, 0],
    [{ principal: -5, annualRatePercent: 6, years: 30 }, 0],
  ])('returns for %j a payment of %d', (loan, payment) => {
    expect(monthlyPayment(loan)).toBe(payment);
  });
});

describe('the monthly cost', () => {
  const input = {
    listprice: 500_000,
    downPaymentPercent: 20,
    interestRatePercent: 6.5,
    years: 30,
    taxRatePercent: 2,
    insuranceRatePercent: 0.6,
    pmiRatePercent: 0.6,
    hoaDues: 600,
    hoaType: 'Annually',
  } as const;

  it('adds payment, tax and dues to the cent', () => {
    expect(monthlyCost(input)).toEqual({
      principalAndInterest: 2528,
      pmi: 0,
      propertyTax: 833.33,
      insurance: 250,
      hoa: 50,
      total: 3411.33,
    });
  });

  // price x (1 - down) x rate / 12, by hand.
  it.each<[string, number, Partial<CostInput>]>([
    ['20 percent down', 0, {}],
    ['a cent more than 20 percent down', 0, { downPaymentPercent: (100_000.01 / 500_000) * 100 }],
    ['a cent less than 20 percent down', 200, { downPaymentPercent: (99_999.99 / 500_000) * 100 }],
    [
      'a fifth that is no exact fraction',
      0,
      { listprice: 313_000, downPaymentPercent: (62_600 / 313_000) * 100 },
    ],
    ['10 percent down', 225, { downPaymentPercent: 10 }],
    ['3.5 percent down', 98.36, { listprice: 407_699, downPaymentPercent: 3.5, pmiRatePercent: 0.3 }],
    ['nothing down', 250, { downPaymentPercent: 0 }],
    ['no rate', 0, { downPaymentPercent: 0, pmiRatePercent: 0 }],
    ['a rate that is no number', 0, { downPaymentPercent: 0, pmiRatePercent: Number.NaN }],
    ['a rate over 100 percent', 41_666.67, { downPaymentPercent: 0, pmiRatePercent: 900 }],
    ['no price', 0, { listprice: 0, downPaymentPercent: 0 }],
  ])('asks with %s for %d of mortgage insurance, within the total', (_down, pmi, changes) => {
    const cost = monthlyCost({ ...input, ...changes });
    expect(cost.pmi).toBe(pmi);
    const { principalAndInterest, propertyTax, hoa, total } = cost;
    expect(total).toBeCloseTo(principalAndInterest + pmi + propertyTax + hoa, 6);
  });

  it('caps every amount at the home price and the price at a billion', () => {
    const cost = monthlyCost({ ...input, listprice: 5e9, downPaymentPercent: 400, taxRatePercent: 9999 });
    expect(cost.principalAndInterest).toBe(0);
    expect(cost.propertyTax).toBe(83_333_333.33);
  });

  it.each([
    [100, 'Monthly', 100],
    [100, 'Quarterly', 33.33],
    [100, 'Annually', 8.33],
  ] as const)('%d dues %s are %d a month', (dues, type, monthly) => {
    expect(monthlyHoa(dues, type)).toBe(monthly);
  });

  it('counts dues of an unknown frequency as monthly', () => {
    expect(monthlyHoa(100, 'SemiAnnually' as HoaType)).toBe(100);
  });
  it('takes the tax rate from the annual tax', () => {
    expect(taxRateOf({ taxannualamount: 9234, listprice: 450_000 })).toBe(2.05);
    expect(taxRateOf({ taxannualamount: null, listprice: 450_000 })).toBeUndefined();
    expect(taxRateOf({ taxannualamount: 10, listprice: 0 })).toBeUndefined();
  });
});

describe('mortgage insurance', () => {
  // Balances computed independently from B(m) = P(1+r)^m - M((1+r)^m - 1)/r.
  it.each([
    [{ principal: 450_000, annualRatePercent: 6.5, years: 30 }, 500_000, 95],
    [{ principal: 450_000, annualRatePercent: 6.5, years: 15 }, 500_000, 32],
    [{ principal: 360_000, annualRatePercent: 0, years: 30 }, 360_000, 72],
    [{ principal: 400_000, annualRatePercent: 6.5, years: 30 }, 500_000, 0],
    [{ principal: 0, annualRatePercent: 6.5, years: 30 }, 0, 0],
    [{ principal: 100_000, annualRatePercent: 6.5, years: 0 }, 100_000, 0],
  ])('ends with %j for a home of %d after %d months', (loan, price, months) => {
    expect(pmiMonths(loan, price)).toBe(months);
  });

  test.prop([
    fc.integer({ min: 50_000, max: 5_000_000 }),
    fc.integer({ min: 0, max: 19 }),
    fc.double({ min: 0, max: 20, noNaN: true }),
    fc.constantFrom(10, 15, 20, 30, 40),
  ])('ends with the payment that brings the loan to 80 percent of the price', (price, down, rate, years) => {
    const loan = { principal: price * (1 - down / 100), annualRatePercent: rate, years };
    const months = pmiMonths(loan, price);
    const year = Math.ceil(months / 12);
    const balances = amortizationByYear(loan);
    expect(balances[year - 1]?.balance).toBeLessThanOrEqual(price * 0.8 + 0.01);
    if (year > 1) expect(balances[year - 2]?.balance).toBeGreaterThan(price * 0.8 - 0.01);
  });
});

describe('percent and currency', () => {
  test.prop([fc.integer({ min: 100_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 100 })])(
    'agree in both directions',
    (price, percent) => {
      expect(percentOf(currencyOf(percent, price), price)).toBe(percent);
    },
  );

  it('stays within the price', () => {
    expect(currencyOf(250, 400_000)).toBe(400_000);
    expect(percentOf(900_000, 400_000)).toBe(100);
    expect(percentOf(900_000, 0)).toBe(0);
  });
});

describe('amortisation', () => {
  it('accepts an invalid rate, part of a year and a negative term', () => {
    expect(amortizationByYear({ principal: 1000, annualRatePercent: Number.NaN, years: 1 })).toEqual([
      { year: 1, principal: 1000, interest: 0, balance: 0 },
    ]);
    expect(amortizationByYear({ principal: 100_000, annualRatePercent: 6, years: 1.5 }).at(-1)?.balance).toBe(
      0,
    );
    expect(amortizationByYear({ principal: 1000, annualRatePercent: 5, years: -1 })).toEqual([]);
  });

  test.prop([
    fc.record({
      principal: fc.integer({ min: 1000, max: 1_000_000_000 }),
      annualRatePercent: fc.double({ min: 0.1, max: 20, noNaN: true }),
      years: fc.constantFrom(10, 15, 20, 30),
    }),
  ])('pays the loan off exactly', (loan) => {
    const years = amortizationByYear(loan);
    expect(years).toHaveLength(loan.years);
    expect(years.at(-1)?.balance).toBe(0);
    const paid = years.reduce((sum, year) => sum + Math.round(year.principal * 100), 0);
    expect(paid).toBe(loan.principal * 100);
  });
});
