import type { Listing } from '../../listing/listing.ts';
import type { MatchContext } from '../match-context.ts';
import { factOf, figureOf, wordsOf } from './filter-columns.ts';
import type { Condition } from './predicate.ts';

/** Returns whether a listing meets the condition; unknown values meet only 'none of'. */
export function matchesCondition(listing: Listing, condition: Condition, context: MatchContext): boolean {
  switch (condition.test) {
    case 'at least': {
      const figure = figureOf(listing, condition.column);
      return figure !== null && figure >= condition.figure;
    }
    case 'at most': {
      const figure = figureOf(listing, condition.column);
      return figure !== null && figure <= condition.figure;
    }
    case 'is':
      return factOf(listing, condition.column, context) === condition.wanted;
    case 'any of':
    case 'none of': {
      const known: ReadonlySet<string> = wordsOf[condition.column](listing);
      return condition.words.some((word) => known.has(word)) === (condition.test === 'any of');
    }
  }
}
