import type { Listing } from './listing.ts';
import { type ViewType, viewAliases, viewTypes, type WaterBodyName, waterBodyNames } from './vocabulary.ts';

/**
 * The features that searches can ask for. The order is the order of bits in stored masks:
 * append only, never move or remove a name.
 */
export const featureNames = [
  'masterOnMain',
  'guestQuarters',
  'fireplace',
  'accessibilityFeatures',
  'historicDesign',
  'energyEfficient',
  'exerciseRoom',
  'gameRoom',
  'mediaRoom',
  'officeStudy',
  'wineRoom',
  'workshop',
  'backsToGolfCourse',
  'backsToGreenbelt',
  'fencedYard',
  'privateDock',
  'waterfront',
  'gatedCommunity',
  'communityPool',
  'playground',
  'dogPark',
  'fitnessCenter',
  'golfCourse',
  'sportCourt',
  'tennisCourts',
  'horsesAllowed',
  'airplaneFacilities',
  'lakeAccess',
  'hikingTrails',
  'clubHouse',
  'boatDock',
  'park',
  'swimmingPool',
  'homeownersAssoc',
] as const;
export type Feature = (typeof featureNames)[number];

/** Normalises a feed's value, since feeds differ in case and punctuation: 'Sport Court(s)' equals 'sport courts'. */
const plain = (value: string): string =>
  value
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const lists = (values: readonly string[], ...wanted: readonly string[]): boolean =>
  values.some((value) => wanted.includes(plain(value)));

const listsAnything = (values: readonly string[]): boolean =>
  values.some((value) => value.trim() !== '' && plain(value) !== 'none');

const saysSomething = (value: string | null): boolean => value !== null && listsAnything([value]);

/** Values that mean that there is no fence. */
const unfenced: readonly string[] = ['none', 'no fence', ''];

/** The fields of a listing that features are derived from. */
export type FeatureSource = Pick<
  Listing,
  | 'abor_guestaccomodation'
  | 'abor_mastermain'
  | 'abor_rooms'
  | 'accessibilityfeatures'
  | 'architecturalstyle'
  | 'communityfeatures'
  | 'exteriorfeatures'
  | 'fencing'
  | 'greenenergyefficient'
  | 'hasAssociation'
  | 'hasFireplace'
  | 'horseyn'
  | 'lotfeatures'
  | 'poolprivateyn'
  | 'waterfrontyn'
>;

const has: Readonly<Record<Feature, (listing: FeatureSource) => boolean>> = {
  masterOnMain: (listing) => listing.abor_mastermain,
  guestQuarters: (listing) => saysSomething(listing.abor_guestaccomodation),
  fireplace: (listing) => listing.hasFireplace,
  accessibilityFeatures: (listing) => listsAnything(listing.accessibilityfeatures),
  historicDesign: (listing) =>
    lists(listing.architecturalstyle, 'historic', 'historical', 'historic antique', 'historic design'),
  energyEfficient: (listing) => listsAnything(listing.greenenergyefficient),
  exerciseRoom: (listing) => lists(listing.abor_rooms, 'exercise room', 'gym', 'home gym'),
  gameRoom: (listing) => lists(listing.abor_rooms, 'game room', 'game'),
  mediaRoom: (listing) => lists(listing.abor_rooms, 'media room', 'media', 'media home theater', 'theater'),
  officeStudy: (listing) =>
    lists(listing.abor_rooms, 'office', 'study', 'office study', 'study office', 'library'),
  wineRoom: (listing) => lists(listing.abor_rooms, 'wine room', 'wine cellar', 'wine'),
  workshop: (listing) => lists(listing.abor_rooms, 'workshop'),
  backsToGolfCourse: (listing) => lists(listing.lotfeatures, 'backs to golf course', 'on golf course'),
  backsToGreenbelt: (listing) =>
    lists(listing.lotfeatures, 'backs to greenbelt', 'backs to greenbelt park', 'greenbelt'),
  fencedYard: (listing) => listing.fencing.some((fence) => !unfenced.includes(plain(fence))),
  privateDock: (listing) =>
    lists(listing.exteriorfeatures, 'dock', 'private dock', 'boat dock', 'boat dock private', 'boat slip'),
  waterfront: (listing) => listing.waterfrontyn || lists(listing.lotfeatures, 'waterfront'),
  gatedCommunity: (listing) =>
    lists(listing.communityfeatures, 'gated', 'gated community', 'controlled access', 'guarded entrance'),
  communityPool: (listing) =>
    lists(listing.communityfeatures, 'pool', 'community pool', 'swimming pool', 'pools'),
  playground: (listing) => lists(listing.communityfeatures, 'playground'),
  dogPark: (listing) => lists(listing.communityfeatures, 'dog park', 'dog park play area'),
  fitnessCenter: (listing) => lists(listing.communityfeatures, 'fitness center', 'gym', 'exercise facility'),
  golfCourse: (listing) => lists(listing.communityfeatures, 'golf', 'golf course'),
  sportCourt: (listing) =>
    lists(listing.communityfeatures, 'sport courts', 'sport court', 'sports court', 'sport courts facility'),
  tennisCourts: (listing) => lists(listing.communityfeatures, 'tennis courts', 'tennis court', 'tennis'),
  horsesAllowed: (listing) => listing.horseyn || lists(listing.communityfeatures, 'stables', 'equestrian'),
  airplaneFacilities: (listing) =>
    lists(listing.communityfeatures, 'airport runway', 'airpark', 'airport', 'hangar', 'airplane facilities'),
  lakeAccess: (listing) =>
    lists(listing.communityfeatures, 'lake', 'lake access', 'lake privileges', 'lake river park'),
  hikingTrails: (listing) =>
    lists(
      listing.communityfeatures,
      'trails',
      'trails paths',
      'trail',
      'hiking trails',
      'walk bike hike jog trails',
      'jogging path',
    ),
  clubHouse: (listing) => lists(listing.communityfeatures, 'clubhouse', 'club house'),
  boatDock: (listing) =>
    lists(listing.communityfeatures, 'boat dock', 'boat facilities', 'boat ramp', 'marina'),
  park: (listing) => lists(listing.communityfeatures, 'park', 'parks'),
  swimmingPool: (listing) => listing.poolprivateyn,
  homeownersAssoc: (listing) => listing.hasAssociation,
};

/** Returns whether a listing has one feature. */
export const hasFeature = (listing: FeatureSource, feature: Feature): boolean => has[feature](listing);

/** Every feature of a listing. */
export const featuresOf = (listing: Listing): ReadonlySet<Feature> =>
  new Set(featureNames.filter((feature) => hasFeature(listing, feature)));

const maskOf = <Name>(order: readonly Name[], names: Iterable<Name>): bigint => {
  let mask = 0n;
  for (const name of names) mask |= 1n << BigInt(order.indexOf(name));
  return mask;
};

/** One bit a feature, bit 0 the first of `featureNames`. */
export const featureMask = (features: Iterable<Feature>): bigint => maskOf(featureNames, features);

/** Aliases of views in feeds, by normalised name. */
const viewsByPlainName: ReadonlyMap<string, readonly ViewType[]> = new Map([
  ...viewTypes.map((view): [string, readonly ViewType[]] => [plain(view), [view]]),
  ...Object.entries(viewAliases).map(([name, views]): [string, readonly ViewType[]] => [plain(name), views]),
  ['city lights', ['City']],
  ['downtown', ['City']],
  ['skyline', ['City']],
  ['hill country', ['Hills']],
  ['park', ['Park/Greenbelt']],
]);

/** The views of a listing in the words of the search; other views of a feed are dropped. */
export const viewsOf = (listing: Pick<Listing, 'View'>): ReadonlySet<ViewType> =>
  new Set(listing.View.flatMap((view) => viewsByPlainName.get(plain(view)) ?? []));

/** One bit a view, in the order of `viewTypes`. */
export const viewMask = (views: Iterable<ViewType>): bigint => maskOf(viewTypes, views);

/** The listing's lake or river in the words of the search; null where the search does not offer it. */
export const waterBodyOf = (listing: Pick<Listing, 'waterbodyname'>): WaterBodyName | null => {
  const name = listing.waterbodyname;
  return name === null ? null : (waterBodyNames.find((known) => plain(known) === plain(name)) ?? null);
};
