import type { Suggestion, SuggestionCategory } from '@hearth/domain/contract/suggestions.ts';
import { cityLine, fullAddress, withoutStreet } from '@hearth/domain/listing/address.ts';
import { publicListingId } from '@hearth/domain/listing/listing-id.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { zipDigits } from '@hearth/domain/search/areas/zip-digits.ts';
import { type AreaKind, isDistrictName } from '../boundaries/area-key.ts';
import type { Db } from '../db/database.ts';
import { streetOf } from '../search-rows/address-row.ts';
import { type TypedAddress, typedAddresses } from '../text/address-key.ts';
import { plainText, searchedText } from '../text/plain-text.ts';
import { numberedRoads } from '../tiles/numbered-roads.service.ts';
import { type BoundaryIds, boundaryIdsOf } from './area-boundaries.queries.ts';
import { distinctiveTyped, nameStem } from './likeness.ts';
import { fewOfEach, nearestFirst } from './nearest-first.ts';
import {
  type FoundListing,
  type FoundStreet,
  findAddresses,
  findAddressesOn,
  findByNumber,
  findSimilarAddresses,
  findSimilarStreets,
  findStreets,
} from './suggested-addresses.queries.ts';
import { type FoundArea, findAreas, findAreasByStem, findSimilarAreas } from './suggested-areas.queries.ts';
import { countedAsFound, type SuggestionSource } from './suggestion-counts.ts';
import { inOrder } from './suggestion-order.ts';
import { type SuggestionRequest, type SuggestionScope, suggestionScope } from './suggestion-scope.sql.ts';

/** So few suggestions may be due to a slip of the finger. */
const MIN_SUGGESTIONS = 3;
/** A shorter text does not show whether it is a typo. */
const MIN_TYPO_LENGTH = 4;
/** A whole address with unit and state has some eight. */
const MAX_WORDS = 10;

const categoryOf: Readonly<Record<AreaKind, SuggestionCategory>> = {
  subdivision: 'neighborhood',
  city: 'city',
  county: 'county',
  postalcode: 'zipCode',
  schooldistrict: 'schoolDistrict',
  school: 'school',
  mlsarea: 'mlsArea',
};

export interface FoundSuggestions {
  readonly hits: Suggestion[];
  /** The ids of the listings whose number was typed. */
  readonly numbered: readonly string[];
}

/**
 * Suggestions for the typed text, by category and at most five of each: names and addresses that begin with it, then, where
 * these are few, names with a similar spelling. Suggests and counts only listings that a search of this viewer would find.
 */
export async function suggestLocations(
  { db, search }: SuggestionSource,
  query: string,
  request: SuggestionRequest,
): Promise<FoundSuggestions> {
  const words = wordsOf(query);
  if (words.length === 0 || request.mlsStatus.length === 0) return { hits: [], numbered: [] };
  const scope = suggestionScope(request);
  const readings = readingsOf(zipDigits(query));
  const [begun, named, addresses, numbers] = await Promise.all([
    findAreas(db, scope, words),
    areasOfName(db, scope, words),
    suggestFirst(db, scope, readings),
    findByNumber(db, scope, numbersOf(query)),
  ]);
  const areas = eachOnce([...begun, ...named]);
  const isFew = areas.length + addresses.length + numbers.length < MIN_SUGGESTIONS;
  const similar = isFew ? await suggestSimilar(db, scope, words, readings) : noneSimilar;
  const allAreas = [...areas, ...similar.areas];
  const boundaries = await boundaryIdsOf(db, request.edition, allAreas);
  const asSuggestions = allAreas.map(areaSuggestion(scope, boundaries));
  const exact = [...asSuggestions.slice(0, areas.length), ...addresses, ...numbers.map(numberOf)];
  const found = inOrder(
    [...exact, ...asSuggestions.slice(areas.length), ...similar.addresses],
    words.join(' '),
  );
  const nearest = isFew
    ? nearestFirst(found, new Set(exact), [
        words.join(' '),
        ...readings.map((reading) => reading.words.join(' ')),
      ])
    : found;
  // A number has no slip of the finger: the road is meant, not one of a similar number.
  const roads = exact.length > 0 ? [] : await suggestRoads(db, scope, query, request);
  const offered = roads.length > 0 ? roads : fewOfEach(nearest);
  const hits = await countedAsFound({ db, search }, offered, request);
  return { hits, numbered: numbers.map(({ listingid }) => listingid) };
}

/** Roads without a home of the scope; a search of one finds none, and offers ways on. */
const suggestRoads = async (
  db: Db,
  scope: SuggestionScope,
  query: string,
  { edition }: Pick<SuggestionRequest, 'edition'>,
): Promise<Suggestion[]> =>
  (await numberedRoads(db, edition, query)).map((name) => ({
    ...{ category: 'address', name, detail: null, url: null },
    ...{ count: scope.countable ? 0 : null },
    ...requestedByText('street', name),
  }));

/** A name is found by its beginning and by its stem. */
const eachOnce = (areas: readonly FoundArea[]): FoundArea[] => [
  ...new Map(areas.map((area) => [`${area.kind} ${area.key}`, area])).values(),
];

/** 'Austin, TX' means Austin. */
function wordsOf(query: string): string[] {
  const text = searchedText(query).replace(/(?<=.) (tx|texas)$/, '');
  return text === '' ? [] : zipDigits(text).split(' ').slice(0, MAX_WORDS);
}

/** Shorter stems are the beginning of too many names. */
const MIN_STEM_LENGTH = 4;

/** Areas with the typed name but for plurals and spaces: 'Bee Cave' for 'bee caves', 'Round Rock' for 'roundrock'. */
async function areasOfName(db: Db, scope: SuggestionScope, words: readonly string[]): Promise<FoundArea[]> {
  const stem = nameStem(words);
  return stem.length < MIN_STEM_LENGTH ? [] : findAreasByStem(db, scope, stem);
}

/** A number as it was typed and as it may be stored: 'MLS# 4000001', 'el# 1131'. */
function numbersOf(query: string): string[] {
  const typed = query.trim();
  const plain = searchedText(query).replaceAll(' ', '');
  return [...new Set([typed, typed.toUpperCase(), plain, plain.toUpperCase()])];
}

/** The readings of a text as an address; 'Pasadena Dr 6212' may mean the house number, too. */
function readingsOf(text: string): readonly TypedAddress[] {
  const typed = typedAddresses(text);
  const [{ words }] = typed as [TypedAddress];
  const last = words.at(-1) ?? '';
  const isReversed = words.length > 1 && /^\d{1,5}$/.test(last) && !/^\d/.test(words[0]!);
  if (!isReversed) return typed;
  const street = words.slice(0, -1);
  return [...typed, { words: [last, ...street], begun: [street.at(-1)!] }];
}

const isHouseNumber = (word: string): boolean => /^\d/.test(word);

async function suggestAddresses(db: Db, scope: SuggestionScope, typed: TypedAddress): Promise<Suggestion[]> {
  const [first = ''] = typed.words;
  if (isHouseNumber(first)) {
    const addresses = (await findAddresses(db, scope, typed)).map(addressOf);
    // '51st St' is a street.
    if (addresses.length > 0 || /^\d+[a-z]?$/.test(first)) return addresses;
  }
  const streets = await findStreets(db, scope, typed);
  const [only] = streets;
  const onIt = streets.length === 1 && only!.total > 1 ? await findAddressesOn(db, scope, only!.words) : [];
  return [...streets.map(streetSuggestion(scope)), ...onIt.map(addressOf)];
}

/** The suggestions of the first reading that has some: 'County Road 305' is a street before it is a house number. */
async function suggestFirst(
  db: Db,
  scope: SuggestionScope,
  readings: readonly TypedAddress[],
): Promise<Suggestion[]> {
  for (const reading of readings) {
    const found = await suggestAddresses(db, scope, reading);
    if (found.length > 0) return found;
  }
  return [];
}

interface Similar {
  readonly areas: readonly FoundArea[];
  readonly addresses: readonly Suggestion[];
}

const noneSimilar: Similar = { areas: [], addresses: [] };

async function suggestSimilar(
  db: Db,
  scope: SuggestionScope,
  words: readonly string[],
  readings: readonly TypedAddress[],
): Promise<Similar> {
  const [areas, ...addresses] = await Promise.all([
    similarAreas(db, scope, words),
    ...readings.map((reading) => similarAddresses(db, scope, reading)),
  ]);
  return { areas, addresses: addresses.flat() };
}

async function similarAreas(
  db: Db,
  scope: SuggestionScope,
  words: readonly string[],
): Promise<readonly FoundArea[]> {
  const [first = ''] = words;
  if (words.length === 1 && /^\d{5}$/.test(first)) return findSimilarAreas(db, scope, first, first);
  if (isNumber(first) || words.join(' ').length < MIN_TYPO_LENGTH) return [];
  return findSimilarAreas(db, scope, distinctive(words), first);
}

async function similarAddresses(
  db: Db,
  scope: SuggestionScope,
  { words }: TypedAddress,
): Promise<readonly Suggestion[]> {
  const [first = '', ...rest] = words;
  const street = (isNumber(first) ? rest : words).join(' ');
  if (street.length < MIN_TYPO_LENGTH) return [];
  if (isNumber(first)) return (await findSimilarAddresses(db, scope, first, street)).map(addressOf);
  return (await findSimilarStreets(db, scope, street)).map(streetSuggestion(scope));
}

const isNumber = (word: string): boolean => /^\d+[a-z]?$/.test(word);

/** In shorter texts one wrong letter leaves too little that is alike. */
const MIN_DISTINCTIVE_LENGTH = 4;

/** The distinctive words of a name, where they are long enough to recognise a typo; else all its words. */
function distinctive(words: readonly string[]): string {
  const telling = distinctiveTyped(words).join(' ');
  return telling.length < MIN_DISTINCTIVE_LENGTH ? words.join(' ') : telling;
}

const areaSuggestion =
  (scope: SuggestionScope, boundaries: BoundaryIds) =>
  (area: FoundArea): Suggestion => {
    const name = searchedName(area);
    const boundary = boundaries(area);
    const requested =
      boundary === null
        ? requestedByText('address', name)
        : {
            tag: { type: area.kind, id: boundary, value: name, label: name },
            filter: { polygon: boundary },
          };
    return {
      ...{ category: categoryOf[area.kind], name, detail: null },
      ...{ count: scope.countable ? area.count : null, url: null },
      ...requested,
    };
  };

/** An area without a boundary is searched for in addresses. */
const requestedByText = (
  type: 'address' | 'street' | 'mlscode',
  text: string,
): Pick<Suggestion, 'tag' | 'filter'> => ({
  tag: { type, id: text, value: text, label: text },
  filter: { address: text },
});

/** The area's name in the form in which an address search finds the area. */
function searchedName({ kind, key, name }: FoundArea): string {
  if (kind === 'postalcode') return key;
  if (kind === 'county') return /county$/i.test(name) ? name : `${name} County`;
  if (kind === 'schooldistrict') return isDistrictName(plainText(name)) ? name : `${name} ISD`;
  return name;
}

/** A street with one listing is that listing. */
const streetSuggestion =
  (scope: SuggestionScope) =>
  ({ total, count, listing }: FoundStreet): Suggestion => {
    if (total === 1) return addressOf(listing);
    const name = streetOf(listing);
    return {
      ...{ category: 'address', name, detail: null },
      ...{ count: scope.countable ? count : null, url: null },
      ...requestedByText('street', name),
    };
  };

const addressOf = (listing: FoundListing): Suggestion => ({
  category: 'address',
  name: fullAddress(listing),
  detail: null,
  count: null,
  url: listingPath(listing),
  ...requestedByText('address', fullAddress(listing)),
});

/** A suggestion by number leaves out a hidden address as well. */
function numberOf(listing: FoundListing): Suggestion {
  const shown = listing.internetaddressdisplayyn;
  const address = shown ? listing : { ...listing, ...withoutStreet(listing) };
  return {
    category: 'mlsNumber',
    name: publicListingId(listing),
    detail: (shown ? fullAddress(listing) : cityLine(listing)) || null,
    count: null,
    url: listingPath(address),
    ...requestedByText('mlscode', publicListingId(listing)),
  };
}
