import { planShops } from './commercial.ts';
import { type HousePlan, planHouse } from './house-plan.ts';
import { planFlats } from './multifamily.ts';
import { begin, type SceneKind } from './scene.ts';
import { planRow } from './townhouse.ts';
import { rearStoreys } from './yard.ts';

/** The price that a house looks like. */
export type Standing = 'modest' | 'middle' | 'grand';

/** What an exterior shows, known without drawing it; null where it does not tell. */
export interface Facade {
  readonly storeys: number | null;
  /** Cars that fit behind the garage doors in sight. */
  readonly garageBays: number | null;
  readonly standing: Standing | null;
}

const untold: Facade = { storeys: null, garageBays: null, standing: null };

export function facadeOf({ kind, seed }: { readonly kind: SceneKind; readonly seed: number }): Facade {
  const { random, canvas } = begin(kind, seed);
  if (kind === 'house') return houseFacade(planHouse(random));
  if (kind === 'townhouse') {
    const [unit] = planRow(random);
    return { ...untold, storeys: unit!.storeys, garageBays: unit!.garage ? 1 : 0 };
  }
  if (kind === 'multifamily') return { ...untold, storeys: planFlats(random).storeys };
  if (kind === 'commercial')
    return { ...untold, storeys: Math.max(...planShops(random).map(({ storeys }) => storeys)) };
  if (kind === 'yard' || kind === 'pool') return { ...untold, storeys: rearStoreys(canvas, random) };
  return untold;
}

const FEET_OF_A_BAY = 11;

const houseFacade = (plan: HousePlan): Facade => ({
  storeys: plan.storeys,
  garageBays: plan.garage ? Math.round((plan.garage.x1 - plan.garage.x0) / FEET_OF_A_BAY) : 0,
  standing: standingOf(plan),
});

function standingOf({ style, storeys, wing, main }: HousePlan): Standing {
  const width = main.x1 - main.x0;
  if (style === 'bungalow' || style === 'midcentury') return 'modest';
  if (!wing) return storeys === 1 ? 'modest' : 'middle';
  if (storeys === 2) return width > 37 ? 'grand' : 'middle';
  return width > 41 && style !== 'farmhouse' && style !== 'traditional' ? 'grand' : 'middle';
}
