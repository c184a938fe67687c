import { optionalNumberCodec } from '../../url/codec.ts';
import type { FormContext, PredicateRow } from '../filter-row.ts';
import type { YesNoAny } from '../predicate.ts';
import { featureRows, rangeRows, steps, withAny } from './make-row.ts';
import { questionParts } from './yes-no-any.ts';

const group = 'homeFeaturesFilters';

/** An unknown rule about pets matches neither Yes nor No. */
const petsAllowedRow: PredicateRow<YesNoAny> = {
  ...questionParts('Pets allowed'),
  group,
  scope: { searches: 'lease', right: 'everyone' },
  predicate: { column: 'petsallowed', test: 'is' },
};

export const homeFeatureRows = {
  ...rangeRows('minYearBuilt', 'maxYearBuilt', {
    group,
    label: 'Year built',
    control: 'year-text',
    codec: optionalNumberCodec(1600, 2200),
    column: 'yearbuilt',
    format: (year) => `built ${year}`,
    /** The current year down to 1800: most homes are recent. */
    options: ({ today }: FormContext) =>
      withAny(steps(1800, Number(today.slice(0, 4)), 1).toReversed(), String),
    describe: {
      min: (year) => (year === null ? 'Built any year' : `Built ${year} or later`),
      max: (year) => (year === null ? 'Built any year' : `Built ${year} or earlier`),
    },
  }),
  ...featureRows(group, {
    masterOnMain: 'Primary bedroom on main floor',
    guestQuarters: 'Guest quarters',
    fireplace: 'Fireplace',
    accessibilityFeatures: 'Accessibility features',
    historicDesign: 'Historic design',
    energyEfficient: 'Energy efficient',
    exerciseRoom: 'Exercise room',
    gameRoom: 'Game room',
    mediaRoom: 'Media room',
    officeStudy: 'Office/study',
    wineRoom: 'Wine room',
    workshop: 'Workshop',
  }),
  petsAllowed: petsAllowedRow,
};
