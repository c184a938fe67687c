import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';

/** Longest typed text on a button. */
const mostLetters = 40;

/** The notice of a guess that Enter took, and the label of the button that searches for the words of the text. */
export function takenWords(
  { name }: Pick<Suggestion, 'name'>,
  text: string,
): { readonly text: string; readonly back: string } {
  const letters = [...text];
  const typed = letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('').trimEnd()}…` : text;
  return { text: `Showing ${name}.`, back: `Search instead for “${typed}”` };
}
