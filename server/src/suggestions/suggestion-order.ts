import {
  type Suggestion,
  type SuggestionCategory,
  suggestionCategories,
} from '@hearth/domain/contract/suggestions.ts';
import { addressKey } from '../text/address-key.ts';
import { plainText } from '../text/plain-text.ts';
import { nameStem } from './likeness.ts';
import { meantByItsName } from './nearest-first.ts';

/** 'Round Ro' is more likely the beginning of the city with a hundred homes than that of a neighbourhood with four. */
function likeliest(suggestions: readonly Suggestion[], text: string): SuggestionCategory[] {
  const begun = suggestions.filter(({ name, count }) => count !== null && plainText(name).startsWith(text));
  const most = (category: SuggestionCategory): number =>
    Math.max(0, ...begun.filter((suggestion) => suggestion.category === category).map(({ count }) => count!));
  const [first] = meantByItsName
    .filter((category) => most(category) > 0)
    .toSorted((a, b) => most(b) - most(a));
  return first ? [first] : [];
}

/**
 * Suggestions by category, each once. A category with an exact match comes first, with that match at its top; otherwise the
 * category of the largest suggestion with this prefix. Enter takes the first suggestion.
 */
export function inOrder(found: readonly Suggestion[], text: string): Suggestion[] {
  const distinct = new Map(
    found
      .toReversed()
      .map((suggestion) => [`${suggestion.category} ${suggestion.name.toLowerCase()}`, suggestion]),
  );
  const stem = nameStem(text.split(' '));
  const key = addressKey(text);
  const isMeant = ({ name, category }: Suggestion): boolean =>
    plainText(name) === text || (category === 'address' && addressKey(name) === key);
  const isAlmost = ({ name }: Suggestion): boolean => nameStem(plainText(name).split(' ')) === stem;
  const rank = (each: Suggestion): number => (isMeant(each) ? 2 : Number(isAlmost(each)));
  const suggestions = [...distinct.values()].toReversed().sort((a, b) => rank(b) - rank(a));
  const categoriesOf = (is: (each: Suggestion) => boolean): SuggestionCategory[] => {
    const meant = new Set(suggestions.filter(is).map(({ category }) => category));
    return [...meantByItsName, ...suggestionCategories].filter((category) => meant.has(category));
  };
  const order = new Set([
    ...categoriesOf(isMeant),
    ...categoriesOf(isAlmost),
    ...likeliest(suggestions, text),
    ...suggestionCategories,
  ]);
  return [...order].flatMap((category) =>
    suggestions.filter((suggestion) => suggestion.category === category),
  );
}
