import { languageOfTag } from '@hearth/domain/embed/language.ts';
import { pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import { expect, test } from 'vitest';
import { LANGUAGE } from '../element/build-language.ts';
import { startingQuery } from '../search/starting-query.ts';
import { aListingCard } from './a-listing-card.ts';

test('leaves elements without a language to the build in English', () => {
  expect([LANGUAGE, ...['es-MX', 'en', '', 'fr'].map(languageOfTag)]).toEqual(['es', 'es', 'en', 'en', 'en']);
});

test('reads the names of types as pages write them in any language', () => {
  const chosen = (types: string) =>
    Object.entries(startingQuery({ types }).filters ?? {}).flatMap(([key, isOn]) => (isOn ? [key] : []));
  expect(chosen('Home, lot, farm-ranch')).toEqual(['singleFamilyResidence', 'lot', 'farm']);
  expect(chosen('condo,townhouse,multi-family,commercial')).toHaveLength(4);
});

test('knows the price of a unit of multi-family property', () => {
  const fourplex = aListingCard({ propertyfiltertype: 'Multi-Family', listprice: 800_000 });
  expect(pricePerArea({ ...fourplex, numberofunitstotal: 4 })).toEqual({ amount: 200_000, unit: 'unit' });
});
