import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';
import type { Building } from './building.ts';
import { type Community, chosen } from './community.ts';
import type { Draft } from './draft.ts';
import { type Tier, WATERFRONT_METERS } from './pricing.ts';

export type Amenities = Pick<
  Listing,
  | 'fencing'
  | 'exteriorfeatures'
  | 'communityfeatures'
  | 'lotfeatures'
  | 'accessibilityfeatures'
  | 'architecturalstyle'
  | 'greenenergyefficient'
  | 'View'
  | 'waterfrontyn'
  | 'waterbodyname'
  | 'poolprivateyn'
  | 'horseyn'
  | 'hasFireplace'
  | 'hasAssociation'
  | 'petsallowed'
  | 'abor_rooms'
  | 'abor_mastermain'
  | 'abor_guestaccomodation'
>;

/** The data that amenities depend on. */
export interface Premises {
  readonly draft: Draft;
  readonly building: Building;
  readonly tier: Tier;
  readonly community: Community;
  readonly hasPool: boolean;
}

/** Factor for the amenities of expensive homes. */
const lavish: Readonly<Record<Tier, number>> = { entry: 0.5, middle: 0.9, upper: 1.5, luxury: 2.3 };

/** Private pools: about one home in eight, few at the low end, hardly any with a shared wall. */
export function drawPool(random: Random, { kind }: Draft, building: Building): boolean {
  const area = building.livingarea ?? 0;
  if (kind.propertyfiltertype === 'Farm') return area > 0 && random.chance(0.15);
  if (kind.propertyfiltertype !== 'Single Family Residence') return false;
  return random.chance(area > 4200 ? 0.62 : area > 3000 ? 0.33 : area > 2000 ? 0.14 : 0.05);
}

export function drawAmenities(random: Random, premises: Premises): Amenities {
  const { draft, building, community, hasPool } = premises;
  const waterfrontyn = draft.location.distanceToWaterMeters <= WATERFRONT_METERS;
  const stands = building.livingarea !== null;
  const lived = stands && draft.kind.propertyfiltertype !== 'Commercial';
  const lotfeatures = drawLot(random, premises, waterfrontyn);
  return {
    fencing: drawFence(random, premises),
    exteriorfeatures: stands ? drawExterior(random, premises, waterfrontyn) : [],
    communityfeatures: draft.kind.propertyfiltertype === 'Commercial' ? [] : community.features,
    lotfeatures,
    accessibilityfeatures: lived ? drawAccess(random, building) : [],
    architecturalstyle: lived ? drawStyle(random, premises) : [],
    greenenergyefficient: lived ? drawEnergy(random, building) : [],
    View: drawViews(random, premises, lotfeatures, waterfrontyn),
    waterfrontyn,
    waterbodyname: draft.location.waterbodyname,
    poolprivateyn: hasPool,
    horseyn: drawHorses(random, premises),
    hasFireplace: lived && random.chance(fireplaceChance(premises)),
    hasAssociation: community.hasAssociation && draft.kind.propertyfiltertype !== 'Commercial',
    petsallowed:
      draft.lease && lived
        ? random.weighted([
            [true, 66],
            [false, 24],
            [null, 10],
          ])
        : null,
    abor_rooms: lived ? drawRooms(random, premises) : [],
    abor_mastermain: lived && (building.stories === 1 || random.chance(0.55)),
    abor_guestaccomodation: lived ? drawGuests(random, premises) : null,
  };
}

function fireplaceChance({ draft, building, tier }: Premises): number {
  if (draft.kind.propertyfiltertype === 'Multi-Family') return 0.08;
  if (draft.kind.propertyfiltertype === 'Condominium') return 0.22;
  const era = (building.yearbuilt ?? 2000) < 2010 ? 1.15 : 0.8;
  return Math.min(0.92, { entry: 0.35, middle: 0.55, upper: 0.7, luxury: 0.85 }[tier] * era);
}

function drawFence(random: Random, { draft, building }: Premises): string[] {
  const type = draft.kind.propertyfiltertype;
  if (type === 'Farm') return ['Perimeter', random.pick(['Barbed Wire', 'Pipe', 'Wire', 'High Fence'])];
  if (type === 'Lot') return random.chance(0.15) ? ['Partial', 'Wire'] : ['None'];
  if (type === 'Commercial') return random.chance(0.25) ? ['Chain Link'] : ['None'];
  const likely = type === 'Condominium' ? 0.15 : type === 'Townhouse' ? 0.5 : 0.78;
  if (!random.chance(likely)) return ['None'];
  const material = random.weighted([
    ['Wood', 60],
    ['Privacy', 25],
    ['Wrought Iron', (building.lotsizearea ?? 0) > 0.3 ? 20 : 8],
    ['Chain Link', (building.yearbuilt ?? 2000) < 1985 ? 14 : 1],
  ]);
  return ['Back Yard', material];
}

function drawExterior(random: Random, { draft, tier, hasPool }: Premises, onWater: boolean): string[] {
  const more = lavish[tier];
  if (draft.kind.propertyfiltertype === 'Commercial') {
    return chosen(random, [
      ['Loading Dock', 0.3],
      ['Signage', 0.5],
      ['Lighting', 0.6],
    ]);
  }
  const attached = draft.kind.propertyfiltertype === 'Condominium';
  return chosen(random, [
    ['Boat Dock', onWater ? 0.45 : 0],
    ['Boat Lift', onWater ? 0.12 : 0],
    ['Private Yard', attached ? 0.1 : 0.55],
    ['Balcony', attached ? 0.5 : 0.1 * more],
    ['Covered Patio', attached ? 0.15 : 0.5],
    ['Outdoor Kitchen', attached ? 0 : Math.min(0.5, 0.05 * more * more + (hasPool ? 0.1 : 0))],
    ['Fire Pit', attached ? 0 : 0.08 * more],
    ['Exterior Steps', 0.12],
    ['Gutters Full', 0.3],
    ['Lighting', 0.35],
    ['No Exterior Steps', 0.15],
  ]);
}

function drawLot(random: Random, { draft, building, community }: Premises, onWater: boolean): string[] {
  const type = draft.kind.propertyfiltertype;
  if (type === 'Condominium') return onWater ? ['Waterfront'] : [];
  const acres = building.lotsizearea ?? 0;
  const backs = random.next();
  const golf = community.hasGolf && backs < 0.22;
  return [
    ...(onWater ? ['Waterfront'] : []),
    ...(golf ? ['Backs To Golf Course'] : []),
    ...(!golf && !onWater && backs < 0.1 && type !== 'Commercial' ? ['Backs to Greenbelt/Park'] : []),
    ...chosen(random, [
      ['Corner Lot', 0.13],
      ['Cul-De-Sac', acres < 1 ? 0.12 : 0],
      ['Sprinkler - Automatic', acres < 1 && type !== 'Lot' ? 0.35 : 0],
      ['Trees - Heavy', acres > 1 ? 0.35 : 0.08],
      ['Trees - Medium (20 Ft - 40 Ft)', 0.3],
      ['Level', 0.4],
      ['Pasture', type === 'Farm' ? 0.7 : 0],
      ['Views', 0.08],
    ]),
  ];
}

function drawAccess(random: Random, building: Building): string[] {
  if (!random.chance(0.055)) return [];
  const parts = [
    'Accessible Entrance',
    'Accessible Full Bath',
    'Grip-Accessible Features',
    'Accessible Hallway(s)',
  ];
  return random.shuffle(building.stories === 1 ? [...parts, 'No Stairs'] : parts).slice(0, random.int(1, 3));
}

function drawStyle(random: Random, { building, tier }: Premises): string[] {
  const year = building.yearbuilt ?? 2000;
  if (year < 1946 && random.chance(0.5))
    return ['Historic', random.pick(['Bungalow', 'Craftsman', 'Victorian'])];
  if (year < 1985) return [random.pick(['Ranch', 'Traditional', 'Mid-Century Modern'])];
  if (tier === 'luxury') return [random.pick(['Contemporary', 'Mediterranean', 'Hill Country', 'Modern'])];
  return random.chance(0.5)
    ? [random.pick(['Traditional', 'Contemporary', 'Craftsman', 'Hill Country'])]
    : [];
}

function drawEnergy(random: Random, building: Building): string[] {
  const recent = (building.yearbuilt ?? 2000) >= 2010;
  if (!random.chance(recent ? 0.42 : 0.12)) return [];
  const parts = ['Appliances', 'HVAC', 'Insulation', 'Thermostat', 'Windows', 'Water Heater'];
  const solar = random.chance(0.18) ? ['Solar Electric System'] : [];
  return [...solar, ...random.shuffle(parts).slice(0, random.int(1, 3))];
}

/** Views depend on the position: hills west of the city, city lights near it. */
function drawViews(
  random: Random,
  { draft, tier }: Premises,
  lotfeatures: readonly string[],
  onWater: boolean,
): string[] {
  const { location, kilometersFromCity, edition } = draft;
  const water = location.waterbodyname;
  const waterView = /Lake/.test(water ?? '') ? 'Lake' : 'River';
  const hilly = edition === 'austin' ? location.longitude < -97.78 : location.latitude > 29.55;
  const views = [
    ...(water !== null && (onWater || random.chance(0.35)) ? [waterView] : []),
    ...(lotfeatures.includes('Backs To Golf Course') ? ['Golf Course'] : []),
    ...(lotfeatures.includes('Backs to Greenbelt/Park') ? ['Park/Greenbelt'] : []),
    ...chosen(random, [
      ['Hills', hilly ? 0.22 * lavish[tier] : 0.01],
      ['Panoramic', hilly ? 0.06 * lavish[tier] : 0.01],
      ['City', kilometersFromCity < 8 ? 0.14 : 0.01],
    ]),
  ];
  if (views.length > 0) return views;
  return [
    random.weighted([
      ['None', 70],
      ['Neighborhood', 20],
      ['Trees/Woods', 10],
    ]),
  ];
}

function drawHorses(random: Random, { draft, building }: Premises): boolean {
  const acres = building.lotsizearea ?? 0;
  if (draft.kind.propertyfiltertype === 'Commercial') return false;
  if (draft.kind.propertyfiltertype === 'Farm') return random.chance(0.75);
  return acres >= 2 && random.chance(0.4);
}

function drawRooms(random: Random, { draft, building, tier }: Premises): string[] {
  const area = building.livingarea ?? 0;
  const more = lavish[tier];
  const roomy = area > 3000 ? 1.6 : area > 2200 ? 1 : 0.3;
  const house = draft.kind.propertyfiltertype === 'Single Family Residence' ? 1 : 0.4;
  return [
    'Kitchen',
    'Living Room',
    ...chosen(random, [
      ['Dining Room', 0.55],
      ['Laundry', 0.6],
      ['Office', Math.min(0.75, 0.3 * roomy * more + 0.05)],
      ['Game Room', Math.min(0.6, 0.16 * roomy * house)],
      ['Media Room', Math.min(0.5, 0.08 * roomy * more * house)],
      ['Gym', Math.min(0.35, 0.025 * roomy * more)],
      ['Wine Room', Math.min(0.4, 0.012 * roomy * more * more * house)],
      ['Workshop', (building.lotsizearea ?? 0) > 1 ? 0.18 : 0.025 * house],
      ['Bonus Room', 0.08 * roomy],
    ]),
  ];
}

function drawGuests(random: Random, { draft, building, tier }: Premises): string | null {
  if (draft.kind.propertyfiltertype === 'Multi-Family') return null;
  if ((building.bedroomstotal ?? 0) < 3 || !random.chance(0.055 * lavish[tier])) return null;
  return random.pick(['Guest House', 'Garage Apartment', 'Separate Living Quarters', 'Main Level']);
}
