import { editions } from '@hearth/domain/edition/editions.ts';
import { searchHead, searchHeading } from '@hearth/domain/page/search-head.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import { toRequest } from '@hearth/domain/search/to-request.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import { expect, it } from 'vitest';
import { guestSearches } from '../../testing/an-app.ts';
import { agentText, type NamedAgent } from './agent-scope.tsx';
import { overviewOfSearch } from './search-heading.ts';

const searchOf = (query: string, lease = false): SearchState =>
  decodeSearchUrl(new URLSearchParams(query), guestSearches.defaults(lease)).state;
const tag = (type: SearchTag['type'], id: string, value: string): SearchTag => ({
  type,
  id,
  value,
  label: value,
});

it('names kind, location and agent of the listings', () => {
  const ada = { trecLicense: '512345', name: 'Ada Reyes', isUnknown: false, isAwaited: false };
  const unknown = { trecLicense: '999', name: null, isUnknown: true, isAwaited: false };
  const headingOf = (search: SearchState, agents: readonly NamedAgent[]) =>
    searchHeading(search, agents.map(agentText), 'Austin');
  expect(headingOf(searchOf(''), [])).toBe('Homes for sale in the Austin area');
  expect(headingOf(searchOf('address=Zilker', true), [])).toBe('Homes for lease in Zilker');
  expect(headingOf(searchOf(''), [ada])).toBe('Listings of Ada Reyes for sale');
  expect(headingOf(searchOf('mlsstatus=Sold&address=Zilker'), [])).toBe('Sold homes in Zilker');
  expect(headingOf(searchOf('mlsstatus=Sold'), [ada])).toBe('Sold listings of Ada Reyes');
  expect(headingOf(searchOf('mlsstatus=Leased', true), [])).toBe('Leased homes in the Austin area');
  expect(headingOf(searchOf('mlsstatus=Active,Sold&address=Zilker'), [])).toBe(
    'Homes for sale and sold in Zilker',
  );
  expect(headingOf(searchOf('address=Zilker'), [ada, unknown])).toBe(
    'Listings of Ada Reyes and License 999 for sale in Zilker',
  );
});

it.each([
  [['city:Austin', 'postalcode:78704'], 'in Austin, 78704'],
  [['street:Bee Caves Rd'], 'on Bee Caves Rd'],
  [['school:Old Town Elementary School'], 'zoned to Old Town Elementary School'],
  [['address:1204 Oak Hollow Dr, Austin, TX 78704'], 'at 1204 Oak Hollow Dr, Austin, TX 78704'],
  [['address:78704'], 'in 78704'],
  [['mlscode:4000001'], 'with the number 4000001'],
  [['street:51st St', 'city:Kyle', 'street:Bee Caves Rd'], 'on 51st St, Bee Caves Rd or in Kyle'],
] as const)('of %j is of homes %s', (tags, words) => {
  const named = tags.map((text) => {
    const [type, value] = text.split(':') as [SearchTag['type'], string];
    return tag(type, value, value);
  });
  expect(searchHeading({ ...searchOf(''), tags: named }, [], 'Austin')).toBe(`Homes for sale ${words}`);
});

it('titles a search with its area or agent, which distinguishes tabs', () => {
  const titleOf = (search: SearchState) => searchHead(search, [], editions.austin).title;
  const { austin } = editions;
  const drawn = (label: string) => ({ ...searchOf(''), tags: [tag('custom', 'custom-1', label)] });
  expect(titleOf(searchOf(''))).toBe(austin.titles.sale);
  expect(titleOf(searchOf('minPrice=1', true))).toBe(austin.titles.lease);
  expect(titleOf(searchOf('mlsstatus=Sold'))).toBe('Sold homes in the Austin area | Hearth Austin');
  expect(titleOf(searchOf('address=Kyle'))).toBe('Homes for sale in Kyle | Hearth Austin');
  expect(titleOf(drawn('Drawn area'))).toBe('Homes for sale in a drawn area | Hearth Austin');
  expect(titleOf(drawn('Drawn area 2'))).toBe('Homes for sale in drawn area 2 | Hearth Austin');
});

it('names the one maximum price, number of bedrooms or minimum of bathrooms in its head', () => {
  const headOf = (query: string, lease = false) => searchHead(searchOf(query, lease), [], editions.austin);
  expect(headOf('maxPrice=500000&address=Kyle')).toMatchObject({
    title: 'Homes for sale in Kyle under $500,000 | Hearth Austin',
    description: `Homes for sale in Kyle under $500,000. ${editions.austin.descriptions.sale}`,
  });
  expect(headOf('minBathrooms=2', true).title).toBe(
    'Austin Homes for Lease with 2+ Bathrooms | Hearth Austin',
  );
  const tag = 'tags=city%3Acity-austin%3AAustin';
  const beds = 'minBedrooms=3&maxBedrooms=3';
  expect(headOf(`${beds}&tags=city:city-austin:Austin&fireplace=true`).canonical).toBe(
    `/listings?${tag}&${beds}`,
  );
  const usual = searchHead(searchOf(''), [], editions.austin);
  expect(headOf('maxPrice=500000&minBathrooms=2')).toEqual(usual);
  expect(headOf('minBedrooms=2&maxBedrooms=3')).toEqual(usual);
});

it('writes a canonical address of areas alone, without filters, order, page and typed text', () => {
  const canonicalOf = (query: string, lease = false) =>
    searchHead(searchOf(query, lease), [], editions.austin).canonical;
  expect(canonicalOf('minPrice=1&sortBy=price&page=3&address=Kyle')).toBe('/listings');
  expect(canonicalOf('fireplace=true', true)).toBe('/listings/lease');
  expect(canonicalOf('tags=city:city-austin:Austin&tags=custom:custom-1:Drawn%20area&beds=2')).toBe(
    '/listings?tags=city%3Acity-austin%3AAustin',
  );
});

it('leads to the market overview of one area', () => {
  const of = (...tags: SearchTag[]) => overviewOfSearch({ ...searchOf(''), tags }, editions.austin);
  expect(of(tag('county', 'county-travis', 'Travis'))).toEqual({
    path: '/listings/market-overview/county/tx/travis/county-travis',
    area: 'Travis County',
  });
  expect(of()).toBeNull();
  expect(of(tag('address', 'Zilker', 'Zilker'))).toBeNull();
  expect(of(tag('custom', 'custom-1', 'Drawn area'))).toBeNull();
  expect(of(tag('city', 'not an id', 'Austin'))).toBeNull();
  expect(of(tag('city', 'city-austin', 'Austin'), tag('city', 'city-buda', 'Buda'))).toBeNull();
});

it("names an agent's page as the specification does", () => {
  const request = toRequest(searchOf('trecLicense=512345&showEnabledAgentListings=true&sortBy=price'));
  expect(request).toMatchObject({
    trecLicense: ['512345'],
    showEnabledAgentListings: true,
    limit: 40,
    filters: { lot: true, farm: true, multiFamily: true, commercialSale: true },
    sort: { sortBy: 'statusPrice', sortType: 'DESC' },
  });
  expect(toRequest(searchOf('trecLicense=512345&limit=10')).limit).toBe(10);
  expect(toRequest(searchOf(''))).not.toHaveProperty('limit');
});
