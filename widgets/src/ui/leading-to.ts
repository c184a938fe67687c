import type { Client } from '../client/client.ts';
import type { Call } from '../client/endpoint-call.ts';
import { deferred } from './use-deferred.ts';

/** Most pages lead to the portal. */
const pages = deferred(() => import('./listing-pages.ts'));

const leading = new WeakMap<Client, Map<string, Client>>();

/**
 * A client whose listings lead to pages of the host; elements of one template share it. The same client without a template.
 *
 * @param listingUrl with `{id}` for the id of a listing
 */
export function leadingTo(client: Client, listingUrl?: string): Client {
  if (!listingUrl) return client;
  const known = leading.get(client) ?? new Map<string, Client>();
  leading.set(client, known);
  const call = async (...request: Parameters<Call>) => {
    const [{ withListingPages }, answer] = await Promise.all([pages.fetch(), client.call(...request)]);
    return withListingPages(answer, listingUrl);
  };
  const made = known.get(listingUrl) ?? { ...client, call: call as Call };
  known.set(listingUrl, made);
  return made;
}
