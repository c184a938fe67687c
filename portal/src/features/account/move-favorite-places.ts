import { isSamePlace } from '@hearth/domain/commute/same-place.ts';
import { addFavoritePlace, getFavoritePlaces } from '@hearth/domain/contract/favorite-place.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

const placeSchema = z.looseObject({ name: z.string(), latitude: z.number(), longitude: z.number() });
type Place = z.output<typeof placeSchema>;

const key = 'hearth-commute';

/** Places that travel times of this device read; see the commute plan of listings. */
const storedPlan = persisted(
  key,
  z.looseObject({ travelers: z.array(z.looseObject({ places: z.array(placeSchema) })) }),
  { travelers: [] },
);

/**
 * Adds a guest's places to the account of the person who signed in, but for those that the account has. Rejects with `ApiError`.
 *
 * @returns the names of the places that the account refuses, which stay on this device; with the reason
 */
export async function moveFavoritePlaces(client: Pick<Client, 'call'>): Promise<Refusal | null> {
  const places = storedPlan.read().travelers.flatMap((traveler) => traveler.places);
  if (places.length === 0) return null;
  const known = await client.call(getFavoritePlaces);
  const refused: Place[] = [];
  let reason = '';
  for (const [at, place] of places.entries()) {
    const isKnown = [...known, ...places.slice(0, at)].some((each) => isSamePlace(each, place));
    const refusal = isKnown ? null : await refusalOf(client, place);
    if (refusal === null) continue;
    refused.push(place);
    reason = refusal;
  }
  if (refused.length === 0) return null;
  keepOnDevice(refused);
  return { names: refused.map(({ name }) => name), reason };
}

interface Refusal {
  readonly names: readonly string[];
  /** In the words of the server. */
  readonly reason: string;
}

/** Why the account refuses a place, e.g. since it has no room for another one; null where it took it. */
async function refusalOf(client: Pick<Client, 'call'>, place: Place): Promise<string | null> {
  const { name, latitude, longitude } = place;
  try {
    await client.call(addFavoritePlace, { body: { name, address: name, latitude, longitude } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'validation_failed') throw error;
    return error.validationErrors[0]?.message ?? '';
  }
}

/** Places that the account does not have go from a plan, unless they are unsaved. */
function keepOnDevice(refused: readonly Place[]): void {
  const { travelers, ...plan } = storedPlan.read();
  const kept = (place: Place): Place =>
    refused.some((each) => isSamePlace(each, place)) ? { ...place, isUnsaved: true } : place;
  storedPlan.write({
    ...plan,
    travelers: travelers.map((traveler) => ({ ...traveler, places: traveler.places.map(kept) })),
  });
  // Reports the change like another tab: a plan in view reads it again.
  dispatchEvent(new StorageEvent('storage', { key }));
}
