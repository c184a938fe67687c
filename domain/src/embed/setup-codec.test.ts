import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { EmbedElement } from './embed-element.ts';
import { cleanSetup, type EmbedSetup, noTheme } from './embed-setup.ts';
import { decodeSetup, encodeSetup, fontFamilies } from './setup-codec.ts';

const names = fc
  .stringMatching(/^[a-z][a-z0-9-]{0,20}$/)
  .filter((name) => !/^(widget|key|frame)$/.test(name));
const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const setups: fc.Arbitrary<EmbedSetup> = fc.record({
  widget: names,
  attributes: fc.dictionary(names, fc.string(), { noNullPrototype: true }),
  key: maybe(fc.stringMatching(/^hk_[0-9A-Za-z]{20}$/)),
  theme: fc.record({
    accent: maybe(color),
    font: maybe(fc.constantFrom('Georgia, serif', '"Fira Sans", Arial', "'Comic Sans MS'", 'Ünik')),
    radius: maybe(fc.integer({ min: 0, max: 40 })),
    scheme: maybe(fc.constantFrom('light', 'dark', 'auto')),
  }),
});

describe('a setup in a link', () => {
  test.prop([setups])('decodes to the encoded setup', (setup) => {
    expect(decodeSetup(encodeSetup(setup))).toEqual(setup);
  });

  const read = (query: string) =>
    decodeSetup(
      query.split('&').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')] as const;
      }),
    );

  it('reads a search from a link without a usable setup', () => {
    const nothing = { widget: 'search', attributes: {}, key: null, theme: noTheme };
    expect(read('')).toEqual(nothing);
    expect(read('widget=&key= &token.font=&token.radius=&token.color-accent=&token.x=1')).toEqual(nothing);
    expect(read('widget=<script>&Bad=1&a b=2&__proto__=x')).toEqual(nothing);
  });

  it('takes the first of several', () => {
    expect(read('beds=1&beds=2').attributes).toEqual({ beds: '1' });
  });

  it.each([
    'token.color-accent=red',
    'token.color-accent=#fff;}',
    'token.font=x;}body{',
    'token.font=url(x)',
    'token.font="x',
    'token.font=a\\b',
    'token.radius=99',
    'token.radius=-1',
    'token.radius=1e1',
    'token.color-scheme=dim',
  ])('lets nothing into a style sheet that is not a value: %s', (query) => {
    expect(read(query).theme).toEqual(noTheme);
  });

  it('takes families in quotes and in words', () => {
    expect(fontFamilies(' "Fira Sans", Arial,sans-serif ')).toBe('"Fira Sans", Arial,sans-serif');
    expect(fontFamilies('a</style>')).toBeNull();
    expect(fontFamilies('x'.repeat(300))).toBeNull();
  });
});

describe('a cleaned setup', () => {
  const attribute = (name: string, kind: 'string' | 'number' | 'flag' | 'words', words: string[] = []) => ({
    name,
    property: null,
    kind,
    words,
    description: '',
    isFilter: false,
  });
  const element: EmbedElement = {
    tag: 'hearth-search',
    className: 'HearthSearch',
    attributes: [
      attribute('beds', 'number'),
      attribute('lease', 'flag'),
      attribute('shape', 'words', ['bar', 'map']),
      attribute('heading', 'string'),
    ],
  };
  it('writes the numbers of a cleaned setup in digits', () => {
    const setup = { widget: 'search', attributes: { beds: '$450k' }, key: null, theme: noTheme };
    expect(cleanSetup(setup, element).attributes).toEqual({ beds: '450000' });
  });
  it.each([
    [{ beds: '3', lease: 'x', shape: 'bar', heading: 'Homes' }, ['beds', 'heading', 'lease', 'shape']],
    [{ beds: 'many', shape: 'round', heading: '', utm_source: 'x', toString: 'x' }, []],
    [{ beds: ' ' }, []],
    [{ beds: '1,2' }, []],
    [{ lease: '' }, ['lease']],
  ])('of %j keeps %j', (attributes, kept) => {
    const setup = { widget: 'search', attributes, key: null, theme: noTheme };
    expect(Object.keys(cleanSetup(setup, element).attributes).sort()).toEqual(kept);
  });
});
