import type { Listing } from '../../../listing/listing.ts';
import { optionalNumberCodec } from '../../url/codec.ts';
import { everySearch, type Row } from '../filter-row.ts';
import { isAtLeast, type KeysOf, steps, withAny } from './make-row.ts';

type RatedSchool = 'elementaryschoolrating' | 'middleschoolrating' | 'highschoolrating';

/** At least this rating, 0 to 10; a school that nothing rates does not match. */
const ratingRow = <K extends KeysOf<number | null>>(
  key: K,
  field: RatedSchool & keyof Listing,
  label: string,
): Row<K, number | null> => ({
  key,
  group: 'greatSchoolRatingFilters',
  label,
  control: { kind: 'select' },
  options: () => withAny(steps(0, 10, 1), (rating) => (rating === 10 ? '10' : `${rating}+`)),
  defaultValue: null,
  codec: optionalNumberCodec(0, 10),
  scope: everySearch,
  matches: (listing, min) => min === null || isAtLeast(listing[field], min),
  describe: (min) => (min === null ? `${label}: any rating` : `${label} ${min}+`),
});

export const elementarySchoolRatingRow = ratingRow(
  'elementarySchoolRating',
  'elementaryschoolrating',
  'Elementary school',
);
export const middleSchoolRatingRow = ratingRow('middleSchoolRating', 'middleschoolrating', 'Middle school');
export const highSchoolRatingRow = ratingRow('highSchoolRating', 'highschoolrating', 'High school');
