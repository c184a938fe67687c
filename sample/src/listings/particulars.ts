import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';
import type { Amenities } from './amenities.ts';
import type { Building } from './building.ts';
import { chosen } from './community.ts';
import type { Draft } from './draft.ts';
import { isDwelling } from './kind.ts';

/** Particulars of one kind of property or offer. */
export type Particulars = Pick<
  Listing,
  | 'taxyear'
  | 'buildingareatotal'
  | 'zoning'
  | 'parkingfeatures'
  | 'constructionmaterials'
  | 'roof'
  | 'utilities'
  | 'sewer'
  | 'watersource'
  | 'roadsurfacetype'
  | 'associationfeeincludes'
  | 'grossincome'
  | 'netoperatingincome'
  | 'availabilitydate'
  | 'leaseterm'
  | 'furnished'
>;

interface Known {
  readonly building: Building;
  readonly amenities: Amenities;
  readonly dollars: number;
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

export function drawParticulars(random: Random, draft: Draft, known: Known): Particulars {
  return {
    taxyear: Number(known.today.slice(0, 4)) - 1,
    ...drawShell(random, draft, known.building),
    ...drawLand(random, draft),
    ...drawOffer(random, draft, known),
  };
}

function drawShell(random: Random, draft: Draft, { livingarea, garagespaces }: Building) {
  const isBuilt = livingarea !== null;
  const isIncome = ['Multi-Family', 'Commercial'].includes(draft.kind.propertyfiltertype);
  return {
    buildingareatotal: isBuilt && isIncome ? Math.round(livingarea * random.between(1.02, 1.12)) : null,
    parkingfeatures: isBuilt ? drawParking(random, draft, garagespaces ?? 0) : [],
    constructionmaterials: isBuilt ? drawWalls(random) : [],
    roof: isBuilt ? [random.pick(['Composition', 'Composition', 'Metal', 'Tile'])] : [],
  };
}

function drawParking(random: Random, { kind }: Draft, garages: number): string[] {
  if (kind.propertyfiltertype === 'Commercial') return ['Parking Lot', 'Paved'];
  if (garages > 0)
    return ['Attached', 'Garage Door Opener', random.pick(['Driveway', 'Concrete', 'Garage Faces Front'])];
  return kind.propertyfiltertype === 'Condominium'
    ? [random.pick(['Assigned', 'Garage', 'Gated', 'Covered'])]
    : [random.pick(['Carport', 'Off Street', 'Driveway'])];
}

const drawWalls = (random: Random): string[] =>
  random.pick([
    ['Brick Veneer'],
    ['HardiPlank Type'],
    ['Stone Veneer', 'Stucco'],
    ['Brick', 'HardiPlank Type'],
    ['Masonry - All Sides'],
  ]);

function drawLand(random: Random, { kind, location, kilometersFromCity }: Draft) {
  const inTown = location.subdivisionname !== null && kilometersFromCity < 30;
  const isLand = kind.propertyfiltertype === 'Lot' || kind.propertyfiltertype === 'Farm';
  return {
    zoning: isLand || !isDwelling(kind) ? zoningOf(random, kind.propertyfiltertype, inTown) : null,
    utilities: inTown
      ? ['Electricity Available', 'Water Available', ...chosen(random, [['Natural Gas Available', 0.5]])]
      : [
          'Electricity Available',
          ...chosen(random, [
            ['Propane', 0.3],
            ['Underground Utilities', 0.2],
          ]),
        ],
    sewer: [
      inTown ? 'Public Sewer' : random.pick(['Septic Tank', 'Aerobic Septic', ...(isLand ? ['None'] : [])]),
    ],
    watersource: [inTown ? 'Public' : random.pick(['Well', 'Private', 'Public'])],
    roadsurfacetype: isLand
      ? [random.pick(inTown ? ['Asphalt', 'Paved'] : ['Asphalt', 'Gravel', 'Caliche'])]
      : [],
  };
}

function zoningOf(random: Random, type: string, inTown: boolean): string | null {
  if (type === 'Commercial') return random.pick(['GR', 'CS', 'LO', 'C-2']);
  if (!inTown) return type === 'Farm' ? 'Agricultural' : random.pick(['None', 'Agricultural', null]);
  return random.pick(['SF-2', 'SF-3', 'R-1']);
}

function drawOffer(random: Random, draft: Draft, { amenities, dollars, today }: Known) {
  const isIncome = ['Multi-Family', 'Commercial'].includes(draft.kind.propertyfiltertype);
  const gross =
    isIncome && !draft.lease ? Math.round((dollars * random.between(0.07, 0.1)) / 100) * 100 : null;
  return {
    associationfeeincludes: amenities.hasAssociation && !draft.lease ? drawIncluded(random, draft) : [],
    grossincome: gross,
    netoperatingincome: gross === null ? null : Math.round((gross * random.between(0.58, 0.72)) / 100) * 100,
    availabilitydate: draft.lease ? today : null,
    leaseterm: draft.lease ? random.pick(['12 Months', '12 Months', '6 Months', 'Negotiable']) : null,
    furnished:
      draft.lease && isDwelling(draft.kind) ? random.pick(['Unfurnished', 'Unfurnished', 'Furnished']) : null,
  };
}

const drawIncluded = (random: Random, { kind }: Draft): string[] =>
  kind.propertyfiltertype === 'Condominium'
    ? [
        'Common Area Maintenance',
        'Insurance',
        ...chosen(random, [
          ['Water', 0.5],
          ['Trash', 0.7],
        ]),
      ]
    : ['Common Area Maintenance'];
