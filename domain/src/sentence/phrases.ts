import type { SearchableStatus } from '../listing/status.ts';
import { type ViewType, viewTypes, type WaterBodyName } from '../listing/vocabulary.ts';
import { filterKeys } from '../search/filters/filter-table.ts';
import type { FilterKey, Filters, KeysOf } from '../search/filters/filters.ts';
import type { Sort } from '../search/sort/sort.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';
import { phrasesIn } from './phrases-in.ts';
import { type LeftOutReason, type TypeKey, typeKeys } from './understood.ts';
import { filterWords } from './words/filter-words.ts';
import { notFilters } from './words/not-filters.ts';
import { sortWords } from './words/sort-words.ts';
import { waterViews } from './words/view-words.ts';

export type DaysKey = 'daysOnMarket' | 'lastPriceReduction';

/** The meaning of a phrase by itself, without the words beside it. */
export type Phrase =
  | { readonly says: 'feature'; readonly key: KeysOf<boolean> }
  | {
      readonly says: 'answer';
      readonly values: Readonly<Record<'yes' | 'no', Partial<Filters>>>;
      readonly labels: readonly [yes: string, no: string];
    }
  | { readonly says: 'type'; readonly key: TypeKey }
  | { readonly says: 'status'; readonly status: SearchableStatus }
  | { readonly says: 'views'; readonly views: readonly ViewType[] }
  | { readonly says: 'water'; readonly name: WaterBodyName }
  | { readonly says: 'days'; readonly key: DaysKey; readonly days: number | null }
  | { readonly says: 'studio' | 'garage' | 'one story' }
  | { readonly says: 'sort'; readonly sort: Sort; readonly label: string }
  | { readonly says: 'lease'; readonly lease: boolean }
  | { readonly says: 'left out'; readonly reason: LeftOutReason };

type Entry = readonly [phrase: string, meaning: Phrase];

const each = (words: readonly string[], meaning: Phrase): readonly Entry[] =>
  words.map((word) => [word, meaning]);
const said = (list: string, meaning: Phrase): readonly Entry[] => each(phrasesIn(list), meaning);

const isType = (key: FilterKey): key is TypeKey => (typeKeys as readonly string[]).includes(key);

/** The phrases of one filter, from its row in the table of words. */
const entriesOf = (key: FilterKey): readonly Entry[] => {
  const words = filterWords[key];
  switch (words.kind) {
    case 'feature':
      return each(words.words, { says: 'feature', key: key as KeysOf<boolean> });
    case 'type':
      return isType(key) ? each(words.words, { says: 'type', key }) : [];
    case 'answer': {
      const values = { yes: { [key]: words.yes }, no: { [key]: words.no } };
      return each(words.words, { says: 'answer', values, labels: words.labels });
    }
    case 'days': {
      const daysKey = key as DaysKey;
      return [
        ...each(words.timed, { says: 'days', key: daysKey, days: null }),
        ...each(words.words, { says: 'days', key: daysKey, days: words.days }),
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
  ...ofVocabulary('mlsStatus', (status) => ({ says: 'status', status: status as SearchableStatus })),
  ...ofVocabulary('views', (view) => ({ says: 'views', views: [view as ViewType] })),
  ...ofVocabulary('waterBodyName', (name) => ({ says: 'water', name: name as WaterBodyName })),
  ...(filterWords.views.kind === 'entries'
    ? each(filterWords.views.any, { says: 'views', views: viewTypes })
    : []),
  ...each(waterViews, { says: 'views', views: ['Lake', 'River'] }),
];

const leases: readonly Entry[] = [
  ...said(
    'for rent, to rent, for lease, to lease, rental, rentals, lease, leases, rent, renting, rental homes',
    { says: 'lease', lease: true },
  ),
  ...said('for sale, on sale, to buy, buy, buying, for purchase', { says: 'lease', lease: false }),
];

/** All phrases with a meaning of their own. */
export const phrases: PhraseBook<Phrase> = phraseBook<Phrase>([
  ...filterKeys.flatMap(entriesOf),
  ...lists,
  ...sortWords.flatMap(({ sort, label, words }) => each(words, { says: 'sort', sort, label })),
  ...leases,
  ...said('studio, studios, studio apartment, efficiency apartment', { says: 'studio' }),
  ...said('garage, garages, attached garage, detached garage, with garage, garage parking', {
    says: 'garage',
  }),
  ...said('single story, single storey, single level, one level, single level living', {
    says: 'one story',
  }),
  ...Object.entries(notFilters).flatMap(([reason, words]) =>
    each(words, { says: 'left out', reason: reason as LeftOutReason }),
  ),
]);
