import type { SearchableStatus } from '../../listing/status.ts';
import type { ViewType, WaterBodyName } from '../../listing/vocabulary.ts';
import { viewTypes } from '../../listing/vocabulary.ts';
import { filterKeys } from '../filter-table.ts';
import type { KeysOf } from '../filters/make-row.ts';
import type { FilterKey, Filters } from '../filters.ts';
import type { Sort } from '../sort.ts';
import { amountWords } from './amount.ts';
import { dayWords } from './days.ts';
import { figureWords } from './figure-words.ts';
import { filterWords } from './filter-words.ts';
import { wordMender } from './mend-word.ts';
import { phraseBook, phraseList, wordsOf } from './phrase-book.ts';
import { protectedVocabulary } from './protected-words.ts';
import { numberWords } from './token.ts';
import { type LeftOutReason, type TypeKey, typeKeys } from './understood.ts';

export type DaysKey = 'daysOnMarket' | 'lastPriceReduction';

/** What a phrase says by itself, before what stands beside it is read. */
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

const isType = (key: FilterKey): key is TypeKey => (typeKeys as readonly string[]).includes(key);

/** The phrases of one filter, from its row in the table of words. */
const entriesOf = (key: FilterKey): readonly Entry[] => {
  const words = filterWords[key];
  switch (words.kind) {
    case 'feature':
      return words.words.map((word) => [word, { says: 'feature', key: key as KeysOf<boolean> }]);
    case 'type':
      return isType(key) ? words.words.map((word) => [word, { says: 'type', key }]) : [];
    case 'answer': {
      const values = { yes: { [key]: words.yes }, no: { [key]: words.no } };
      return words.words.map((word) => [word, { says: 'answer', values, labels: words.labels }]);
    }
    case 'days': {
      const daysKey = key as DaysKey;
      return [
        ...words.timed.map((word): Entry => [word, { says: 'days', key: daysKey, days: null }]),
        ...words.words.map((word): Entry => [word, { says: 'days', key: daysKey, days: words.days }]),
      ];
    }
    default:
      return [];
  }
};

const lists: readonly Entry[] = [
  ...Object.entries(filterWords.mlsStatus.kind === 'entries' ? filterWords.mlsStatus.entries : {}).flatMap(
    ([status, words]) =>
      words.map((word): Entry => [word, { says: 'status', status: status as SearchableStatus }]),
  ),
  ...Object.entries(filterWords.views.kind === 'entries' ? filterWords.views.entries : {}).flatMap(
    ([view, words]) => words.map((word): Entry => [word, { says: 'views', views: [view as ViewType] }]),
  ),
  ...(filterWords.views.kind === 'entries' ? filterWords.views.any : []).map(
    (word): Entry => [word, { says: 'views', views: viewTypes }],
  ),
  ...Object.entries(
    filterWords.waterBodyName.kind === 'entries' ? filterWords.waterBodyName.entries : {},
  ).flatMap(([name, words]) =>
    words.map((word): Entry => [word, { says: 'water', name: name as WaterBodyName }]),
  ),
];

const sorted = (
  sortBy: Sort['sortBy'],
  sortType: Sort['sortType'],
  label: string,
  ...phrases: readonly string[]
) => phrases.map((phrase): Entry => [phrase, { says: 'sort', sort: { sortBy, sortType }, label }]);

const sorts: readonly Entry[] = [
  ...sorted(
    'price',
    'ASC',
    'Cheapest first',
    'cheapest first',
    'cheapest',
    'lowest price first',
    'lowest price',
    'price low to high',
    'low to high',
    'least expensive first',
    'least expensive',
  ),
  ...sorted(
    'price',
    'DESC',
    'Most expensive first',
    'most expensive first',
    'most expensive',
    'highest price first',
    'highest price',
    'price high to low',
    'high to low',
    'priciest first',
  ),
  ...sorted(
    'date',
    'DESC',
    'Newest first',
    'newest first',
    'newest',
    'most recent first',
    'latest first',
    'newest listings first',
  ),
  ...sorted('sqfeet', 'DESC', 'Largest first', 'largest first', 'largest', 'biggest first', 'biggest'),
  ...sorted('sqfeet', 'ASC', 'Smallest first', 'smallest first', 'smallest'),
  ...sorted('beds', 'DESC', 'Most bedrooms first', 'most bedrooms first', 'most bedrooms', 'most beds'),
  ...sorted(
    'sqfeetPrice',
    'ASC',
    'Cheapest per square foot first',
    'cheapest per square foot first',
    'cheapest per square foot',
    'lowest price per square foot',
    'best price per square foot',
  ),
  ...sorted(
    'recentlyChanged',
    'DESC',
    'Recently changed first',
    'recently changed first',
    'recently changed',
  ),
];

const lease = (value: boolean, ...phrases: readonly string[]) =>
  phrases.map((phrase): Entry => [phrase, { says: 'lease', lease: value }]);

const leases: readonly Entry[] = [
  ...lease(
    true,
    'for rent',
    'to rent',
    'for lease',
    'to lease',
    'rental',
    'rentals',
    'lease',
    'leases',
    'rent',
    'renting',
  ),
  ...lease(false, 'for sale', 'to buy', 'buy', 'buying', 'for purchase'),
];

const single = (says: 'studio' | 'garage' | 'one story', ...phrases: readonly string[]) =>
  phrases.map((phrase): Entry => [phrase, { says }]);

const leftOut = (reason: LeftOutReason, ...phrases: readonly string[]) =>
  phrases.map((phrase): Entry => [phrase, { says: 'left out', reason }]);

/** What resembles a filter and is none, so that it is not taken for one. */
const notFilters: readonly Entry[] = [
  ...leftOut(
    'needs-rating',
    'good schools',
    'great schools',
    'best schools',
    'top schools',
    'good school',
    'excellent schools',
    'top rated schools',
    'highly rated schools',
    'good school district',
    'best school district',
    'great school district',
    'schools',
  ),
  ...leftOut(
    'needs-year',
    'new construction',
    'new build',
    'new builds',
    'newly built',
    'brand new',
    'brand new construction',
    'newer home',
    'newer homes',
    'older home',
    'older homes',
    'new home',
    'new homes',
  ),
  ...leftOut(
    'needs-size',
    'large lot',
    'big lot',
    'big yard',
    'large yard',
    'large backyard',
    'big backyard',
    'acreage',
    'spacious',
    'large',
    'small',
    'big',
    'tiny',
  ),
  ...leftOut(
    'needs-price',
    'cheap',
    'affordable',
    'inexpensive',
    'luxury',
    'expensive',
    'within budget',
    'low price',
  ),
  ...leftOut(
    'needs-location',
    'near me',
    'close to me',
    'nearby',
    'closest',
    'closest first',
    'nearest',
    'nearest first',
    'around me',
    'near my location',
  ),
  ...leftOut(
    'unknown',
    'lots of',
    'a lot of',
    'rental income',
    'rental property',
    'rent to own',
    'lease to own',
    'pool table',
    'pool house',
    'dog house',
    'family room',
    'ranch style',
    'park bench',
    'safe room',
    'gun safe',
    'race track',
    'parking lot',
    'golf cart',
    'pool bath',
    'new roof',
    'new kitchen',
    'new hvac',
    'land lease',
    'house hacking',
    'senior high',
  ),
];

/** Every phrase that means something by itself. */
export const phrases = phraseBook<Phrase>([
  ...filterKeys.flatMap(entriesOf),
  ...lists,
  ...sorts,
  ...leases,
  ...single('studio', 'studio', 'studios', 'studio apartment', 'efficiency apartment'),
  ...single('garage', 'garage', 'attached garage', 'with garage'),
  ...single('one story', 'single story', 'single level', 'one level'),
  ...notFilters,
]);

/** Words that ask for the opposite of what follows. */
export const negators = phraseList([
  ...[
    'no',
    'not',
    'not a',
    'not an',
    'not in',
    'without',
    'without a',
    'without an',
    'w / o',
    'non',
    'minus',
    'except',
  ],
  ...[
    'not in a',
    'dont want',
    'do not want',
    'dont want a',
    'doesnt have',
    'does not have',
    'no need for',
    'anything but',
  ],
  ...['no more', 'never', 'without any', 'dont need', 'do not need', 'excluding', 'exclude'],
]);

/** Words that join what is asked for and ask for nothing. */
export const fillers = phraseList([
  ...[
    'a',
    'an',
    'the',
    'and',
    'or',
    'with',
    'w',
    'w /',
    'in',
    'on',
    'at',
    'by',
    'of',
    'for',
    'to',
    'near',
    'around',
    'is',
    'are',
  ],
  ...[
    'that',
    'which',
    'has',
    'have',
    'having',
    'must',
    'must have',
    'i',
    'im',
    'id',
    'we',
    'were',
    'my',
    'our',
    'me',
    'us',
  ],
  ...[
    'want',
    'wants',
    'need',
    'needs',
    'looking',
    'looking for',
    'find',
    'find me',
    'show',
    'show me',
    'search',
    'search for',
  ],
  ...[
    'home',
    'homes',
    'listing',
    'listings',
    'property',
    'properties',
    'place',
    'places',
    'real estate',
    'please',
    'some',
  ],
  ...[
    'would',
    'like',
    'would like',
    'love',
    'also',
    'plus',
    'including',
    'includes',
    'any',
    'it',
    'its',
    'there',
    'be',
    'should',
  ],
  ...[
    'located',
    'tx',
    'texas',
    'but',
    'only',
    'just',
    'residential',
    'feature',
    'features',
    'featuring',
    'own',
    'from',
    'within',
  ],
  ...[
    'something',
    'available',
    'currently',
    'can',
    'you',
    'all',
    'sort by',
    'sorted by',
    'order by',
    'first',
    'priced',
    'price',
  ],
  ...[
    'hi',
    'hello',
    'hey',
    'help',
    'help me',
    'close to',
    'next to',
    'one',
    'ones',
    'so',
    'if possible',
    'ideally',
    'preferably',
  ],
]);

/** Mends slips towards the words that are known here, and leaves those of places and people alone. */
export const mendWord = wordMender([
  ...wordsOf(phrases),
  ...wordsOf(negators),
  ...wordsOf(fillers),
  ...amountWords,
  ...dayWords,
  ...figureWords,
  ...protectedVocabulary,
  ...numberWords.keys(),
  ...['half', 'quarter'],
]);
