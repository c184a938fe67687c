import { describe, expect, it } from 'vitest';
import { noTheme } from './embed-setup.ts';
import { formsOf, pageRules, rulesQuery } from './page-rules.ts';
import { decodeTheme } from './setup-codec.ts';

const setup = {
  widget: 'search',
  attributes: { shape: 'bar', 'min-price': '1', heading: 'Homes' },
  key: 'hk_1',
  theme: { ...noTheme, radius: 4 },
};

describe('the style sheet of a snippet', () => {
  it('writes a query from which the same rules are read', () => {
    const query = Object.fromEntries(rulesQuery(setup, ['placeholder', 'link']));
    expect(query).toEqual({ for: 'placeholder,link', shape: 'bar', heading: 'yes', 'token.radius': '4' });
    expect(formsOf(query.for ?? null)).toEqual(['placeholder', 'link']);
    expect(decodeTheme((name) => query[name] ?? null)).toEqual(setup.theme);
  });

  it.each([null, '', 'tags', 'constructor'])('writes the rules of a tag where it names %j', (text) => {
    expect(formsOf(text)).toEqual(['tag']);
  });

  it('writes the theme for tags and placeholders', () => {
    expect(pageRules(setup, ['tag'], 'https://homes.test').at(-1)).toBe(
      'hearth-search, [data-hearth="search"] { --hearth-radius: 4px; }',
    );
  });
});
