import type { Site } from '@hearth/domain/contract/site.ts';
import { getSite } from '@hearth/domain/contract/site.ts';
import type { Client } from './client.ts';

export type SiteClient = Pick<Client, 'call'>;

const requested = new WeakMap<SiteClient, Promise<Site>>();

/**
 * The server's facts, fetched once per page: all elements of a page share one client. A failure is not cached: the next
 * call fetches again. Rejects with `ApiError`.
 */
export function siteOf(client: SiteClient): Promise<Site> {
  const known = requested.get(client);
  if (known) return known;
  const answer = client.call(getSite);
  requested.set(client, answer);
  answer.catch(() => requested.delete(client));
  return answer;
}
