import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';

/** The note over suggestions that are only like the text; null where the first one has its words. */
export const guessWords = ([first]: readonly Suggestion[]): string | null =>
  first?.likeness === undefined ? null : `Did you mean ${first.name}?`;
