import { expect, it } from 'vitest';
import { hiddenFieldLines, hiddenFields } from './hidden-fields.ts';

it.each([
  [{ campaign: 'spring', crm: '42' }, 'campaign: spring\ncrm: 42'],
  [{ ' a ': ' x\ny ' }, 'a: x y'],
  [{ '': '1', empty: ' ' }, ''],
  [{ long: 'x'.repeat(301), ok: '1' }, 'ok: 1'],
  [{}, ''],
])('reads the fields of %j as lines', (given, lines) => {
  const fields = hiddenFields(given);
  expect(hiddenFieldLines(fields)).toBe(lines);
  expect(hiddenFields(fields)).toEqual(fields);
});

it('drops fields beyond the twentieth', () => {
  const given = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, '1']));
  expect(Object.keys(hiddenFields(given))).toHaveLength(20);
});
