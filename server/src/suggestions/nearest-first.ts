import {
  type Suggestion,
  type SuggestionCategory,
  suggestionCategories,
} from '@hearth/domain/contract/suggestions.ts';
import { addressKey } from '../text/address-key.ts';
import { likenessOf, mistakesBetween } from './likeness.ts';
import { MAX_PER_KIND } from './suggested-areas.queries.ts';

/** A visitor who types 'Lakeway' means the city, not the neighborhood of that name or a street that begins with it. */
export const meantByItsName: readonly SuggestionCategory[] = ['city', 'zipCode', 'county', 'neighborhood'];

/** A suggestion with so many more mistakes than the nearest one is not meant. */
const MISTAKES_BEYOND_NEAREST = 1.5;
/** So many mistakes for a letter make a name another one. */
const MOST_MISTAKES_A_LETTER = 0.4;

/** Order of kinds that are equally near. */
const kindOrder: readonly SuggestionCategory[] = [...meantByItsName, ...suggestionCategories];

/**
 * Of names for a mistyped text, those with the fewest mistakes, the nearest first and each category together. What has the
 * typed words is without mistakes and stays in its order; the others say how like they are.
 */
export function nearestFirst(
  found: readonly Suggestion[],
  exact: ReadonlySet<Suggestion>,
  texts: readonly string[],
): Suggestion[] {
  const measured = found
    .map((suggestion) => {
      if (exact.has(suggestion)) return { suggestion, rank: -1, mistakes: 0 };
      const names = [
        suggestion.name,
        ...(suggestion.category === 'address' ? [addressKey(suggestion.name)] : []),
      ];
      const mistakes = Math.min(...names.flatMap((name) => texts.map((text) => mistakesBetween(text, name))));
      const likeness = likenessOf(texts[0] ?? '', suggestion.name, mistakes);
      return { suggestion: { ...suggestion, likeness }, rank: rankOf(suggestion), mistakes };
    })
    .filter(({ mistakes }) => mistakes <= Math.max(2, (texts[0] ?? '').length * MOST_MISTAKES_A_LETTER));
  const least = Math.min(...measured.map(({ mistakes }) => mistakes));
  const near = measured
    .filter(({ mistakes }) => mistakes <= least + MISTAKES_BEYOND_NEAREST)
    .sort((a, b) => a.mistakes - b.mistakes || a.rank - b.rank)
    .map(({ suggestion }) => suggestion);
  const categories = [...new Set(near.map(({ category }) => category))];
  return categories.flatMap((category) => near.filter((suggestion) => suggestion.category === category));
}

/** At most five of each category, in the order given. */
export function fewOfEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const shown = new Map<SuggestionCategory, number>();
  return suggestions.filter(({ category }) => {
    const before = shown.get(category) ?? 0;
    shown.set(category, before + 1);
    return before < MAX_PER_KIND;
  });
}

const rankOf = ({ category }: Suggestion): number => kindOrder.indexOf(category);
