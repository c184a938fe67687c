import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';

/** What remarks are written from; they may say nothing that is not in it. */
export type Described = Omit<Listing, 'publicremarks' | 'media'>;

/**
 * Sentences that may stand in one place of the remarks, and when they are true; without a condition, always. Words in
 * braces are filled in.
 */
export interface Phrase {
  readonly when?: (listing: Described) => boolean;
  readonly says: readonly string[];
}

/** One true sentence of these phrases; empty where none is true. */
export function sentence(random: Random, phrases: readonly Phrase[], listing: Described): string {
  const says = phrases
    .filter(({ when }) => when === undefined || when(listing))
    .flatMap((phrase) => phrase.says);
  return says.length === 0 ? '' : filledIn(random.pick(says), listing);
}

function filledIn(text: string, listing: Described): string {
  const words = wordsOf(listing);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}

function wordsOf(listing: Described): Readonly<Record<string, string>> {
  const { bathroomsfull, bathroomshalf, livingarea, subdivisionname, city, lotsizearea } = listing;
  const baths = (bathroomsfull ?? 0) + (bathroomshalf ?? 0) / 2;
  const place = subdivisionname === null ? `outside ${city}` : `in ${subdivisionname}`;
  return {
    beds: String(listing.bedroomstotal),
    bedswords: countWord(listing.bedroomstotal ?? 0),
    baths: String(baths),
    bathsword: baths === 1 ? 'bath' : 'baths',
    area: grouped(livingarea ?? 0),
    place,
    Place: place.charAt(0).toUpperCase() + place.slice(1),
    neighborhood: subdivisionname ?? city ?? '',
    city: city ?? '',
    street: [listing.streetname, listing.streetsuffix].filter(Boolean).join(' '),
    lot: lotWords(lotsizearea),
    acres: String(Math.round((lotsizearea ?? 0) * 100) / 100),
    year: String(listing.yearbuilt),
    decade: `${Math.floor((listing.yearbuilt ?? 0) / 10)}0s`,
    water: listing.waterbodyname ?? '',
    district: listing.schooldistrict ?? '',
    school: listing.elementaryschool ?? '',
    highschool: listing.highschool ?? '',
    units: countWord(listing.numberofunitstotal ?? 0),
    subtype: (listing.propertysubtype ?? '').toLowerCase(),
    garage: countWord(listing.garagespaces ?? 0),
    counters: (listing.interiorfeatures.find((name) => name.endsWith('Counters')) ?? '').toLowerCase(),
    flooring: (listing.flooring[0] ?? '').toLowerCase(),
    county: listing.countyorparish ?? '',
  };
}

const grouped = (value: number): string => value.toLocaleString('en-US');

function lotWords(acres: number | null): string {
  if (acres === null) return '';
  if (acres < 0.2) return `${grouped(Math.round((acres * 43_560) / 100) * 100)} square feet`;
  if (acres < 0.3) return 'a quarter acre';
  if (acres > 0.44 && acres < 0.56) return 'half an acre';
  return `${Math.round(acres * 100) / 100} acres`;
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const countWord = (count: number): string => counts[count] ?? String(count);
