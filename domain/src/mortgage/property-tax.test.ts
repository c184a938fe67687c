import { describe, expect, it } from 'vitest';
import { dollarsShown } from './portion.ts';
import { propertyTaxOf, type TaxedListing } from './property-tax.ts';

const house: TaxedListing = {
  propertyfiltertype: 'Single Family Residence',
  taxannualamount: 6_000,
  taxyear: 2025,
  taxassessedvalue: 300_000,
  numberofunitstotal: null,
};
const building = { propertyfiltertype: 'Multi-Family', numberofunitstotal: 4 } as const;

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
    ['no exemption for a farm', { propertyfiltertype: 'Farm' }, 500_000, 10_000, null, '2% listing'],
    ['no exemption for a shop', { propertyfiltertype: 'Commercial' }, 500_000, 10_000, null, '2% listing'],
    ['the whole exemption for a unit that is worth it', building, 600_000, 12_000, 10_600, '2% listing'],
    ['an exemption of no more than one unit', building, 400_000, 8_000, 7_000, '2% listing'],
    [
      'an exemption of a half where the units are not known',
      { ...building, numberofunitstotal: null },
      200_000,
      4_000,
      3_000,
      '2% listing',
    ],
    [
      'an exemption of a half where the feed says one unit',
      { ...building, numberofunitstotal: 1 },
      200_000,
      4_000,
      3_000,
      '2% listing',
    ],
    ['no tax without a price', {}, 0, 0, 0, '2% listing'],
    ['no tax of a price that is no number', {}, Number.NaN, 0, 0, '2% listing'],
  ])('has %s', (_what, changes, price, atPrice, withHomestead, rate) => {
    const tax = propertyTaxOf({ ...house, ...changes }, 2.2);
    expect(dollarsShown(tax.withoutExemptions, price)).toBe(atPrice);
    expect(tax.withHomestead && dollarsShown(tax.withHomestead, price)).toBe(withHomestead);
    expect(`${tax.ratePercent}% ${tax.rateSource}`).toBe(rate);
  });

  it('keeps the listed amount as it is', () => {
    expect(propertyTaxOf(house, 2.2).listed).toEqual({ unit: 'dollars', value: 6_000 });
    expect(propertyTaxOf({ ...house, taxannualamount: null }, 2.2).listed).toBeNull();
  });
});
