import { communityWords } from './community-words.ts';
import { homeWords } from './home-words.ts';
import { marketWords } from './market-words.ts';
import { propertyWords } from './property-words.ts';
import { typeWords } from './type-words.ts';
import { type EndKey, unitNames, units } from './unit-table.ts';
import { type EndWords, end, type FilterWords, none } from './word-kinds.ts';

/** The ends of units; the table of units has their words. */
const endWords = Object.fromEntries(
  unitNames.flatMap((unit) => [units[unit].min, units[unit].max ?? []].flat().map((key) => [key, end(unit)])),
) as Readonly<Record<EndKey, EndWords>>;

/** The words for each filter, by the groups of the filter form. */
export const filterWords: FilterWords = {
  keyword: { kind: 'quoted' },
  travelTime: none('A place of the visitor is chosen in the filters, and no sentence knows it'),
  ...endWords,
  ...marketWords,
  ...typeWords,
  ...homeWords,
  ...propertyWords,
  ...communityWords,
};
