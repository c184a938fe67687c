import { departures, mostPlaces, travelModes } from '@hearth/domain/commute/travel.ts';
import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { listOf, partOf, persisted } from '../../ui/persisted.ts';

const placeSchema = z.object({
  /** Name that the visitor chose: 'Downtown', '78704'. */
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** Of a signed-in person: the account does not have it yet, or has no room for it. */
  isUnsaved: partOf(z.literal(true)),
});
export type FavoritePlace = Readonly<z.output<typeof placeSchema>>;

const travelerSchema = z.object({
  mode: z.enum(travelModes),
  places: listOf(placeSchema, mostPlaces),
});
/** A person with a way to travel and up to four places. */
export type Traveler = Readonly<z.output<typeof travelerSchema>>;

const planSchema = z.object({
  departure: partOf(z.enum(departures)),
  travelers: listOf(travelerSchema, 2),
});

const newTraveler: Traveler = { mode: 'DRIVING', places: [] };

interface Plan {
  readonly departure: (typeof departures)[number];
  /** One person or two. */
  readonly travelers: readonly Traveler[];
}

/** Destinations of one or two people, the same for all homes and in all tabs. */
export interface CommutePlan {
  /** Replaced as a whole. Read it with `useSnapshot(plan.state)`. */
  readonly state: { plan: Plan };
  setDeparture(departure: Plan['departure']): void;
  changeTraveler(at: number, changes: Partial<Traveler>): void;
  setTravelers(travelers: readonly Traveler[]): void;
  /** Adds the second person, or removes that person with all places. */
  setCount(count: 1 | 2): void;
}

/** In local storage; where storage is unavailable, the plan lasts until the page is left. */
const stored = persisted<z.output<typeof planSchema> | null>('hearth-commute', z.nullable(planSchema), null);

/** The plan as it is stored now. */
export function readCommutePlan(): Plan {
  const { departure, travelers = [] } = stored.read() ?? {};
  const [first = newTraveler, ...others] = travelers;
  return { departure: departure ?? 'rush-hour', travelers: [first, ...others] };
}

/** The stored plan, as components read and change it. */
export function createCommutePlan(): CommutePlan {
  const state = proxy<CommutePlan['state']>({ plan: ref(readCommutePlan()) });
  stored.subscribe(() => {
    state.plan = ref(readCommutePlan());
  });
  const set = (plan: Plan) => {
    state.plan = ref(plan);
    stored.write(plan);
  };
  return {
    state,
    setDeparture: (departure) => set({ ...state.plan, departure }),
    changeTraveler: (at, changes) =>
      set({
        ...state.plan,
        travelers: state.plan.travelers.map((each, index) => (index === at ? { ...each, ...changes } : each)),
      }),
    setTravelers: (travelers) => set({ ...state.plan, travelers }),
    setCount: (count) =>
      set({ ...state.plan, travelers: [...state.plan.travelers, newTraveler].slice(0, count) }),
  };
}
