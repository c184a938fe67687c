import type { SearchableStatus } from '../../listing/status.ts';
import type { ViewType, WaterBodyName } from '../../listing/vocabulary.ts';
import type { FilterKey, Filters } from '../filters.ts';
import type { UnitName } from './unit.ts';

type Words = readonly string[];

/** A feature that a home may be asked to have; nobody can ask for homes without it. */
interface FeatureWords {
  readonly kind: 'feature';
  readonly words: Words;
}

/** A question with an answer: 'pool' is yes, 'no pool' is no. */
interface AnswerWords<V> {
  readonly kind: 'answer';
  readonly words: Words;
  readonly yes: V;
  readonly no: V;
  /** Words of the two chips. */
  readonly labels: readonly [yes: string, no: string];
}

/** A kind of property; the first that is named leaves out the others. */
interface TypeWords {
  readonly kind: 'type';
  readonly words: Words;
}

/** One end of a range: what is said with figures is in the table of units. */
interface EndWords {
  readonly kind: 'end';
  readonly unit: UnitName;
}

/** Several of a vocabulary, each with its words; `any` stands for all of them. */
interface EntriesWords<E extends string> {
  readonly kind: 'entries';
  readonly entries: Readonly<Record<E, Words>>;
  readonly any: Words;
}

/** Something that happened within so many days. */
interface DaysWords {
  readonly kind: 'days';
  /** Words that are enough, and the days they stand for where none are named. */
  readonly words: Words;
  readonly days: number;
  /** Words that say it only together with a time. */
  readonly timed: Words;
}

/** What stands in quotes. */
interface QuotedWords {
  readonly kind: 'quoted';
}

/** Nothing that is typed sets it, for the reason given; or another row's words do. */
interface NoWords {
  readonly kind: 'none';
  readonly because: string;
}

type WordsOf<V> =
  | NoWords
  | ([V] extends [boolean] ? FeatureWords | TypeWords : never)
  | ([V] extends [boolean | null] ? AnswerWords<V> : never)
  | ([V] extends [number | null] ? EndWords | DaysWords : never)
  | ([V] extends [readonly (infer E extends string)[]] ? EntriesWords<E> : never)
  | (string extends V ? QuotedWords : never)
  | ([V] extends ['Any' | 'Yes' | 'No'] ? AnswerWords<V> : never);

const feature = (...words: Words): FeatureWords => ({ kind: 'feature', words });
const type = (...words: Words): TypeWords => ({ kind: 'type', words });
const end = (unit: UnitName): EndWords => ({ kind: 'end', unit });
const none = (because: string): NoWords => ({ kind: 'none', because });

const statusWords: Readonly<Record<SearchableStatus, Words>> = {
  Private: [],
  Active: ['active listings', 'active listing', 'active only', 'available now'],
  Pending: ['pending', 'under contract'],
  'Pending - Taking Backups': ['pending taking backups', 'taking backups', 'taking backup offers'],
  Sold: ['sold', 'recently sold', 'sold homes'],
  Leased: ['leased', 'rented', 'recently leased', 'recently rented'],
};

const viewWords: Readonly<Record<ViewType, Words>> = {
  City: [
    'city view',
    'city views',
    'downtown view',
    'downtown views',
    'skyline view',
    'skyline views',
    'city lights',
  ],
  'Golf Course': [
    'golf course view',
    'golf course views',
    'golf view',
    'golf views',
    'view of the golf course',
  ],
  Hills: [
    'hills view',
    'hill view',
    'hill views',
    'hill country view',
    'hill country views',
    'view of the hills',
  ],
  Lake: ['lake view', 'lake views', 'lakeview', 'view of the lake', 'view of a lake', 'views of the lake'],
  Panoramic: ['panoramic view', 'panoramic views'],
  'Park/Greenbelt': [
    'park view',
    'park views',
    'greenbelt view',
    'greenbelt views',
    'view of the park',
    'park / greenbelt view',
  ],
  River: ['river view', 'river views', 'view of the river', 'views of the river'],
};

const waterWords: Readonly<Record<WaterBodyName, Words>> = {
  'Blanco River': ['blanco river'],
  'Calaveras Lake': ['calaveras lake', 'lake calaveras'],
  'Canyon Lake': ['canyon lake'],
  'Colorado River': ['colorado river'],
  'Comal River': ['comal river'],
  'Guadalupe River': ['guadalupe river'],
  'Inks Lake': ['inks lake', 'lake inks'],
  'Lady Bird Lake': ['lady bird lake', 'ladybird lake', 'town lake'],
  'Lake Austin': ['lake austin'],
  'Lake Bastrop': ['lake bastrop'],
  'Lake Buchanan': ['lake buchanan'],
  'Lake Georgetown': ['lake georgetown'],
  'Lake LBJ': ['lake lbj'],
  'Lake Marble Falls': ['lake marble falls'],
  'Lake McQueeney': ['lake mcqueeney'],
  'Lake Travis': ['lake travis'],
  'Medina Lake': ['medina lake', 'lake medina'],
  'Pedernales River': ['pedernales river'],
  'San Marcos River': ['san marcos river'],
};

/** How people say each filter; a new filter without its words does not compile. Words are in lower case. */
export const filterWords: { readonly [K in FilterKey]: WordsOf<Filters[K]> } = {
  keyword: { kind: 'quoted' },
  minPrice: end('dollars'),
  maxPrice: end('dollars'),
  minBedrooms: end('bedrooms'),
  maxBedrooms: end('bedrooms'),
  minBathrooms: end('bathrooms'),
  minLotSize: end('acres'),
  maxLotSize: end('acres'),
  minSquareFeet: end('squareFeet'),
  maxSquareFeet: end('squareFeet'),
  minYearBuilt: end('year'),
  maxYearBuilt: end('year'),
  minStories: end('stories'),
  maxStories: end('stories'),
  minGarageSpaces: end('garageSpaces'),
  maxGarageSpaces: end('garageSpaces'),

  exclusiveListingsEnabled: none(
    'a checkbox of agents; "exclusive" in a sentence says nothing of the source',
  ),
  mlsListingsEnabled: none('a checkbox of agents'),
  mlsStatus: { kind: 'entries', entries: statusWords, any: [] },
  daysOnMarket: {
    kind: 'days',
    words: [
      'new listing',
      'new listings',
      'newly listed',
      'just listed',
      'recently listed',
      'new on the market',
      'new on market',
    ],
    days: 7,
    timed: ['new', 'listed', 'on the market', 'on market', 'added', 'posted'],
  },
  soldTimeframe: none('said together with the status Sold'),
  leasedTimeframe: none('said together with the status Leased'),
  lastPriceReduction: {
    kind: 'days',
    words: [
      'price reduced',
      'reduced price',
      'price reduction',
      'price reductions',
      'price drop',
      'price drops',
      'price cut',
      'price cuts',
      'price dropped',
      'price lowered',
      'reduced',
    ],
    days: 30,
    timed: [],
  },
  period: none('only links of mails set it'),
  periodStart: none('only links of mails set it'),
  periodEnd: none('only links of mails set it'),
  ourListingsOnly: feature('our listings', 'your listings', 'only our listings', 'listed by you'),
  openHouseOnly: feature('open house', 'open houses', 'openhouse'),
  openHouse: none('said together with open houses'),
  noPhoto: none('for agents, who look for their own unfinished listings'),

  singleFamilyResidence: type(
    'house',
    'houses',
    'single family',
    'single family home',
    'single family homes',
    'single family residence',
    'detached',
    'detached home',
    'bungalow',
    'bungalows',
    'cottage',
    'cottages',
  ),
  condominium: type(
    'condo',
    'condos',
    'condominium',
    'condominiums',
    'apartment',
    'apartments',
    'flat',
    'flats',
  ),
  townhouse: type(
    'townhouse',
    'townhouses',
    'townhome',
    'townhomes',
    'town house',
    'town houses',
    'town home',
    'town homes',
    'rowhouse',
    'row house',
  ),
  farm: type('farm', 'farms', 'ranch', 'ranches', 'farms and ranches', 'farm ranch', 'farm and ranch'),
  multiFamily: type(
    'multi family',
    'multifamily',
    'duplex',
    'duplexes',
    'triplex',
    'fourplex',
    'quadplex',
    'two family',
    'two family home',
  ),
  commercialSale: type(
    'commercial',
    'commercial property',
    'commercial space',
    'office building',
    'office space',
    'retail space',
    'warehouse',
  ),
  lot: type(
    'lot',
    'lots',
    'land',
    'vacant land',
    'vacant lot',
    'vacant lots',
    'empty lot',
    'building lot',
    'raw land',
  ),

  masterOnMain: feature(
    'master on main',
    'primary on main',
    'master down',
    'primary down',
    'main level master',
    'master downstairs',
    'primary downstairs',
    'downstairs master',
    'first floor master',
    'main floor master',
    'master on the main floor',
    'main floor primary',
  ),
  guestQuarters: feature(
    'guest quarters',
    'guest house',
    'guesthouse',
    'guest suite',
    'guest cottage',
    'casita',
    'granny flat',
    'mother in law suite',
    'mother in law',
    'in law suite',
    'inlaw suite',
    'adu',
    'garage apartment',
  ),
  fireplace: feature('fireplace', 'fireplaces', 'fire place', 'wood burning fireplace', 'gas fireplace'),
  accessibilityFeatures: feature(
    'accessibility features',
    'accessibility',
    'wheelchair accessible',
    'wheelchair accessibility',
    'wheelchair access',
    'wheelchair',
    'handicap accessible',
    'handicapped accessible',
    'handicap access',
    'disability accessible',
    'accessible',
    'accessible home',
    'ada accessible',
    'step free',
  ),
  historicDesign: feature(
    'historic design',
    'historic',
    'historical',
    'historic home',
    'historic homes',
    'historic house',
  ),
  energyEfficient: feature(
    'energy efficient',
    'energy efficiency',
    'energy star',
    'green built',
    'energy saving',
  ),
  exerciseRoom: feature('exercise room', 'home gym', 'workout room', 'gym room'),
  gameRoom: feature('game room', 'gameroom', 'games room', 'rec room', 'playroom'),
  mediaRoom: feature('media room', 'home theater', 'home theatre', 'theater room', 'movie room'),
  officeStudy: feature('office / study', 'office study', 'office', 'home office', 'study', 'study room'),
  wineRoom: feature('wine room', 'wine cellar'),
  workshop: feature('workshop', 'work shop'),
  petsAllowed: {
    kind: 'answer',
    words: [
      'pets allowed',
      'pets',
      'pet friendly',
      'pets ok',
      'pets welcome',
      'allows pets',
      'dog friendly',
      'dogs allowed',
      'cats allowed',
      'cat friendly',
      'pet',
    ],
    yes: 'Yes',
    no: 'No',
    labels: ['Pets allowed', 'No pets'],
  },

  views: {
    kind: 'entries',
    entries: viewWords,
    any: ['view', 'views', 'any view', 'a view', 'great views', 'nice view', 'good view'],
  },
  backsToGolfCourse: feature(
    'backs to golf course',
    'backs to a golf course',
    'backing to golf course',
    'backs to the golf course',
    'on a golf course',
    'on the golf course',
    'on golf course',
    'golf course lot',
    'golf course home',
  ),
  backsToGreenbelt: feature(
    'backs to greenbelt',
    'backs to a greenbelt',
    'backs to the greenbelt',
    'backing to greenbelt',
    'on the greenbelt',
    'on a greenbelt',
    'greenbelt lot',
    'greenbelt',
  ),
  swimmingPool: {
    kind: 'answer',
    words: [
      'pool',
      'pools',
      'swimming pool',
      'private pool',
      'own pool',
      'heated pool',
      'backyard pool',
      'inground pool',
      'in ground pool',
    ],
    yes: true,
    no: false,
    labels: ['Pool', 'No pool'],
  },
  fencedYard: feature(
    'fenced yard',
    'fenced',
    'fenced backyard',
    'fenced in yard',
    'fence',
    'privacy fence',
    'fenced in',
  ),
  privateDock: feature('private dock', 'private boat dock', 'own dock', 'dock', 'boat slip'),
  waterfront: feature(
    'waterfront',
    'water front',
    'on the water',
    'on water',
    'lakefront',
    'lake front',
    'riverfront',
    'river front',
    'lakeside',
  ),
  waterBodyName: { kind: 'entries', entries: waterWords, any: [] },

  homeownersAssoc: {
    kind: 'answer',
    words: [
      'hoa',
      'hoas',
      'homeowners association',
      'home owners association',
      'homeowner association',
      'hoa fee',
      'hoa fees',
      'hoa dues',
    ],
    yes: 'Yes',
    no: 'No',
    labels: ['HOA', 'No HOA'],
  },
  gatedCommunity: feature(
    'gated community',
    'gated',
    'gated neighborhood',
    'gated entry',
    'gated subdivision',
  ),
  communityPool: feature('community pool', 'neighborhood pool', 'shared pool', 'amenity pool'),
  playground: feature('playground', 'playgrounds', 'playscape'),
  dogPark: feature('dog park', 'dog parks', 'dogpark'),
  fitnessCenter: feature('fitness center', 'fitness centre', 'gym', 'community gym', 'fitness room'),
  golfCourse: feature('golf course', 'golf', 'golf community', 'golf course community', 'golfing'),
  sportCourt: feature(
    'sport court',
    'sports court',
    'sport courts',
    'basketball court',
    'pickleball',
    'pickleball court',
  ),
  tennisCourts: feature('tennis courts', 'tennis court', 'tennis'),
  horsesAllowed: feature(
    'horses allowed',
    'horses',
    'horse property',
    'equestrian',
    'stables',
    'horse friendly',
    'room for horses',
  ),
  airplaneFacilities: feature(
    'airplane facilities',
    'airstrip',
    'air strip',
    'runway',
    'hangar',
    'airpark',
    'fly in community',
  ),
  lakeAccess: feature(
    'lake access',
    'access to the lake',
    'access to a lake',
    'lake privileges',
    'access to lake',
  ),
  hikingTrails: feature(
    'hiking trails',
    'hiking trail',
    'trails',
    'walking trails',
    'bike trails',
    'hike and bike trail',
    'hike and bike trails',
    'jogging trails',
    'hiking',
  ),
  clubHouse: feature('club house', 'clubhouse'),
  boatDock: feature('boat dock', 'community dock', 'boat ramp', 'marina', 'boat launch'),
  park: feature('park', 'parks', 'community park', 'neighborhood park'),

  elementarySchoolRating: end('elementaryRating'),
  middleSchoolRating: end('middleRating'),
  highSchoolRating: end('highRating'),
};
