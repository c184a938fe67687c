/** A value of this tab; null where there is none, or no storage. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** For what this tab left for an identity provider: 'sign in', or the id of the provider to connect. */
export const providerTrip = 'hearth-provider-trip';

/** Home that a guest wanted to save when the tab left for a sign-in, as JSON. */
export const wantedHome = 'hearth-wanted-home';
