import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';

/** The facts that remarks are written from; remarks contain no others. */
export type Described = Omit<Listing, 'publicremarks' | 'media'>;

/**
 * Alternative sentences for one position of the remarks, with the condition under which they are true. Words in
 * braces are filled in.
 */
export interface Phrase {
  readonly when?: (listing: Described) => boolean;
  readonly says: readonly string[];
}

/** One true sentence of these phrases; empty where none remains. A condition is used once. */
export function sentence(
  random: Random,
  phrases: readonly Phrase[],
  listing: Described,
  said: Set<Phrase>,
): string {
  const open = phrases.filter(
    (phrase) =>
      sayable(phrase, listing).length > 0 &&
      (phrase.when === undefined || (!said.has(phrase) && phrase.when(listing))),
  );
  const phrase = pickBySentences(random, open);
  if (phrase === undefined) return '';
  said.add(phrase);
  return filledIn(random.pick(sayable(phrase, listing)), listing);
}

/** Agents do not write the street of a seller who hides the address. */
const sayable = (
  { says }: Phrase,
  { internetaddressdisplayyn: namesStreet }: Described,
): readonly string[] => (namesStreet ? says : says.filter((text) => !text.includes('{street}')));

function pickBySentences(random: Random, phrases: readonly Phrase[]): Phrase | undefined {
  if (phrases.length < 2) return phrases[0];
  return random.weighted(phrases.map((phrase) => [phrase, phrase.says.length] as const));
}

const filledIn = (text: string, listing: Described): string =>
  text
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.(listing) ?? '')
    .replace(/\b([Aa]) (?=8|11[,-]|18[,-]|eight|apartment|office|industrial)/g, '$1n ');

const words: Readonly<Record<string, (listing: Described) => string>> = {
  beds: ({ bedroomstotal }) => countWord(bedroomstotal ?? 0),
  bedrooms: ({ bedroomstotal }) => counted(bedroomstotal ?? 0, 'bedroom'),
  baths: (listing) => String(bathsOf(listing)),
  bathrooms: (listing) => `${bathsOf(listing)} ${bathsOf(listing) === 1 ? 'bath' : 'baths'}`,
  area: ({ livingarea }) => groupDigits(livingarea ?? 0),
  place: placeOf,
  Place: (listing) => placeOf(listing).replace(/^\w/, (letter) => letter.toUpperCase()),
  neighborhood: ({ subdivisionname, city }) => subdivisionname ?? city ?? '',
  city: ({ city }) => city ?? '',
  street: ({ streetdirprefix, streetname, streetsuffix }) =>
    [streetdirprefix, streetname, streetsuffix].filter(Boolean).join(' '),
  lot: ({ lotsizearea }) => lotWords(lotsizearea),
  Lot: ({ lotsizearea }) => lotWords(lotsizearea).replace(/^\w/, (letter) => letter.toUpperCase()),
  acres: ({ lotsizearea }) => String(Math.round((lotsizearea ?? 0) * 100) / 100),
  year: ({ yearbuilt }) => String(yearbuilt),
  decade: ({ yearbuilt }) => `${Math.floor((yearbuilt ?? 0) / 10)}0s`,
  water: ({ waterbodyname }) => waterbodyname ?? '',
  district: ({ schooldistrict }) => schooldistrict ?? '',
  school: ({ elementaryschool }) => elementaryschool ?? '',
  highschool: ({ highschool }) => highschool ?? '',
  units: ({ numberofunitstotal }) => countWord(numberofunitstotal ?? 0),
  kind: ({ propertysubtype }) =>
    propertysubtype === 'Apartment' ? 'apartment building' : (propertysubtype ?? '').toLowerCase(),
  /** Uses of commercial property. */
  trade: ({ propertysubtype }) => (propertysubtype ?? '').toLowerCase().replace(/ use$/, ''),
  garage: ({ garagespaces }) => countWord(garagespaces ?? 0),
  counters: ({ interiorfeatures }) =>
    (interiorfeatures.find((name) => name.endsWith('Counters')) ?? '').toLowerCase(),
  county: ({ countyorparish }) => countyorparish ?? '',
};

const bathsOf = ({ bathroomsfull, bathroomshalf }: Described): number =>
  (bathroomsfull ?? 0) + (bathroomshalf ?? 0) / 2;

function placeOf({ subdivisionname, city }: Described): string {
  return subdivisionname === null ? `outside ${city}` : `in ${subdivisionname}`;
}

function lotWords(acres: number | null): string {
  if (acres === null) return '';
  if (acres < 0.23) return `a ${groupDigits(Math.round((acres * 43_560) / 100) * 100)} sq ft lot`;
  if (acres < 0.28) return 'a quarter acre';
  if (acres > 0.46 && acres < 0.54) return 'half an acre';
  return `${Math.round(acres * 100) / 100} acres`;
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const countWord = (count: number): string => counts[count] ?? String(count);
const counted = (count: number, noun: string): string =>
  `${countWord(count)} ${noun}${count === 1 ? '' : 's'}`;
