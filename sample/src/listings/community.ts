import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { createRandom, type Random } from '../random.ts';
import type { Draft } from './draft.ts';

/** Shared amenities of a neighbourhood or a condominium. */
export interface Community {
  /** RESO CommunityFeatures. */
  readonly features: readonly string[];
  readonly hasAssociation: boolean;
  /** Dollars a month. */
  readonly monthlyFee: number;
  readonly hasGolf: boolean;
}

const golfNames =
  /Golf|Country Club|Fairways|Champion|Barton Creek|Lakeway|Onion Creek|Avery Ranch|Falconhead|Teravista|Sun City|Cimarron Hills|Horseshoe Bay|River Place|Steiner|Forest Creek|Star Ranch|Berry Creek|Great Hills|Circle C|Spanish Oaks|Dominion|Fair Oaks|Tapatio|Cibolo Canyons|Northcliffe|Canyon Springs|Woodlake|Pecan Valley|Cordillera|Sonterra|Stone Oak|Flying L|Bandera Falls|Oak Hills/;
const lakeNames = /Lake|Cove|Harbor|Shores|Point|Marina|Hudson Bend|Rough Hollow|Waterwood|Medina|Mystic/;
const grandNames =
  /Estates|Ranch|Canyon|Creek West|Reserve|Preserve|Oaks|Hills|Highlands|Heights at|Dominion|Enclave|Stone Oak/;

/** Homes of a subdivision share its amenities, so they are seeded by its name; condominiums have their own. */
export function communityOf(draft: Draft): Community {
  const { edition, location, kind } = draft;
  if (kind.propertyfiltertype === 'Condominium' || kind.propertyfiltertype === 'Townhouse') {
    return grounds(draft);
  }
  if (location.subdivisionname === null) return countryside(draft);
  return neighbourhood(edition, location.subdivisionname, draft.kilometersFromCity);
}

const everybody: readonly string[] = [
  'Sidewalks',
  'Curbs',
  'Street Lights',
  'Common Grounds',
  'Underground Utilities',
  'High Speed Internet',
  'Picnic Area',
];

function neighbourhood(edition: EditionId, name: string, kilometers: number): Community {
  const random = createRandom(`community ${edition} ${name}`);
  const planned = random.chance(kilometers < 9 ? 0.22 : kilometers < 35 ? 0.7 : 0.55);
  const grand = grandNames.test(name) ? 1.5 : 1;
  const hasGolf = golfNames.test(name) && random.chance(0.8);
  const onLake = lakeNames.test(name);
  const features = chosen(random, [
    ['Gated', planned ? 0.13 * grand : 0.01],
    ['Pool', planned ? 0.52 : 0.06],
    ['Playground', planned ? 0.55 : 0.2],
    ['Dog Park', planned ? 0.14 : 0.05],
    ['Fitness Center', planned ? 0.13 : 0.01],
    ['Golf', hasGolf ? 1 : 0],
    ['Sport Court(s)', planned ? 0.2 : 0.05],
    ['Tennis Court(s)', hasGolf ? 0.85 : planned ? 0.17 : 0.05],
    ['Stables', /Ranch|Bridle|Equestrian|Polo|Horse|Saddle/.test(name) ? 0.3 : 0.01],
    ['Airport/Runway', /Lakeway|Georg|Ranches|Horseshoe Bay/.test(name) ? 0.5 : 0.006],
    ['Lake', onLake ? 0.65 : 0.02],
    ['Boat Dock', onLake ? 0.35 : 0.01],
    ['Trails/Paths', planned ? 0.5 : 0.18],
    ['Clubhouse', hasGolf ? 0.95 : planned ? 0.28 : 0.02],
    ['Park', 0.42],
  ]);
  const fee = 25 + features.length * 7 + (hasGolf ? 60 : 0) + (features.includes('Gated') ? 55 : 0);
  return {
    features: [...features, ...random.shuffle(everybody).slice(0, random.int(0, 3))],
    hasAssociation: planned || hasGolf || features.includes('Gated') || features.includes('Pool'),
    monthlyFee: Math.round(fee * random.between(0.7, 1.4)),
    hasGolf,
  };
}

function grounds(draft: Draft): Community {
  const { edition, location, kind } = draft;
  const name = location.subdivisionname ?? location.city;
  const random = createRandom(`grounds ${edition} ${name} ${location.streetname}`);
  const isCondo = kind.propertyfiltertype === 'Condominium';
  const hasGolf = golfNames.test(name) && random.chance(0.6);
  const features = chosen(random, [
    ['Gated', 0.24],
    ['Pool', isCondo ? 0.6 : 0.35],
    ['Fitness Center', isCondo ? 0.32 : 0.08],
    ['Clubhouse', 0.22],
    ['Dog Park', 0.15],
    ['Playground', 0.08],
    ['Tennis Court(s)', 0.07],
    ['Sport Court(s)', 0.06],
    ['Golf', hasGolf ? 1 : 0],
    ['Lake', lakeNames.test(name) ? 0.35 : 0.01],
    ['Boat Dock', lakeNames.test(name) ? 0.2 : 0],
    ['Trails/Paths', 0.2],
    ['Park', 0.2],
  ]);
  return {
    features: [...features, ...random.shuffle(everybody).slice(0, random.int(1, 3))],
    hasAssociation: isCondo || random.chance(0.85),
    monthlyFee: Math.round((isCondo ? 190 : 120) * random.between(0.7, 1.9) + features.length * 14),
    hasGolf,
  };
}

function countryside(draft: Draft): Community {
  const random = createRandom(`country ${draft.edition} ${draft.location.streetname} ${draft.location.city}`);
  const features = chosen(random, [
    ['Stables', 0.06],
    ['Airport/Runway', 0.015],
    ['Lake', draft.location.distanceToWaterMeters < 1500 ? 0.3 : 0],
  ]);
  return { features, hasAssociation: random.chance(0.12), monthlyFee: random.int(15, 60), hasGolf: false };
}

/** A random selection of the named amenities. */
export function chosen(
  random: Random,
  likely: readonly (readonly [name: string, chance: number])[],
): string[] {
  return likely.filter(([, chance]) => random.chance(chance)).map(([name]) => name);
}
