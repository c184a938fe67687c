import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';

/** Words for a first suggestion that is not the place or the address of the typed text. */
const missing = ({ category }: Suggestion, text: string): string =>
  category === 'address' || category === 'mlsNumber'
    ? `No address matches “${text}”.`
    : `No place is named “${text}”.`;

/** The note over suggestions that are only like the text, with what Enter does; null where one has its words. */
export function guessWords([first]: readonly Suggestion[], text: string): string | null {
  if (first?.likeness === undefined) return null;
  const next =
    first.likeness === 'typo'
      ? `Press Enter for ${first.name}.`
      : `Choose a similar one, or press Enter to search for “${text}”.`;
  return `${missing(first, text)} ${next}`;
}

/** The notice of a suggestion that Enter took for a mistyped text. */
export const takenWords = (suggestion: Suggestion, text: string): string =>
  `Showing ${suggestion.name}. ${missing(suggestion, text)}`;

/** The suggestions that Enter may take: a name that is only similar to the text is another place. */
export const takable = (hits: readonly Suggestion[]): readonly Suggestion[] =>
  hits[0]?.likeness === 'similar' ? [] : hits;
