import { getSite } from '@hearth/domain/contract/routes.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import type { Client } from './client.ts';

export type SiteClient = Pick<Client, 'call'>;

const asked = new WeakMap<SiteClient, Promise<Site>>();

/**
 * What the server says of itself, asked once a page however many widgets want to know: the elements of a page share one
 * client. A failure is not cached: the next call asks the server again. Rejects with `ApiError`.
 */
export function siteOf(client: SiteClient): Promise<Site> {
  const known = asked.get(client);
  if (known) return known;
  const answer = client.call(getSite);
  asked.set(client, answer);
  answer.catch(() => asked.delete(client));
  return answer;
}
