import * as z from 'zod/mini';
import { providerTrip, readTab, wantedHome } from '../../shared/account/provider-trip.ts';
import type { SavedHome } from '../../shared/saving/saving.ts';

/**
 * Before the tab leaves for an identity provider.
 * @param purpose 'sign in', or the id of the provider to connect
 * @param wanted the home that is saved after the sign-in
 */
export function noteProviderTrip(purpose: string, wanted?: SavedHome): void {
  try {
    sessionStorage.setItem(providerTrip, purpose);
    if (wanted) sessionStorage.setItem(wantedHome, JSON.stringify(wanted));
    else sessionStorage.removeItem(wantedHome);
  } catch {
    // Without storage the tab comes back all the same, shows no words about it and saves nothing.
  }
}

const homeShape = z.object({ listingid: z.string(), street: z.string() });

/** Note from before the tab left; undefined where it did not leave. Asked again, it is undefined too. */
export function endProviderTrip():
  | { readonly purpose: string; readonly wanted: SavedHome | null }
  | undefined {
  const purpose = readTab(providerTrip);
  if (purpose === null) return;
  const wanted = readTab(wantedHome);
  sessionStorage.removeItem(providerTrip);
  sessionStorage.removeItem(wantedHome);
  return { purpose, wanted: wanted === null ? null : homeIn(wanted) };
}

/** Another page of this site may have written anything. */
function homeIn(json: string): SavedHome | null {
  try {
    return homeShape.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
