import { everySearch, type FilterRow } from '../filter-row.ts';
import { yesNoAnyCodec, yesNoAnyOptions } from './home-features.ts';
import { featureRow } from './make-row.ts';

const group = 'communityFeaturesFilters';

export const homeownersAssocRow: FilterRow<'homeownersAssoc'> = {
  key: 'homeownersAssoc',
  group,
  label: 'Homeowners association',
  control: { kind: 'segmented' },
  options: () => yesNoAnyOptions,
  defaultValue: 'Any',
  codec: yesNoAnyCodec,
  scope: everySearch,
  matches: (listing, answer) => answer === 'Any' || listing.hasAssociation === (answer === 'Yes'),
  describe: (answer) => `Homeowners association: ${answer}`,
};

export const gatedCommunityRow = featureRow('gatedCommunity', group, 'Gated community');
export const communityPoolRow = featureRow('communityPool', group, 'Community pool');
export const playgroundRow = featureRow('playground', group, 'Playground');
export const dogParkRow = featureRow('dogPark', group, 'Dog park');
export const fitnessCenterRow = featureRow('fitnessCenter', group, 'Fitness center');
export const golfCourseRow = featureRow('golfCourse', group, 'Golf course');
export const sportCourtRow = featureRow('sportCourt', group, 'Sport court');
export const tennisCourtsRow = featureRow('tennisCourts', group, 'Tennis courts');
export const horsesAllowedRow = featureRow('horsesAllowed', group, 'Horses allowed');
export const airplaneFacilitiesRow = featureRow('airplaneFacilities', group, 'Airplane facilities');
export const lakeAccessRow = featureRow('lakeAccess', group, 'Lake access');
export const hikingTrailsRow = featureRow('hikingTrails', group, 'Hiking trails');
export const clubHouseRow = featureRow('clubHouse', group, 'Club house');
export const boatDockRow = featureRow('boatDock', group, 'Boat dock');
export const parkRow = featureRow('park', group, 'Park');
