import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { Random } from '../random.ts';
import { commercialPhrases, multiFamilyPhrases, multiFamilySaleEnd } from './income-phrases.ts';
import { farmPhrases, lotPhrases } from './land-phrases.ts';
import { type Described, type Phrase, sentence } from './phrase.ts';
import { bedrooms, kitchens, livingRooms, openings, specialRooms } from './room-phrases.ts';
import {
  communities,
  leaseClosings,
  locations,
  outdoors,
  saleClosings,
  views,
} from './surroundings-phrases.ts';

const FEWEST_WORDS = 60;
const MOST_WORDS = 135;

/** The seller's description, 45 to 140 words, made of sentences that are true of the listing. */
export function writeRemarks(random: Random, listing: Described): string {
  const closings = isLease(listing.propertytype) ? leaseClosings : saleClosings;
  switch (listing.propertyfiltertype) {
    case 'Lot':
      return paragraph(random, lotPhrases, listing, pickedFrom(lotPhrases, 1, 5));
    case 'Farm':
      return paragraph(random, farmPhrases, listing, pickedFrom(farmPhrases, 3, 4, 6));
    case 'Commercial':
      return paragraph(random, commercialPhrases, listing, pickedFrom(commercialPhrases, 1, 3, 5));
    case 'Multi-Family':
      return paragraph(
        random,
        [...multiFamilyPhrases, ...(closings === leaseClosings ? [leaseClosings] : multiFamilySaleEnd)],
        listing,
        pickedFrom(multiFamilyPhrases, 2, 5),
      );
    default:
      return homeParagraph(random, listing, closings);
  }
}

/** The groups of phrases of which two may stand together. */
const pickedFrom = (places: readonly (readonly Phrase[])[], ...indices: readonly number[]) =>
  indices.map((index) => places[index] ?? []);

/** Opening, rooms from front to back, then outside and surroundings; some homes get more sentences than others. */
function homeParagraph(random: Random, listing: Described, closings: readonly Phrase[]): string {
  const rooms = random.shuffle([livingRooms, kitchens, bedrooms]);
  const places = [
    openings,
    ...rooms,
    ...(random.chance(0.8) ? [specialRooms] : []),
    outdoors,
    ...(random.chance(0.6) ? [outdoors] : []),
    views,
    communities,
    ...(random.chance(0.5) ? [communities] : []),
    ...(random.chance(0.75) ? [locations] : []),
    closings,
  ];
  return paragraph(random, places, listing, [locations, livingRooms, bedrooms, kitchens, outdoors]);
}

/** One sentence for each place; where they are few words, more from the reserve before the last. */
function paragraph(
  random: Random,
  places: readonly (readonly Phrase[])[],
  listing: Described,
  reserve: readonly (readonly Phrase[])[],
): string {
  const text = new Text();
  const said = new Set<Phrase>();
  for (const phrases of places.slice(0, -1)) text.add(sentence(random, phrases, listing, said));
  const last = sentence(random, places.at(-1) ?? [], listing, said);
  for (let round = 0; round < 12 && text.words + wordCount(last) < FEWEST_WORDS; round++) {
    text.add(sentence(random, random.pick(reserve), listing, said));
  }
  text.add(last);
  return text.toString();
}

/** Drops repetitions and limits the length. */
class Text {
  readonly #sentences: string[] = [];
  readonly #starts = new Set<string>();
  words = 0;

  add(sentence: string): void {
    const start = sentence.slice(0, 14);
    const count = wordCount(sentence);
    if (count === 0 || this.#starts.has(start) || this.words + count > MOST_WORDS) return;
    this.#starts.add(start);
    this.#sentences.push(sentence);
    this.words += count;
  }

  toString(): string {
    return this.#sentences.join(' ');
  }
}

const wordCount = (text: string): number => (text === '' ? 0 : text.split(' ').length);
