import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { zipDigits } from '@hearth/domain/search/areas/zip-digits.ts';
import type { Db } from '../db/database.ts';
import { type TypedAddress, typedAddresses } from '../text/address-key.ts';
import { searchedText } from '../text/plain-text.ts';
import { numberedRoads } from '../tiles/numbered-roads.service.ts';
import { areasOfMap, boundaryIdsOf } from './area-boundaries.queries.ts';
import {
  addressOf,
  areaSuggestion,
  numberOf,
  requestedByText,
  streetSuggestion,
} from './found-suggestions.ts';
import { distinctiveTyped, nameStem } from './likeness.ts';
import { fewOfEach, nearestFirst } from './nearest-first.ts';
import {
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
  // A name of the map has no slip of the finger: this area or road is meant, not one of a similar name.
  const empty = exact.length > 0 ? [] : await suggestWithoutHomes(db, scope, query, request);
  const offered = empty.length > 0 ? empty : fewOfEach(nearest);
  const hits = await countedAsFound({ db, search }, offered, request);
  return { hits, numbered: numbers.map(({ listingid }) => listingid) };
}

/** Areas and roads of the map without a home of the scope; a search of one finds none today, and offers ways on. */
async function suggestWithoutHomes(
  db: Db,
  scope: SuggestionScope,
  query: string,
  { edition }: Pick<SuggestionRequest, 'edition'>,
): Promise<Suggestion[]> {
  const [areas, roads] = await Promise.all([
    areasOfMap(db, edition, wordsOf(query).join(' ')),
    numberedRoads(db, edition, query),
  ]);
  const boundaries = await boundaryIdsOf(db, edition, areas);
  return [
    ...areas.map(areaSuggestion(scope, boundaries)),
    ...roads.map((name) => ({
      ...{ category: 'address' as const, name, detail: null, url: null },
      ...{ count: scope.countable ? 0 : null },
      ...requestedByText('street', name),
    })),
  ];
}

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
