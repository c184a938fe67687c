import { providerTrip } from '../../ui/provider-trip.ts';

/** Before the tab leaves for an identity provider: 'sign in', or the id of the provider to connect; null once it is back. */
export function noteProviderTrip(purpose: string | null): void {
  try {
    if (purpose === null) sessionStorage.removeItem(providerTrip);
    else sessionStorage.setItem(providerTrip, purpose);
  } catch {
    // Without storage the tab comes back all the same, and shows no words about it.
  }
}
