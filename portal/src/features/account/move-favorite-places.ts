import { isSamePlace } from '@hearth/domain/commute/same-place.ts';
import { addFavoritePlace, getFavoritePlaces } from '@hearth/domain/contract/account-routes.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

const placeSchema = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });

/** What travel times of this device read; see the commute plan of listings. */
const storedPlan = persisted(
  'hearth-commute',
  z.object({ travelers: z.array(z.object({ places: z.array(placeSchema) })) }),
  { travelers: [] },
);

/** Adds a guest's places to the account of the person who signed in, but for those that the account has. Rejects with `ApiError`. */
export async function moveFavoritePlaces(client: Pick<Client, 'call'>): Promise<void> {
  const places = storedPlan.read().travelers.flatMap((traveler) => traveler.places);
  if (places.length === 0) return;
  const known = await client.call(getFavoritePlaces);
  for (const [at, place] of places.entries()) {
    const isKnown = [...known, ...places.slice(0, at)].some((each) => isSamePlace(each, place));
    if (!isKnown && !(await isAdded(client, place))) return;
  }
}

/** False where the account has no room for another one. */
async function isAdded(client: Pick<Client, 'call'>, place: z.output<typeof placeSchema>): Promise<boolean> {
  try {
    await client.call(addFavoritePlace, { body: { ...place, address: place.name } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'validation_failed') return false;
    throw error;
  }
}
