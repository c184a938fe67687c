import type { Site } from '@hearth/domain/contract/site.ts';
import { getSite } from '@hearth/domain/contract/site.ts';
import type { Client } from './client.ts';

export type SiteClient = Pick<Client, 'call'>;

const asked = new WeakMap<SiteClient, Promise<Site>>();

/**
 * The server's facts, fetched once per page: all elements of a page share one client. A failure is not cached: the next
 * call fetches again. Rejects with `ApiError`.
 */
export function siteOf(client: SiteClient): Promise<Site> {
  const known = asked.get(client);
  if (known) return known;
  const answer = client.call(getSite);
  asked.set(client, answer);
  answer.catch(() => asked.delete(client));
  return answer;
}
