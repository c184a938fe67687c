import type { SearchableStatus } from '../listing/status.ts';
import { type ViewType, viewTypes, type WaterBodyName } from '../listing/vocabulary.ts';
import { filterKeys } from '../search/filters/filter-table.ts';
import type { FilterKey, Filters, KeysOf } from '../search/filters/filters.ts';
import type { Sort } from '../search/sort/sort.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';
import { phrasesIn } from './phrases-in.ts';
import { type TypeKey, typeKeys, type UnusedReason } from './understood.ts';
import { filterWords } from './words/filter-words.ts';
import { notFilters } from './words/not-filters.ts';
import { sortWords } from './words/sort-words.ts';
import { waterViews } from './words/view-words.ts';

export type DaysKey = 'daysOnMarket' | 'lastPriceReduction';

/** The meaning of a phrase alone, without the words beside it. */
export type Phrase =
  | { readonly kind: 'feature'; readonly key: KeysOf<boolean> }
  | {
      readonly kind: 'answer';
      readonly values: Readonly<Record<'yes' | 'no', Partial<Filters>>>;
      readonly labels: readonly [yes: string, no: string];
    }
  | { readonly kind: 'type'; readonly key: TypeKey }
  | { readonly kind: 'status'; readonly status: SearchableStatus }
  | { readonly kind: 'views'; readonly views: readonly ViewType[] }
  | { readonly kind: 'water'; readonly name: WaterBodyName }
  | { readonly kind: 'days'; readonly key: DaysKey; readonly days: number | null }
  | { readonly kind: 'studio' | 'garage' | 'one story' }
  | { readonly kind: 'sort'; readonly sort: Sort; readonly label: string }
  | { readonly kind: 'lease'; readonly lease: boolean }
  | { readonly kind: 'unused'; readonly reason: UnusedReason };

type Entry = readonly [phrase: string, meaning: Phrase];

const each = (words: readonly string[], meaning: Phrase): readonly Entry[] =>
  words.map((word) => [word, meaning]);
const phrasesOf = (list: string, meaning: Phrase): readonly Entry[] => each(phrasesIn(list), meaning);

const isType = (key: FilterKey): key is TypeKey => (typeKeys as readonly string[]).includes(key);

/** The phrases of one filter, from its row in the table of words. */
const entriesOf = (key: FilterKey): readonly Entry[] => {
  const words = filterWords[key];
  switch (words.kind) {
    case 'feature':
      return each(words.words, { kind: 'feature', key: key as KeysOf<boolean> });
    case 'type':
      return isType(key) ? each(words.words, { kind: 'type', key }) : [];
    case 'answer': {
      const values = { yes: { [key]: words.yes }, no: { [key]: words.no } };
      return each(words.words, { kind: 'answer', values, labels: words.labels });
    }
    case 'days': {
      const daysKey = key as DaysKey;
      return [
        ...each(words.timed, { kind: 'days', key: daysKey, days: null }),
        ...each(words.words, { kind: 'days', key: daysKey, days: words.days }),
      ];
    }
    default:
      return [];
  }
};

/** The phrases of a filter whose value is a list of words. */
const ofVocabulary = (
  key: 'mlsStatus' | 'views' | 'waterBodyName',
  meaning: (entry: string) => Phrase,
): readonly Entry[] => {
  const words = filterWords[key];
  if (words.kind !== 'entries') return [];
  return Object.entries(words.entries).flatMap(([entry, list]) => each(list, meaning(entry)));
};

const lists: readonly Entry[] = [
  ...ofVocabulary('mlsStatus', (status) => ({ kind: 'status', status: status as SearchableStatus })),
  ...ofVocabulary('views', (view) => ({ kind: 'views', views: [view as ViewType] })),
  ...ofVocabulary('waterBodyName', (name) => ({ kind: 'water', name: name as WaterBodyName })),
  ...(filterWords.views.kind === 'entries'
    ? each(filterWords.views.any, { kind: 'views', views: viewTypes })
    : []),
  ...each(waterViews, { kind: 'views', views: ['Lake', 'River'] }),
];

const leases: readonly Entry[] = [
  ...phrasesOf(
    'for rent, to rent, for lease, to lease, rental, rentals, lease, leases, rent, renting, rental homes',
    { kind: 'lease', lease: true },
  ),
  ...phrasesOf('for sale, on sale, to buy, buy, buying, for purchase', { kind: 'lease', lease: false }),
];

/** All phrases with a meaning of their own. */
export const phrases: PhraseBook<Phrase> = phraseBook<Phrase>([
  ...filterKeys.flatMap(entriesOf),
  ...lists,
  ...sortWords.flatMap(({ sort, label, words }) => each(words, { kind: 'sort', sort, label })),
  ...leases,
  ...phrasesOf('active', { kind: 'status', status: 'Active' }),
  ...phrasesOf('studio, studios, efficiency apartment', { kind: 'studio' }),
  ...phrasesOf('garage, garages, attached garage, detached garage, garage parking', {
    kind: 'garage',
  }),
  ...phrasesOf('single story, single storey, single level, one level, single level living', {
    kind: 'one story',
  }),
  ...Object.entries(notFilters).flatMap(([reason, words]) =>
    each(words, { kind: 'unused', reason: reason as UnusedReason }),
  ),
]);
