import { describe, expect, it } from 'vitest';
import { countText } from './search-words.ts';

describe('the count of a search', () => {
  it.each([
    ['initial', undefined, 'Loading...'],
    ['loading', undefined, 'Loading...'],
    ['reloading', 12, '12 homes found'],
    ['succeeded', 1234, '1,234 homes found'],
    ['succeeded', 1, '1 home found'],
    ['succeeded', 0, 'No homes found'],
    ['failed', undefined, 'Unable to fetch listings'],
  ])('while %s with %s homes reads %s', (status, total, text) => {
    expect(countText(status, total === undefined ? undefined : { total })).toBe(text);
  });
});
