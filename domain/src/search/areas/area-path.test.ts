import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaPath, areaPath, areaSlug, areaTypes, areaUrl, parseAreaPath } from './area-path.ts';

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom("O'Hara's Ranch", 'Zilker / Barton Hills', 'Peña Blanca', '10S', '~', '..', '東京', 'A&M'),
);
const anyId = fc.stringMatching(/^[\w.:~-]{0,30}\w[\w.:~-]{0,30}$/);
const anyPath: fc.Arbitrary<AreaPath> = fc.record({
  type: fc.constantFrom(...areaTypes),
  state: fc.stringMatching(/^[a-z]{2}$/),
  slug: anyName.map(areaSlug),
  id: fc.option(anyId, { nil: null }),
});

describe('the path of a market overview', () => {
  it('decodes to its parts for every name of an area', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(parseAreaPath(areaPath(path))).toEqual(path);
        expect(parseAreaPath(areaUrl(path))).toEqual(path);
      }),
    );
  });

  it('writes an address that browsers and routers do not change', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(areaPath(path)).toMatch(/^(\/(?!\.+(\/|$))[\w.:~-]+){5,6}$/);
      }),
    );
  });

  it.each(areaTypes)('writes a form for each kind: %s', (type) => {
    expect(areaPath({ type, state: 'tx', slug: 'zilker', id: null })).toBe(
      `/listings/market-overview/${type}/tx/zilker`,
    );
  });

  it('writes the id where areas share a slug', () => {
    const slug = areaSlug('Oak Hill');
    const path = areaPath({ type: 'subdivision', state: 'tx', slug, id: 'subdivision-austin-oak-hill' });
    expect(path).toBe('/listings/market-overview/subdivision/tx/oak-hill/subdivision-austin-oak-hill');
  });

  it('reads paths in any case and with a slash at the end', () => {
    const expected = { type: 'city', state: 'tx', slug: 'round-rock', id: null };
    expect(parseAreaPath('/listings/market-overview/City/TX/Round-Rock/')).toEqual(expected);
    expect(parseAreaPath('/city/tx/round-rock')).toEqual(expected);
  });

  it.each([
    ['no kind', ''],
    ['no name', 'city/tx'],
    ['an unknown kind', 'planet/tx/mars'],
    ['a drawn area', 'custom/tx/area'],
    ['no state', 'city/texas/austin'],
    ['a part too many', 'city/tx/austin/city-austin/more'],
    ['a name that is no slug', 'city/tx/round%20rock'],
    ['an id of dots', 'city/tx/austin/..'],
    ['an id with spaces', 'city/tx/austin/a b'],
    ['a name without end', `city/tx/${'a'.repeat(81)}`],
  ])('is none with %s', (_what, url) => {
    expect(parseAreaPath(url)).toBeUndefined();
  });

  it('throws for no path', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseAreaPath(text)));
  });
});

describe('the slug of an area', () => {
  it.each([
    ['Round Rock', 'round-rock'],
    ["O'Hara's Ranch", 'oharas-ranch'],
    ['Zilker / Barton Hills', 'zilker-barton-hills'],
    ['Peña Blanca', 'pena-blanca'],
    ['78704', '78704'],
    ['10S', '10s'],
    ['Texas A&M', 'texas-a-and-m'],
    ['~', 'area'],
    ['東京', 'area'],
    ['', 'area'],
  ])('of %j is %j', (name, slug) => {
    expect(areaSlug(name)).toBe(slug);
  });

  it('makes short slugs that are their own slugs', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(areaSlug(name).length).toBeLessThanOrEqual(80);
        expect(areaSlug(areaSlug(name))).toBe(areaSlug(name));
      }),
    );
  });
});
