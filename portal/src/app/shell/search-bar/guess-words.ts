import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';

/** The note over suggestions that are only like the text; null where the first one has its words. */
export const guessWords = ([first]: readonly Suggestion[]): string | null =>
  first?.likeness === undefined ? null : `Did you mean ${first.name}?`;

/** Longest typed text on a button. */
const mostLetters = 40;

/** The notice of a guess that Enter took, and the label of the button that searches for the words of the text. */
export function takenWords(
  { name }: Suggestion,
  text: string,
): { readonly text: string; readonly back: string } {
  const letters = [...text];
  const typed = letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('').trimEnd()}…` : text;
  return { text: `Showing ${name}.`, back: `Search instead for “${typed}”` };
}
