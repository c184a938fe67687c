import { optionalNumberCodec } from '../../url/codec.ts';
import type { FigureField } from '../filter-columns.ts';
import { atLeastRow, steps, withAny } from './make-row.ts';

const ratingText = (rating: number): string => (rating === 10 ? '10' : `${rating}+`);

/** At least this rating, 0 to 10; a school without a rating does not match. */
const ratingRow = (column: FigureField, label: string) =>
  atLeastRow({
    group: 'greatSchoolRatingFilters',
    label,
    control: { kind: 'select' },
    options: () => withAny(steps(0, 10, 1), ratingText),
    codec: optionalNumberCodec(0, 10),
    column,
    describe: (min) => (min === null ? `${label}: any rating` : `${label} ${ratingText(min)}`),
  });

export const schoolRatingRows = {
  elementarySchoolRating: ratingRow('elementaryschoolrating', 'Elementary school'),
  middleSchoolRating: ratingRow('middleschoolrating', 'Middle school'),
  highSchoolRating: ratingRow('highschoolrating', 'High school'),
};
