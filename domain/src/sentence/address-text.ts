import {
  endsNumberedStreet,
  endsStreetAlone,
  isDirection,
  isRoadWord,
  shortForm,
} from '../listing/street-words.ts';
import { nameKey } from '../search/areas/name-key.ts';
import { findPhrase } from './phrase-book.ts';
import { phrasesIn } from './phrases-in.ts';
import { isAttached, tokensOf } from './token.ts';
import { unitBook } from './words/figure-words.ts';

/** Returns whether a text is an address such as '1204 S Lamar Blvd', or a listing number. */
export const isAddress = (text: string): boolean => {
  const words = nameKey(text).split(' ');
  if (/^(mls|el)\b/.test(words[0] ?? '') || (words.length === 1 && isListingNumber(words[0] ?? '')))
    return true;
  if (words.length === 2 && words[0] === 'listing' && isListingNumber(words[1] ?? '')) return true;
  const isNumbered = /^\d+[a-z]?$/.test(words[0] ?? '') && !/^\d+[km]$/.test(words[0] ?? '');
  return (
    isNumbered &&
    (words.slice(1, longestStreet).some(endsStreet) || isNumberedRoad(words)) &&
    !beginsFigure(text)
  );
};

/** '4000001', 'act4000001' and the ZIP '78704', but not the price '350000'. */
const isListingNumber = (word: string): boolean =>
  /^\w+$/.test(word) && /\d{5}$/.test(word) && !/^[1-9]\d{2}000$/.test(word);

/** Returns whether a text is the name of a street: 'Main St', 'S Congress Ave'. */
export const isStreet = (text: string): boolean => {
  const words = nameKey(text).split(' ');
  return words.length > 1 && endsStreetAlone(words.at(-1) ?? '');
};

const endsStreet = (word: string): boolean => endsNumberedStreet(word) || word === 'unit' || word === 'apt';

/** '7117 RM 620', '457 County Road 123A'. */
const isNumberedRoad = ([, ...words]: readonly string[]): boolean => {
  const at = words.findIndex((word) => /^\d{1,4}[a-z]?$/.test(word));
  const named = words
    .slice(0, at)
    .map(shortForm)
    .filter((word) => !isDirection(word));
  return at > 0 && named.length > 0 && named.every(isRoadWord);
};

/** Most words from number to suffix: '1204 South Rio Grande St'. */
const longestStreet = 5;

/** Units that streets are named after, too: '100 Block House Dr', '12 Bay Ct'. */
const streetNames: ReadonlySet<string> = new Set(
  phrasesIn('bay, block, mile, story, level, down, foot, floor, garage, car'),
);
/** From this number on, such a word is the name of a street, since no home has as many. */
const mostCounted = 100;

/** '2000 sq ft', '2 bed', '3/2', '$500': a figure, not a house number. */
const beginsFigure = (text: string): boolean => {
  const tokens = tokensOf(text, (word) => word);
  const [first, second, third] = tokens;
  if (first?.word === '$' || (second?.word === '/' && third?.kind === 'number')) return true;
  const unit = findPhrase(unitBook, tokens, 1);
  if (!unit || first?.value == null) return false;
  // '1980s' and '1204 S Lamar Blvd'.
  if (second?.word === 's') return isAttached(tokens, 1);
  const isName = unit.length === 1 && streetNames.has(second?.word ?? '');
  return !isName || (first.value < mostCounted && !endsStreet(third?.word ?? ''));
};
