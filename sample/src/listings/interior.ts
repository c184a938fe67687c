import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';
import type { Building } from './building.ts';
import { chosen } from './community.ts';
import type { Draft } from './draft.ts';
import type { Tier } from './pricing.ts';

export type Interior = Pick<Listing, 'interiorfeatures' | 'appliances' | 'heating' | 'cooling' | 'flooring'>;

const bare: Interior = { interiorfeatures: [], appliances: [], heating: [], cooling: [], flooring: [] };

/** Interior features; none on vacant land. Austin: 99 % are heated, 98 % cooled. */
export function drawInterior(random: Random, draft: Draft, building: Building, tier: Tier): Interior {
  if (building.livingarea === null) return bare;
  const heated = { heating: drawHeating(random), cooling: drawCooling(random) };
  if (draft.kind.propertyfiltertype === 'Commercial') {
    return { ...bare, ...heated, flooring: [random.pick(['Concrete', 'Vinyl', 'Tile', 'Carpet'])] };
  }
  return {
    ...heated,
    interiorfeatures: drawFeatures(random, building, tier),
    appliances: drawAppliances(random, tier),
    flooring: drawFlooring(random, building, tier),
  };
}

const drawHeating = (random: Random): string[] =>
  random.chance(0.99)
    ? random.weighted([
        [['Central', 'Electric'], 45],
        [['Central', 'Natural Gas'], 38],
        [['Central', 'Heat Pump'], 12],
        [['Propane'], 5],
      ])
    : ['None'];

const drawCooling = (random: Random): string[] =>
  random.chance(0.98)
    ? random.weighted([
        [['Central Air', 'Ceiling Fan(s)'], 62],
        [['Central Air'], 28],
        [['Multi Units', 'Central Air'], 8],
        [['Ductless'], 2],
      ])
    : ['Wall/Window Unit(s)'];

function drawFeatures(random: Random, building: Building, tier: Tier): string[] {
  const fine = tier === 'upper' || tier === 'luxury';
  const counters = random.weighted([
    ['Granite Counters', 50],
    ['Quartz Counters', (building.yearbuilt ?? 2000) > 2012 || fine ? 55 : 15],
    ['Laminate Counters', tier === 'entry' ? 35 : 2],
    ['Stone Counters', fine ? 15 : 3],
  ]);
  return [
    counters,
    ...chosen(random, [
      ['Kitchen Island', fine ? 0.7 : 0.38],
      ['Breakfast Bar', 0.4],
      ['Pantry', 0.5],
      ['Walk-In Closet(s)', 0.62],
      ['High Ceilings', fine ? 0.75 : 0.4],
      ['Vaulted Ceiling(s)', 0.18],
      ['Beamed Ceilings', fine ? 0.2 : 0.05],
      ['Built-in Features', fine ? 0.4 : 0.15],
      ['Double Vanity', 0.5],
      ['Soaking Tub', fine ? 0.55 : 0.2],
      ['Recessed Lighting', 0.45],
      ['Open Floorplan', 0.42],
      ['Smart Thermostat', (building.yearbuilt ?? 2000) > 2015 ? 0.5 : 0.15],
      ['Wet Bar', fine ? 0.2 : 0.02],
      ['Crown Molding', fine ? 0.4 : 0.12],
    ]),
  ];
}

function drawAppliances(random: Random, tier: Tier): string[] {
  const fine = tier === 'upper' || tier === 'luxury';
  const fuel = random.chance(fine ? 0.75 : 0.4) ? 'Gas' : 'Electric';
  return chosen(random, [
    ['Dishwasher', 0.93],
    ['Disposal', 0.85],
    [`${fuel} Cooktop`, fine ? 0.7 : 0.25],
    [`${fuel} Range`, fine ? 0.3 : 0.65],
    ['Built-In Oven(s)', fine ? 0.6 : 0.15],
    ['Microwave', 0.75],
    ['Refrigerator', 0.35],
    ['Stainless Steel Appliance(s)', fine ? 0.8 : 0.45],
    ['Wine Refrigerator', tier === 'luxury' ? 0.45 : 0.02],
    ['Washer', 0.12],
    ['Dryer', 0.12],
    ['Water Softener Owned', 0.15],
    ['Tankless Water Heater', fine ? 0.3 : 0.1],
  ]);
}

function drawFlooring(random: Random, building: Building, tier: Tier): string[] {
  const old = (building.yearbuilt ?? 2000) < 1965;
  const main = random.weighted([
    ['Wood', tier === 'upper' || tier === 'luxury' || old ? 50 : 15],
    ['Vinyl', 30],
    ['Laminate', tier === 'entry' ? 25 : 10],
    ['Concrete', 4],
  ]);
  return [
    main,
    ...chosen(random, [
      ['Tile', 0.8],
      ['Carpet', old ? 0.2 : 0.6],
    ]),
  ];
}
