import type { Sort } from '../../search/sort/sort.ts';
import { phrasesIn } from '../phrases-in.ts';

/** Words that order a list, with the chip of each order. */
export interface SortWords {
  readonly sort: Sort;
  readonly label: string;
  readonly words: readonly string[];
}

const by = (sortBy: Sort['sortBy'], sortType: Sort['sortType'], label: string, list: string): SortWords => ({
  sort: { sortBy, sortType },
  label,
  words: phrasesIn(list),
});

export const sortWords: readonly SortWords[] = [
  by(
    'price',
    'ASC',
    'Cheapest first',
    `cheapest first, cheapest, lowest price first, lowest price, price low to high, low to high,
    least expensive first, least expensive`,
  ),
  by(
    'price',
    'DESC',
    'Most expensive first',
    `most expensive first, most expensive, highest price first, highest price, price high to low, high to low,
    priciest first`,
  ),
  by(
    'date',
    'DESC',
    'Newest first',
    'newest first, newest, most recent first, latest first, newest listings first, newest listings',
  ),
  by('sqfeet', 'DESC', 'Largest first', 'largest first, largest, biggest first, biggest'),
  by('sqfeet', 'ASC', 'Smallest first', 'smallest first, smallest'),
  by('beds', 'DESC', 'Most bedrooms first', 'most bedrooms first, most bedrooms, most beds'),
  by(
    'sqfeetPrice',
    'ASC',
    'Cheapest per sq ft first',
    `cheapest per square foot first, cheapest per square foot, lowest price per square foot,
    best price per square foot, cheapest per sq ft first, cheapest per sq ft, lowest price per sq ft, best price per sq ft,
    cheapest per sqft first, cheapest per sqft, lowest price per sqft, best price per sqft`,
  ),
  by('recentlyChanged', 'DESC', 'Recently changed first', 'recently changed first, recently changed'),
];
