import { plainLine } from './plain-text.ts';

/** Fields that a host page sends along with an inquiry, at most; further ones and longer texts are dropped. */
const MOST = 20;
const LONGEST_NAME = 40;
const LONGEST_VALUE = 300;

/** Hidden fields without invisible characters and empty values, as they are stored. */
export function hiddenFields(given: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const pairs = Object.entries(given).map(([name, value]) => [plainLine(name), plainLine(value)] as const);
  const fitting = pairs.filter(
    ([name, value]) =>
      name !== '' && name.length <= LONGEST_NAME && value !== '' && value.length <= LONGEST_VALUE,
  );
  return Object.fromEntries(fitting.slice(0, MOST));
}

/** A line for each field: 'campaign: spring'. */
export const hiddenFieldLines = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
