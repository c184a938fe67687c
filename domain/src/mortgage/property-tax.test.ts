import { describe, expect, it } from 'vitest';
import { propertyTaxOf, type TaxedListing } from './property-tax.ts';

const house: TaxedListing = {
  propertyfiltertype: 'Single Family Residence',
  taxannualamount: 6_000,
  taxyear: 2025,
  taxassessedvalue: 300_000,
};

describe('the property tax at a price', () => {
  it.each<[string, Partial<TaxedListing>, number, number, number | null, string]>([
    ['the rate of the listing', {}, 500_000, 10_000, 8_600, '2% listing'],
    [
      'the usual rate without an assessed value',
      { taxassessedvalue: null },
      500_000,
      11_000,
      9_460,
      '2.2% area',
    ],
    ['the usual rate without a listed tax', { taxannualamount: null }, 500_000, 11_000, 9_460, '2.2% area'],
    ['the usual rate where the tax is 0', { taxannualamount: 0 }, 500_000, 11_000, 9_460, '2.2% area'],
    [
      'the usual rate where the value is a farm’s',
      { taxassessedvalue: 10_000 },
      500_000,
      11_000,
      9_460,
      '2.2% area',
    ],
    ['an exemption of the whole value of a cheap home', {}, 100_000, 2_000, 1_000, '2% listing'],
    ['no exemption for a lot', { propertyfiltertype: 'Lot' }, 500_000, 10_000, null, '2% listing'],
    [
      'no exemption for a rented building',
      { propertyfiltertype: 'Multi-Family' },
      500_000,
      10_000,
      null,
      '2% listing',
    ],
    ['no tax without a price', {}, 0, 0, 0, '2% listing'],
    ['no tax of a price that is no number', {}, Number.NaN, 0, 0, '2% listing'],
  ])('has %s', (_what, changes, price, atPrice, withHomestead, rate) => {
    const tax = propertyTaxOf({ ...house, ...changes }, price, 2.2);
    expect(tax).toMatchObject({ atPrice, withHomestead });
    expect(`${tax.ratePercent}% ${tax.rateSource}`).toBe(rate);
  });

  it('keeps the listed amount as it is', () => {
    expect(propertyTaxOf(house, 900_000, 2.2).listed).toBe(6_000);
    expect(propertyTaxOf({ ...house, taxannualamount: null }, 900_000, 2.2).listed).toBeNull();
  });
});
