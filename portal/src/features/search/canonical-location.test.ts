import { describe, expect, it } from 'vitest';
import { guestSearches } from '../../testing/an-app.ts';
import { canonicalLocation, type LinkFacts } from './canonical-location.ts';

const canonical = (link: string, facts?: LinkFacts) => {
  const [path = '', query = ''] = link.split('?');
  return canonicalLocation(guestSearches, query, path.endsWith('/lease'), facts);
};
const pathOf = (link: string, facts?: LinkFacts) => {
  const path = canonical(link, facts)?.path;
  return path && decodeURIComponent(path);
};
const textsOf = (link: string, facts?: LinkFacts) => canonical(link, facts)?.corrections;

describe('the canonical location of a search link', () => {
  it.each([
    '/listings',
    '/listings?fireplace=true&utm_source=mail',
    '/listings/lease?minPrice=2000&page=3',
    '/listings?tags=city:city-austin:Austin',
    '/listings?mlsstatus=Sold&soldTimeframe=30',
    '/listings?collection=17&fireplace=true',
  ])('is the one of %s itself', (link) => {
    expect(canonical(link)).toBeNull();
  });

  it('leads to the page for leases where the query is for leases, and the reverse', () => {
    expect(pathOf('/listings?lease=true&minPrice=abc')).toBe('/listings/lease?minPrice=abc');
    expect(pathOf('/listings/lease?lease=false&minPrice=2000')).toBe('/listings?minPrice=2000');
    expect(textsOf('/listings?lease=true&minPrice=abc')).toEqual([]);
  });

  it('leaves out parts that no search can use, and names them', () => {
    const link = '/listings?minPrice=abc&sortBy=x&fireplace=true&page=2';
    expect(pathOf(link)).toBe('/listings?fireplace=true&page=2');
    expect(textsOf(link)).toEqual(['We ignored parts of this link that are not valid: price, sort.']);
  });

  it.each(['fooBar=1', 'minbedrooms=5&address=Kyle'])(
    'leaves out the unknown name of %s, and names it',
    (query) => {
      const name = query.split('=')[0];
      expect(pathOf(`/listings?${query}`)).not.toContain(name);
      expect(textsOf(`/listings?${query}`)).toEqual([`“${name}” is not a filter.`]);
    },
  );

  it('keeps the locked parts of a link, and names the unknown ones that it drops', () => {
    const link = '/listings?page=1&mlsstatus=Sold&viewedBy=kim&pool=yes&__proto__=1&utm_source=mail';
    expect(pathOf(link)).toBe('/listings?mlsstatus=Sold&viewedBy=kim');
    expect(textsOf(link)).toEqual(['“pool” and “__proto__” are not filters.']);
  });

  it('puts the ends of a reversed range in order, with a notice', () => {
    const link = '/listings?minPrice=500000&maxPrice=300000';
    expect(pathOf(link)).toBe('/listings?minPrice=300000&maxPrice=500000');
    expect(textsOf(link)).toEqual(['The minimum was higher than the maximum, so we swapped them: price.']);
  });

  it.each(['-3', '1000000000', 'NaN', '2&page=3'])('drops page=%s, with a notice', (page) => {
    expect(pathOf(`/listings?page=${page}`)).toBe('/listings');
    expect(textsOf(`/listings?page=${page}`)).toEqual([
      'We ignored a part of this link that is not valid: page.',
    ]);
  });

  it.each([
    ['07', '/listings?page=7'],
    ['1', '/listings'],
    ['', '/listings'],
  ])('has one spelling of page=%s, without a notice', (page, path) => {
    expect(pathOf(`/listings?page=${page}`)).toBe(path);
    expect(textsOf(`/listings?page=${page}`)).toEqual([]);
  });
});

describe('the canonical location of a search link, by what the server knows', () => {
  it('leads to the last page for one beyond it, with a notice', () => {
    expect(pathOf('/listings?fireplace=true&page=9', { lastPage: 2 })).toBe(
      '/listings?fireplace=true&page=2',
    );
    expect(textsOf('/listings?page=9', { lastPage: 2 })).toEqual([
      'This search has no page 9. Its last page, 2, is shown.',
    ]);
  });

  it('writes the stored names of areas, on the same page', () => {
    const storedAreas = new Map([['city-austin', { type: 'city', name: 'Austin' }]]);
    const link = '/listings?page=2&tags=city:city-austin:Free money';
    expect(pathOf(link, { storedAreas })).toBe('/listings?tags=city:city-austin:Austin&page=2');
    expect(textsOf(link, { storedAreas })).toEqual([]);
    expect(canonical('/listings?tags=city:city-austin:Austin', { storedAreas })).toBeNull();
  });

  it('writes tags for areas that the link has as ids', () => {
    const storedAreas = new Map([['city-austin', { type: 'city', name: 'Austin' }]]);
    const link = '/listings?page=2&locations=city-austin&fireplace=true';
    expect(pathOf(link, { storedAreas })).toBe(
      '/listings?tags=city:city-austin:Austin&fireplace=true&page=2',
    );
    expect(textsOf(link, { storedAreas })).toEqual([]);
  });

  it('removes unknown areas with a notice, and starts at page 1', () => {
    const link = '/listings?page=2&tags=city:city-austin:Austin&tags=city:city-nowhere:Nowhere';
    const facts = { knownAreas: new Set(['city-austin']) };
    expect(pathOf(link, facts)).toBe('/listings?tags=city:city-austin:Austin');
    expect(textsOf(link, facts)).toEqual([
      'We removed “Nowhere” from this link because this area was not found.',
    ]);
    expect(textsOf('/listings?locations=city-austin,old-1,old-2', facts)).toEqual([
      'We removed “old-1” and “old-2” from this link because these areas were not found.',
    ]);
  });

  it('leads to the not-found page for a license that no agent has', () => {
    expect(pathOf('/listings?trecLicense=9/9', { unknownLicense: '9/9' })).toBe('/iabs/9/9/404-not-found');
  });

  it.each<[string, LinkFacts]>([
    ['/listings?minPrice=abc&page=9', { lastPage: 2 }],
    [
      '/listings?tags=city:city-austin:Free',
      { storedAreas: new Map([['city-austin', { type: 'city', name: 'Austin' }]]) },
    ],
    ['/listings?lease=true', {}],
  ])('of %s is canonical itself', (link, facts) => {
    const path = canonical(link, facts)?.path ?? '';
    expect(canonical(path, { storedAreas: facts.storedAreas })).toBeNull();
  });
});
