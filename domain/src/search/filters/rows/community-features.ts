import { everySearch, type PredicateRow } from '../filter-row.ts';
import type { YesNoAny } from '../predicate.ts';
import { featureRows } from './make-row.ts';
import { questionParts } from './yes-no-any.ts';

const group = 'communityFeaturesFilters';

const homeownersAssocRow: PredicateRow<YesNoAny> = {
  ...questionParts('Homeowners association'),
  group,
  scope: everySearch,
  predicate: { column: 'homeownersAssoc', test: 'is' },
};

export const communityFeatureRows = {
  homeownersAssoc: homeownersAssocRow,
  ...featureRows(group, {
    gatedCommunity: 'Gated community',
    communityPool: 'Community pool',
    playground: 'Playground',
    dogPark: 'Dog park',
    fitnessCenter: 'Fitness center',
    golfCourse: 'Golf course',
    sportCourt: 'Sport court',
    tennisCourts: 'Tennis courts',
    horsesAllowed: 'Horses allowed',
    airplaneFacilities: 'Airplane facilities',
    lakeAccess: 'Lake access',
    hikingTrails: 'Hiking trails',
    clubHouse: 'Clubhouse',
    boatDock: 'Boat dock',
    park: 'Park',
  }),
};
