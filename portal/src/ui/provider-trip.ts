const KEY = 'hearth-provider-trip';

/** For what this tab left for an identity provider: 'sign in', or the id of the provider to connect; null where it did not. */
export function providerTrip(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Before the tab leaves; null once it is back. */
export function noteProviderTrip(purpose: string | null): void {
  try {
    if (purpose === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, purpose);
  } catch {
    // Without storage the tab comes back all the same, and shows no words about it.
  }
}
