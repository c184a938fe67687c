import type { FactKind } from './fact-kind.ts';
import type { FactKey } from './fact-table.ts';

/** A group of facts under one heading, in the order of the page. */
export interface PlannedGroup {
  readonly title: string;
  readonly keys: readonly FactKey[];
}

const home: PlannedGroup = {
  title: 'Home',
  keys: [
    'propertysubtype',
    'architecturalstyle',
    'livingarea',
    'priceperarea',
    'stories',
    'yearbuilt',
    'constructionmaterials',
    'roof',
  ],
};
const rooms: PlannedGroup = {
  title: 'Rooms',
  keys: ['bedroomstotal', 'bathrooms', 'abor_mastermain', 'abor_guestaccomodation', 'abor_rooms'],
};
const interior: PlannedGroup = {
  title: 'Interior',
  keys: [
    'interiorfeatures',
    'hasFireplace',
    'appliances',
    'flooring',
    'heating',
    'cooling',
    'accessibilityfeatures',
    'greenenergyefficient',
  ],
};
const exterior: PlannedGroup = {
  title: 'Exterior and parking',
  keys: ['garagespaces', 'parkingfeatures', 'exteriorfeatures', 'poolprivateyn', 'fencing'],
};
const parking: PlannedGroup = { title: 'Parking', keys: ['parkingfeatures', 'garagespaces'] };
const lot: PlannedGroup = {
  title: 'Lot',
  keys: ['lotsizearea', 'lotfeatures', 'View', 'waterfrontyn', 'waterbodyname', 'horseyn', 'zoning'],
};
const utilities: PlannedGroup = { title: 'Utilities', keys: ['utilities', 'watersource', 'sewer'] };
const costs: PlannedGroup = {
  title: 'Taxes and dues',
  keys: ['taxannualamount', 'association', 'associationfeeincludes', 'parcelnumber'],
};
const dues: PlannedGroup = {
  title: 'Dues and taxes',
  keys: ['association', 'associationfeeincludes', 'taxannualamount', 'parcelnumber'],
};
const community: PlannedGroup = {
  title: 'Community',
  keys: ['subdivisionname', 'communityfeatures', 'countyorparish', 'mlsareamajor'],
};
const land: PlannedGroup = {
  title: 'Land',
  keys: [
    'propertysubtype',
    'lotsizearea',
    'priceperarea',
    'zoning',
    'lotfeatures',
    'roadsurfacetype',
    'View',
    'waterfrontyn',
    'waterbodyname',
    'fencing',
    'horseyn',
  ],
};
const buildings: PlannedGroup = {
  title: 'Buildings',
  keys: [
    'livingarea',
    'architecturalstyle',
    'stories',
    'yearbuilt',
    'constructionmaterials',
    'roof',
    'garagespaces',
    'parkingfeatures',
    'exteriorfeatures',
    'poolprivateyn',
  ],
};
const units: PlannedGroup = {
  title: 'Building and units',
  keys: [
    'propertysubtype',
    'numberofunitstotal',
    'priceperarea',
    'buildingareatotal',
    'livingarea',
    'stories',
    'yearbuilt',
    'constructionmaterials',
    'roof',
  ],
};
const premises: PlannedGroup = {
  title: 'Building',
  keys: [
    'propertysubtype',
    'buildingareatotal',
    'livingarea',
    'priceperarea',
    'zoning',
    'numberofunitstotal',
    'stories',
    'yearbuilt',
    'constructionmaterials',
    'roof',
    'bathrooms',
  ],
};
const income: PlannedGroup = { title: 'Income', keys: ['grossincome', 'netoperatingincome'] };
const lease: PlannedGroup = {
  title: 'Lease',
  keys: ['availabilitydate', 'leaseterm', 'furnished', 'petsallowed'],
};

const about: PlannedGroup = {
  title: 'Listing',
  keys: [
    'listingid',
    'mlsstatus',
    'onmarketdate',
    'daysonmarket',
    'listagentfullname',
    'listofficename',
    'attributioncontact',
    'source',
    'modificationtimestamp',
  ],
};

/** Facts of a kind, the most important first. */
const plans: Readonly<Record<FactKind['property'], readonly PlannedGroup[]>> = {
  'Single Family Residence': [home, rooms, interior, exterior, lot, utilities, costs, community],
  Condominium: [home, dues, rooms, interior, exterior, community, lot, utilities],
  Townhouse: [home, dues, rooms, interior, exterior, lot, community, utilities],
  Lot: [land, utilities, costs, community, buildings, rooms, interior],
  Farm: [land, utilities, buildings, rooms, interior, costs, community],
  'Multi-Family': [units, income, rooms, interior, exterior, lot, utilities, costs, community],
  Commercial: [premises, income, parking, interior, lot, utilities, costs, community],
};

/** Taxes, dues and income of a leased property are its owner's. */
const ofOwner: ReadonlySet<PlannedGroup> = new Set([costs, dues, income]);

/** The groups of facts of a kind. A fact that two groups have is shown in the first. */
export function factPlan(kind: FactKind): readonly PlannedGroup[] {
  const groups = [...plans[kind.property], about];
  return kind.lease ? [lease, ...groups.filter((group) => !ofOwner.has(group))] : groups;
}
