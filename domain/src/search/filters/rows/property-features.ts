import { viewsOf, waterBodyOf } from '../../../listing/features.ts';
import { viewTypes, waterBodyNames } from '../../../listing/vocabulary.ts';
import { choicesCodec, optionalBooleanCodec } from '../../url/codec.ts';
import { everySearch, type FilterRow } from '../filter-row.ts';
import { featureRow } from './make-row.ts';

/** Any one of the views will do; an empty list asks for nothing. */
export const viewsRow: FilterRow<'views'> = {
  key: 'views',
  group: 'propertyFeaturesFilters',
  label: 'Type of Views',
  control: { kind: 'checkbox-list', selectAll: true },
  options: () => viewTypes.map((view) => ({ value: view, label: view })),
  defaultValue: [],
  codec: choicesCodec(viewTypes),
  scope: everySearch,
  matches: (listing, views) => {
    const seen = viewsOf(listing);
    return views.length === 0 || views.some((view) => seen.has(view));
  },
  describe: (views) => (views.length === 0 ? 'Any view' : `View: ${views.join(', ')}`),
};

export const backsToGolfCourseRow = featureRow(
  'backsToGolfCourse',
  'propertyFeaturesFilters',
  'Backs to golf course',
);
export const backsToGreenbeltRow = featureRow(
  'backsToGreenbelt',
  'propertyFeaturesFilters',
  'Backs to greenbelt',
);

const poolWords = (pool: boolean | null): string => (pool === null ? 'Any' : pool ? 'Yes' : 'No');

/** A private pool: with, without, or either. */
export const swimmingPoolRow: FilterRow<'swimmingPool'> = {
  key: 'swimmingPool',
  group: 'propertyFeaturesFilters',
  label: 'Swimming pool',
  control: { kind: 'segmented' },
  options: () => [null, true, false].map((pool) => ({ value: pool, label: poolWords(pool) })),
  defaultValue: null,
  codec: optionalBooleanCodec,
  scope: everySearch,
  matches: (listing, pool) => pool === null || listing.poolprivateyn === pool,
  describe: (pool) => (pool === null ? 'Swimming pool: Any' : pool ? 'Swimming pool' : 'No swimming pool'),
};

export const fencedYardRow = featureRow('fencedYard', 'propertyFeaturesFilters', 'Fenced yard');
export const privateDockRow = featureRow('privateDock', 'propertyFeaturesFilters', 'Private dock');
export const waterfrontRow = featureRow('waterfront', 'propertyFeaturesFilters', 'Waterfront');

/** On any one of these lakes and rivers; an empty list asks for nothing. */
export const waterBodyNameRow: FilterRow<'waterBodyName'> = {
  key: 'waterBodyName',
  group: 'propertyFeaturesFilters',
  label: 'Water body',
  control: { kind: 'checkbox-list' },
  options: () => waterBodyNames.map((name) => ({ value: name, label: name })),
  defaultValue: [],
  codec: choicesCodec(waterBodyNames),
  scope: everySearch,
  matches: (listing, names) => {
    const water = waterBodyOf(listing);
    return names.length === 0 || (water !== null && names.includes(water));
  },
  describe: (names) => (names.length === 0 ? 'Any water body' : names.join(', ')),
};
