import {
  type ViewType,
  viewAliases,
  viewTypes,
  type WaterBodyName,
  waterBodyNames,
} from '../../../listing/vocabulary.ts';
import { choicesCodec, optionalBooleanCodec, splitList } from '../../url/codec.ts';
import { everySearch, type PredicateRow } from '../filter-row.ts';
import { featureRows } from './make-row.ts';

const group = 'propertyFeaturesFilters';

const viewCodec = choicesCodec(viewTypes);

/** Views by their names or the aliases of the rulings: 'Lake/River' is read as Lake and River. */
const viewsCodec: typeof viewCodec = {
  ...viewCodec,
  decode: (raw) => viewCodec.decode(splitList(raw).length === 0 ? raw : splitList(raw).flatMap(namedViews)),
};

const namedViews = (name: string): readonly string[] =>
  Object.hasOwn(viewAliases, name)
    ? (viewAliases as Readonly<Record<string, readonly string[]>>)[name]!
    : [name];

/** At least one of the views; an empty list is no condition. */
const viewsRow: PredicateRow<readonly ViewType[]> = {
  group,
  label: 'View',
  control: { kind: 'checkbox-list', selectAll: 'Type of Views' },
  options: () => viewTypes.map((view) => ({ value: view, label: view })),
  defaultValue: [],
  codec: viewsCodec,
  scope: everySearch,
  predicate: { column: 'View', test: 'any of' },
  describe: (views) => (views.length === 0 ? 'Any view' : `View: ${views.join(', ')}`),
};

const poolWords = (pool: boolean | null): string => (pool === null ? 'Any' : pool ? 'Yes' : 'No');

/** A private pool: with, without, or either. */
const swimmingPoolRow: PredicateRow<boolean | null> = {
  group,
  label: 'Swimming pool',
  control: { kind: 'segmented' },
  options: () => [null, true, false].map((pool) => ({ value: pool, label: poolWords(pool) })),
  defaultValue: null,
  codec: optionalBooleanCodec,
  scope: everySearch,
  predicate: { column: 'swimmingPool', test: 'is' },
  describe: (pool) => (pool === null ? 'Swimming pool: Any' : pool ? 'Swimming pool' : 'No swimming pool'),
};

/** On at least one of these lakes and rivers; an empty list is no condition. */
const waterBodyNameRow: PredicateRow<readonly WaterBodyName[]> = {
  group,
  label: 'Water body',
  control: { kind: 'checkbox-list' },
  options: () => waterBodyNames.map((name) => ({ value: name, label: name })),
  defaultValue: [],
  codec: choicesCodec(waterBodyNames),
  scope: everySearch,
  predicate: { column: 'waterbodyname', test: 'any of' },
  describe: (names) => (names.length === 0 ? 'Any water body' : names.join(', ')),
};

export const propertyFeatureRows = {
  views: viewsRow,
  ...featureRows(group, {
    backsToGolfCourse: 'Backs to golf course',
    backsToGreenbelt: 'Backs to greenbelt',
  }),
  swimmingPool: swimmingPoolRow,
  ...featureRows(group, {
    fencedYard: 'Fenced yard',
    privateDock: 'Private dock',
    waterfront: 'Waterfront',
  }),
  waterBodyName: waterBodyNameRow,
};
