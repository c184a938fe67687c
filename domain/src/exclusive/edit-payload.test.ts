import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type FeatureSource, featureNames, hasFeature } from '../listing/features.ts';
import { aListing } from '../testing/a-listing.ts';
import {
  changesBetween,
  formOf,
  listingFieldsOf,
  payloadOf,
  storedValue,
  withChanges,
} from './edit-payload.ts';
import {
  type EditPayload,
  type FieldName,
  fieldCatalog,
  fieldNames,
  hasField,
  rowOf,
} from './field-catalog.ts';
import type { FieldRow } from './field-row.ts';
import { readChanges, readField } from './read-field.ts';

const today = '2026-11-28';

const words = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12})?$/);
const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  state: fc.constantFrom('TX', 'OK'),
  zip: fc.constantFrom('78704', '78704-1234'),
  phone: fc.constant('+15125550146'),
  'web address': fc.webUrl({ validSchemes: ['https'] }).filter((url) => url.length < 500),
};

function valueArbitrary(row: FieldRow): fc.Arbitrary<unknown> {
  switch (row.kind) {
    case 'text':
      return (texts[row.format ?? ''] ?? words).map((text) => text.slice(0, row.most).trim());
    case 'prose':
      return words;
    case 'number':
      return fc
        .double({ min: row.least, max: row.most, noNaN: true })
        .map((figure) => Number(figure.toFixed(row.decimals)))
        .filter((figure) => figure >= row.least && figure <= 1e9 && (row.least <= 0 || figure > 0))
        .map((figure) => (Object.is(figure, -0) ? 0 : figure));
    case 'choice':
      return fc.constantFrom(...row.options.map(({ value }) => value));
    case 'choices':
      // Sorted, since lists that differ in order alone are equal.
      return fc
        .uniqueArray(row.isOpen ? fc.oneof(fc.constantFrom(...row.options), words) : words, {
          minLength: 1,
          maxLength: 6,
        })
        .map((list) => list.toSorted());
    case 'date':
      return fc.constantFrom('2026-11-28', '2026-02-28', '2025-12-01');
    default:
      return fc.boolean();
  }
}

const payloads = fc
  .record(Object.fromEntries(fieldNames.map((name) => [name, valueArbitrary(rowOf(name))])), {
    requiredKeys: [],
  })
  .map((payload) => payload as EditPayload);

/** The payload as a form sends it: with its flags, and without fields that are sent in scope only. */
const asSent = (payload: EditPayload): EditPayload => {
  const flags = fieldNames.filter((name) => rowOf(name).kind === 'flag');
  const first = Object.fromEntries(flags.map((name) => [name, formOf({})[name]]));
  const sent = Object.entries({ ...first, ...payload }).filter(
    ([name]) => !rowOf(name as FieldName).isSentInScopeOnly || hasField(name as FieldName, payload),
  );
  return Object.fromEntries(sent) as EditPayload;
};

describe('laws of form and payload', () => {
  test.prop([payloads])('return the payload that a form was made of', (payload) => {
    expect(payloadOf(formOf(payload), today)).toEqual({ payload: asSent(payload), problems: [] });
  });

  test.prop([payloads])('return the form that a payload was made of', (payload) => {
    const form = formOf(asSent(payload));
    expect(formOf(payloadOf(form, today).payload)).toEqual(form);
  });

  test.prop([payloads, payloads])('turn one payload into another by its changes alone', (before, after) => {
    const changes = changesBetween(before, asSent(after));
    expect(formOf(withChanges(before, changes))).toEqual(formOf(asSent(after)));
    expect(readChanges(changes, today)).toEqual({ changes, problems: [] });
  });

  test.prop([payloads])('send no change of an untouched form', (payload) => {
    const sent = asSent(payload);
    expect(changesBetween(sent, payloadOf(formOf(payload), today).payload)).toEqual({});
  });
});

it('drops empty values, keeps numbers and flags, and clears with null', () => {
  const before: EditPayload = { bedroomsTotal: 3, publicRemarks: 'Bright.', view: ['City'] };
  const form = { ...formOf(before), bedroomsTotal: '0', publicRemarks: ' ', view: [] };
  const { payload } = payloadOf(form, today);
  expect(payload).toMatchObject({ bedroomsTotal: 0, hasAssociation: false, showOnAgentBIO: true });
  expect(Object.keys(payload)).not.toContain('publicRemarks');
  expect(changesBetween(before, payload)).toEqual({ bedroomsTotal: 0, publicRemarks: null, view: null });
});

describe('typed values', () => {
  it.each<[FieldName, string, unknown]>([
    ['listPrice', '$450,000', 450_000],
    ['listPrice', '1.2m', 1_200_000],
    ['associationFee', '45.50', 45.5],
    ['livingArea', '1,850', 1850],
    ['lotSizeArea', '8,712 sq ft', 0.2],
    ['lotSizeArea', '2.5 acres', 2.5],
    ['latitude', '30.267153', 30.267153],
    ['longitude', '-97.743057', -97.743057],
    ['grossIncome', '-1,200', -1200],
    ['stateOrProvince', 'tx', 'TX'],
    ['ownerPhone', '(512) 555-0146', '+15125550146'],
    ['publicRemarks', 'One\r\ntwo 👩‍👩‍👧\u202e', 'One\ntwo 👩‍👩‍👧'],
    ['publicRemarks', 'בית יפה', 'בית יפה'],
    ['petsAllowed', 'no', false],
  ])('reads %s of %j', (name, typed, value) => {
    expect(storedValue(name, typed, today)).toEqual({ ok: true, value });
  });

  it.each<[FieldName, string, string]>([
    ['listPrice', '0', 'The field value should be greater than 0'],
    ['listPrice', '-5', 'The field value must be a number'],
    ['listPrice', '1000000000000', 'Please enter at most 1,000,000,000'],
    ['bedroomsTotal', 'three', 'The field value must be a number'],
    ['streetName', '???', 'This street address is invalid'],
    ['city', '123', 'This city is invalid'],
    ['stateOrProvince', 'Texas!', 'Please enter at most 2 characters'],
    ['stateOrProvince', 'XX', 'This state is invalid'],
    ['postalCode', '787', 'This ZIP code is invalid'],
    ['countyOrParish', 'County 7', 'Should include only letters'],
    ['publicDate', '2026-02-30', 'This date is invalid'],
    ['publicDate', '2099-01-01', 'This date is invalid. Choose a day in the next 2 years.'],
    ['closeDate', '2026-11-29', 'This date is invalid. Choose today or a day before.'],
    ['publicRemarks', 'x'.repeat(10_000), 'Please enter at most 4,000 characters'],
    ['virtualTourUrlUnbranded', 'javascript:alert(1)', 'This link is invalid. Start it with https://'],
  ])('refuses %s of %j', (name, typed, message) => {
    expect(storedValue(name, typed, today)).toEqual({ ok: false, message });
  });
});

it('keeps the other fields of an update where one has a problem', () => {
  const { changes, problems } = readChanges(
    { listPrice: 0, city: 'Austin', color: 'red', closePrice: null },
    today,
  );
  expect(changes).toEqual({ city: 'Austin', closePrice: null });
  expect(problems.map(({ name }) => name)).toEqual(['listPrice', 'color']);
});

test.prop([fc.constantFrom(...fieldNames), fc.anything()])('reads or refuses any value', (name, value) => {
  const reading = readField(name, value, today);
  expect(reading.ok || reading.message !== '').toBe(true);
});

describe('fields of the published listing', () => {
  it('writes no value of another type or status', () => {
    const payload: EditPayload = {
      propertyType: 'Land',
      propertySubtype: 'Condominium',
      mlsStatus: 'Active',
      bedroomsTotal: 3,
      closePrice: 1,
      pricePerAcre: 5,
    };
    expect(listingFieldsOf(payload)).toMatchObject({
      propertyfiltertype: 'Lot',
      propertysubtype: null,
      bedroomstotal: null,
      closeprice: null,
      internetaddressdisplayyn: true,
    });
  });

  it('name fields of a listing, each once', () => {
    const fields = Object.values(fieldCatalog).flatMap(({ listing }) => listing ?? []);
    expect(new Set(fields).size).toBe(fields.length);
    expect(Object.keys(aListing())).toEqual(expect.arrayContaining(fields));
  });

  it('writes every feature that searches find', () => {
    const all = Object.fromEntries(
      fieldNames.map((name) => {
        const row = rowOf(name);
        const value =
          row.kind === 'choices' ? row.options : row.kind === 'choice' ? row.options[0]?.value : true;
        return [row.listing, row.kind === 'text' || row.kind === 'prose' ? '' : value];
      }),
    ) as unknown as FeatureSource;
    expect(featureNames.filter((feature) => !hasFeature(all, feature))).toEqual([]);
  });
});
