import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import { type FieldName, fieldNames, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import type { FieldRow } from '@hearth/domain/exclusive/field-row.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft, aHomeToList, details, exclusiveApp, exclusives, save } from '../testing/exclusive-app.ts';
import type { Asker } from '../testing/test-app.ts';

const app = exclusiveApp();

/** A value of each JSON type, and texts that no field takes. */
const values: Readonly<Record<string, unknown>> = {
  number: 7,
  fraction: 0.123456789,
  negative: -7,
  huge: 1e12,
  'beyond doubles': 1e300,
  flag: true,
  text: 'four',
  'long text': 'x'.repeat(10_000),
  object: { $gt: '' },
  list: [1, 2],
  'nested list': [[['x']]],
  'list of 200 words': Array.from({ length: 200 }, (_, at) => `word ${at}`),
  prototype: { __proto__: { isAdmin: true } },
  markup: '<script>alert(1)</script>',
  'impossible day': '2026-02-30',
  'far day': '2999-01-01',
};

/** JSON types of the values that a kind of field stores. */
const typesOf: Readonly<Record<FieldRow['kind'], string>> = {
  ...{ text: 'string', prose: 'string', choice: 'string', date: 'string' },
  ...{ number: 'number', flag: 'boolean', yesNo: 'boolean', choices: 'array' },
};
const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

let asker: Asker;
beforeEach(async () => {
  ({ asker } = await app.agent('ada.reyes'));
});

describe.each(Object.entries(values))('%s in every field', (_, value) => {
  it('stores a value of its type, or refuses it by name and stores the other field', async () => {
    const { draftId } = await aDraft(asker, {});
    // So many that the longest text stays below the limit of a body.
    for (let at = 0; at < fieldNames.length; at += 9) {
      const names = fieldNames.slice(at, at + 9);
      const other: FieldName = names.includes('accessCode') ? 'lockBoxType' : 'accessCode';
      const { revision, fields: before } = await details(asker, draftId);
      const written = `Code ${at}`;
      const sent = { ...Object.fromEntries(names.map((name) => [name, value])), [other]: written };
      const answer = await save(asker, draftId, sent, { on: revision });
      const { validationErrors = [] } = answer.json<Partial<ErrorBody>>();
      expect(answer.statusCode, answer.body).toBe(validationErrors.length > 0 ? 400 : 200);
      const { fields } = await details(asker, draftId);
      expect(fields[other]).toBe(written);
      for (const name of names) {
        const problem = validationErrors.find((each) => each.name === name);
        if (problem) expect(problem.message, name).toMatch(/^\S.{5,}/);
        else if (fields[name] !== undefined)
          expect(typeOf(fields[name]), name).toBe(typesOf[rowOf(name).kind]);
        if (problem) expect(fields[name], name).toEqual(before[name]);
      }
    }
  });
});

it('refuses bodies that are no fields, and deep ones', async () => {
  const { draftId, revision } = await aDraft(asker, {});
  const deep = JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`);
  for (const body of [[], 'text', 7, null, { city: deep }]) {
    const answer = await asker.inject({
      ...{ method: 'PATCH', url: `${exclusives}/update/${draftId}`, payload: JSON.stringify(body) },
      headers: { 'if-match': `"${revision}"`, 'content-type': 'application/json' },
    });
    expect(answer.statusCode, answer.body).toBe(400);
  }
});

it.each([
  ['price 0', { listPrice: 0 }, 'The field value should be greater than 0'],
  ['a price of 10^12', { listPrice: 1e12 }, /at most/],
  ['a close date in 2099', { closeDate: '2099-01-01' }, /date is invalid/],
  ['a state of three letters', { stateOrProvince: 'TEX' }, /at most 2 characters/],
  ['a postal code of letters', { postalCode: 'ABCDE' }, /invalid/],
])('refuses %s in the words of the form', async (_, changes, message) => {
  const { draftId, revision } = await aDraft(asker, aHomeToList);
  const answer = await save(asker, draftId, changes, { on: revision });
  expect(answer.json<ErrorBody>().validationErrors?.[0]?.message).toMatch(message);
});

it.each(['"0x7"', '7', '""', '"-1"', '*', '"7", "8"', 'W/"99999999999"'])(
  'refuses %s as the revision of a save',
  async (header) => {
    const { draftId } = await aDraft(asker, {});
    const answer = await asker.inject({
      ...{ method: 'PATCH', url: `${exclusives}/update/${draftId}`, payload: {} },
      headers: { 'if-match': header },
    });
    expect(answer.json<ErrorBody>().validationErrors?.[0]?.name).toBe('if-match');
  },
);
