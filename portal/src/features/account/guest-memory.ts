import {
  addFavoritePlace,
  addGuestMemory,
  getFavoritePlaces,
} from '@hearth/domain/contract/account-routes.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import * as z from 'zod/mini';
import type { App } from '../../ui/app-context.tsx';
import { persisted } from '../../ui/persisted.ts';

const placeSchema = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
type StoredPlace = z.output<typeof placeSchema>;

/** What travel times of this device read; see the commute plan of listings. */
const storedPlan = persisted(
  'hearth-commute',
  z.object({ travelers: z.array(z.object({ places: z.array(placeSchema) })) }),
  { travelers: [] },
);

/** Moved as far as the server takes it; a failure loses nothing, since the device still has it. */
export async function moveGuestMemory({ client, recents, viewed }: App): Promise<void> {
  const recentSearches = recents.state.recents.map(({ query, searchCount }) => ({ query, searchCount }));
  const viewedListings = [...viewed.state.ids];
  try {
    if (recentSearches.length + viewedListings.length > 0)
      await client.call(addGuestMemory, { body: { recentSearches, viewedListings } });
    const places = storedPlan.read().travelers.flatMap((traveler) => traveler.places);
    if (places.length === 0) return;
    const known = await client.call(getFavoritePlaces);
    for (const place of withoutDoubles(places, known))
      await client.call(addFavoritePlace, { body: { ...place, address: place.name } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Some 10 m, in degrees. */
const near = 0.0001;
const isSame = (one: Omit<StoredPlace, 'name'>, other: Omit<StoredPlace, 'name'>): boolean =>
  Math.abs(one.latitude - other.latitude) < near && Math.abs(one.longitude - other.longitude) < near;

/** The places that are neither known nor twice among themselves. */
const withoutDoubles = (
  places: readonly StoredPlace[],
  known: readonly Omit<StoredPlace, 'name'>[],
): readonly StoredPlace[] =>
  places.filter(
    (place, at) =>
      !known.some((each) => isSame(each, place)) && places.findIndex((each) => isSame(each, place)) === at,
  );
