import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { Random } from '../random.ts';
import {
  bedrooms,
  communities,
  kitchens,
  leaseClosings,
  livingRooms,
  locations,
  openings,
  outdoors,
  saleClosings,
  specialRooms,
  views,
} from './home-phrases.ts';
import {
  commercialPhrases,
  farmPhrases,
  lotPhrases,
  multiFamilyPhrases,
  multiFamilySaleEnd,
} from './other-phrases.ts';
import { type Described, type Phrase, sentence } from './phrase.ts';

const FEWEST_WORDS = 60;
const MOST_WORDS = 135;

/** The seller's description, 45 to 140 words, put together from sentences that are true of the listing. */
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
        pickedFrom(multiFamilyPhrases, 1, 4),
      );
    default:
      return homeParagraph(random, listing, closings);
  }
}

/** The groups of phrases of which two may stand together. */
const pickedFrom = (places: readonly (readonly Phrase[])[], ...indices: readonly number[]) =>
  indices.map((index) => places[index] ?? []);

/** Opening, rooms from front to back, then outside and around; some homes get more said of them than others. */
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
  const sentences: string[] = [];
  for (const phrases of places) add(sentences, sentence(random, phrases, listing));
  const last = sentences.pop() ?? '';
  for (let round = 0; round < 12 && wordCount(sentences) + wordCount([last]) < FEWEST_WORDS; round++) {
    add(sentences, sentence(random, random.pick(reserve), listing));
  }
  add(sentences, last);
  return sentences.join(' ');
}

/** Says nothing twice, and stops in time. */
function add(sentences: string[], text: string): void {
  const starts = (line: string) => line.split(' ', 3).join(' ');
  const known = sentences.some((line) => line === text || starts(line) === starts(text));
  if (text !== '' && !known && wordCount([...sentences, text]) <= MOST_WORDS) sentences.push(text);
}

const wordCount = (sentences: readonly string[]): number =>
  sentences.join(' ').split(/\s+/).filter(Boolean).length;
