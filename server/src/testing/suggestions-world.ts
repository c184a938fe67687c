import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { type Asker, startTestApp, type TestApp } from './test-app.ts';

/** A plain home in Zilker under an id. */
export const home = (id: string, changes: Partial<Listing> = {}): Listing =>
  aListing({
    listingid: `AUS${id}`,
    listingkey: `AUS-${id}`,
    sourcelistingid: id,
    streetnumber: '100',
    streetdirprefix: null,
    streetname: 'Plain',
    streetsuffix: 'St',
    streetdirsuffix: null,
    unitnumber: null,
    city: 'Austin',
    postalcode: '78704',
    countyorparish: 'Travis',
    subdivisionname: 'Zilker',
    mlsareamajor: '6',
    schooldistrict: 'Austin ISD',
    elementaryschool: 'Zilker Elementary School',
    middleorjuniorschool: 'O Henry Middle School',
    highschool: 'Austin High School',
    ...changes,
  });

export const lamar = { streetdirprefix: 'S', streetname: 'Lamar', streetsuffix: 'Blvd' } as const;

export const shownHomes = [
  home('2000001', { ...lamar, streetnumber: '1204', unitnumber: '3' }),
  home('2000002', { ...lamar, streetnumber: '1206' }),
  home('2000003', { ...lamar, streetnumber: '900', mlsstatus: 'Sold', closedate: '2026-10-01' }),
  home('2000004', { streetnumber: '12040', streetname: 'Oak Hollow', streetsuffix: 'Cv' }),
  home('2000005', {
    city: 'Lakeway',
    subdivisionname: 'Rough Hollow',
    postalcode: '78738',
    schooldistrict: 'Lake Travis ISD',
    streetname: 'Café',
  }),
  home('2000006', {
    propertytype: 'Residential Lease',
    city: 'Buda',
    streetnumber: '1204',
    streetname: 'Renters',
  }),
  home('2000007', {
    propertytype: 'Land',
    propertysubtype: 'Unimproved Land',
    propertyfiltertype: 'Lot',
    city: 'Lakeway',
    streetname: 'Meadow',
  }),
  home('EL1131', { sourcelistingid: 'EL1131', source: 'EX', city: 'Rollingwood', streetname: 'Ours' }),
];

/** Listings that no suggestion may reveal. */
const secrets = [
  home('3000001', {
    mlsstatus: 'Private',
    source: 'EX',
    streetname: 'Secret',
    streetnumber: '1205',
    city: 'Hidden Springs',
    subdivisionname: 'ZILKER',
    highschool: 'Hidden High School',
  }),
  home('1000001', {
    mlsstatus: 'Private',
    source: 'EX',
    ...lamar,
    streetnumber: '1',
    subdivisionname: 'ROUGH HOLLOW',
  }),
  home('3000002', { internetentirelistingdisplayyn: false, streetname: 'Withheld', city: 'Withheld Falls' }),
  ...Array.from({ length: 40 }, (_, at) =>
    home(`31000${at + 10}`, {
      mlsstatus: 'Private',
      source: 'EX',
      streetnumber: String(1200 + (at % 3)),
      streetname: `Lamer${'abcdefghijklmnopqrstuvwxyzabcdefghijklmnop'[at]}`,
      subdivisionname: `Zilkar ${at}`,
    }),
  ),
];
const hiddenAddress = home('4000001', {
  internetaddressdisplayyn: false,
  streetname: 'Concealed',
  streetnumber: '77',
  subdivisionname: 'Concealed Acres',
});

/** A server that has secrets beside the homes that are shown. */
export async function startSuggestions(): Promise<TestApp> {
  const server = await startTestApp();
  await server.save(...secrets.slice(0, 2));
  await server.save(...shownHomes, hiddenAddress, ...secrets);
  return server;
}

/** The same without the secrets. */
export async function startSuggestionsWithoutSecrets(): Promise<TestApp> {
  const server = await startTestApp();
  await server.save(...shownHomes, hiddenAddress);
  return server;
}

/** The suggestions of a server for a typed text. */
export const suggested = async (
  from: Asker,
  query: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Suggestion[]> =>
  (await from.get<{ hits: Suggestion[] }>(`/api/places/search?${new URLSearchParams({ query, ...more })}`))
    .hits;
