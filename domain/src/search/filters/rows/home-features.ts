import { choiceCodec, optionalNumberCodec } from '../../url/codec.ts';
import type { FilterOption, FilterRow, FormContext } from '../filter-row.ts';
import type { YesNoAny } from '../filters.ts';
import { featureRow, maxRow, minRow, type RangeParts, steps, withAny } from './make-row.ts';

const yearBuilt: RangeParts = {
  group: 'homeFeaturesFilters',
  label: 'Year built',
  control: 'range-select',
  minKey: 'minYearBuilt',
  maxKey: 'maxYearBuilt',
  codec: optionalNumberCodec(1600, 2200),
  figureOf: (listing) => listing.yearbuilt,
  format: (year) => `built ${year}`,
};
/** 1800 to the current year. */
const yearOptions = (context: FormContext) =>
  withAny(steps(1800, Number(context.today.slice(0, 4)), 1), String);

export const minYearBuiltRow = {
  ...minRow('minYearBuilt', yearBuilt, yearOptions),
  describe: (year: number | null) => (year === null ? 'Built any year' : `Built ${year} or later`),
};
export const maxYearBuiltRow = {
  ...maxRow('maxYearBuilt', yearBuilt, yearOptions),
  describe: (year: number | null) => (year === null ? 'Built any year' : `Built ${year} or earlier`),
};

export const masterOnMainRow = featureRow('masterOnMain', 'homeFeaturesFilters', 'Master on main');
export const guestQuartersRow = featureRow('guestQuarters', 'homeFeaturesFilters', 'Guest quarters');
export const fireplaceRow = featureRow('fireplace', 'homeFeaturesFilters', 'Fireplace');
export const accessibilityFeaturesRow = featureRow(
  'accessibilityFeatures',
  'homeFeaturesFilters',
  'Accessibility features',
);
export const historicDesignRow = featureRow('historicDesign', 'homeFeaturesFilters', 'Historic design');
export const energyEfficientRow = featureRow('energyEfficient', 'homeFeaturesFilters', 'Energy efficient');
export const exerciseRoomRow = featureRow('exerciseRoom', 'homeFeaturesFilters', 'Exercise room');
export const gameRoomRow = featureRow('gameRoom', 'homeFeaturesFilters', 'Game room');
export const mediaRoomRow = featureRow('mediaRoom', 'homeFeaturesFilters', 'Media room');
export const officeStudyRow = featureRow('officeStudy', 'homeFeaturesFilters', 'Office/study');
export const wineRoomRow = featureRow('wineRoom', 'homeFeaturesFilters', 'Wine room');
export const workshopRow = featureRow('workshop', 'homeFeaturesFilters', 'Workshop');

const answers = ['Any', 'Yes', 'No'] as const satisfies readonly YesNoAny[];
/** The three answers to a question. */
export const yesNoAnyOptions: readonly FilterOption<YesNoAny>[] = answers.map((answer) => ({
  value: answer,
  label: answer,
}));
export const yesNoAnyCodec = choiceCodec<YesNoAny>(answers);

/** An unknown rule about pets is neither Yes nor No. */
export const petsAllowedRow: FilterRow<'petsAllowed'> = {
  key: 'petsAllowed',
  group: 'homeFeaturesFilters',
  label: 'Pets allowed',
  control: { kind: 'segmented' },
  options: () => yesNoAnyOptions,
  defaultValue: 'Any',
  codec: yesNoAnyCodec,
  scope: { searches: 'lease', agentsOnly: false },
  matches: (listing, answer) => answer === 'Any' || listing.petsallowed === (answer === 'Yes'),
  describe: (answer) => `Pets allowed: ${answer}`,
};
