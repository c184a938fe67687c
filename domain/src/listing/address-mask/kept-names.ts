import type { Listing } from '../listing.ts';
import { shortForm } from '../street-words.ts';
import { waterBodyNames } from '../vocabulary.ts';
import { hasForm, type TextToken, tokensIn } from './text-tokens.ts';

/** The fields with names that a hidden address leaves visible. */
export type AreaFields = Pick<
  Listing,
  | 'city'
  | 'countyorparish'
  | 'subdivisionname'
  | 'mlsareamajor'
  | 'schooldistrict'
  | 'elementaryschool'
  | 'middleorjuniorschool'
  | 'highschool'
  | 'waterbodyname'
>;

/** A name in short forms; a home lies on a water body or in a region as it lies on a street. */
export interface KeptName {
  readonly words: readonly string[];
  readonly isNature: boolean;
}

const regions = ['Hill Country', 'Texas Hill Country', 'Town Lake', 'Barton Springs', 'Barton Creek'];

/** Names of areas, schools and waters, which stay also where the street shares them: 'Barton Hills Dr' in Barton Hills. */
export function keptNames(listing: AreaFields): readonly KeptName[] {
  const schools = [
    listing.schooldistrict,
    listing.elementaryschool,
    listing.middleorjuniorschool,
    listing.highschool,
  ];
  const areas = [
    ...[listing.city, listing.subdivisionname, listing.mlsareamajor],
    ...(listing.countyorparish === null ? [] : [`${listing.countyorparish} County`]),
    ...schools.flatMap((name) => (name === null ? [] : schoolNames(name))),
  ];
  const nature = [listing.waterbodyname, ...waterBodyNames, ...regions];
  return [
    ...areas.map((name) => ({ words: wordsOf(name), isNature: false })),
    ...nature.map((name) => ({ words: wordsOf(name), isNature: true })),
  ].filter(({ words }) => words.length > 0);
}

const schoolWords = ['Elementary', 'Middle', 'Junior', 'High', 'School', 'Academy', 'ISD'];

/** A school is named after a street or person as often as not, so its name alone is not kept: 'Lamar' is, in 'Lamar Middle'. */
const schoolNames = (name: string): readonly string[] =>
  schoolWords.some((word) => name.toLowerCase().includes(word.toLowerCase()))
    ? [name]
    : schoolWords.map((word) => `${name} ${word}`);

const wordsOf = (name: string | null): readonly string[] =>
  tokensIn(name ?? '').map(({ plain }) => shortForm(plain));

/** The kept name that covers the tokens from `from` to before `to`, where the text has one; the longest. */
export function keptNameAt(
  tokens: readonly TextToken[],
  from: number,
  to: number,
  names: readonly KeptName[],
): (KeptName & { readonly from: number; readonly to: number }) | undefined {
  const covering = names.flatMap((name) => {
    const offsets = name.words.map((_, offset) => from - offset);
    const start = offsets.find(
      (at) =>
        at >= 0 &&
        at + name.words.length >= to &&
        name.words.every((word, i) => tokens[at + i] !== undefined && hasForm(tokens[at + i]!, word)),
    );
    return start === undefined ? [] : [{ ...name, from: start, to: start + name.words.length }];
  });
  return covering.toSorted((a, b) => b.words.length - a.words.length)[0];
}
