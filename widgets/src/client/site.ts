import type { Site } from '@hearth/domain/contract/site.ts';
import { getSite } from '@hearth/domain/contract/site.ts';
import { LANGUAGE } from '../element/build-language.ts';
import type { Client } from './client.ts';

export type SiteClient = Pick<Client, 'call'>;

/** The query for the server's facts: English pages share one address with the portal. */
export const siteQuery = LANGUAGE === 'en' ? {} : { lang: LANGUAGE };

const requested = new WeakMap<SiteClient, Promise<Site>>();

/**
 * The server's facts, fetched once per page: all elements of a page share one client. A failure is not cached: the next
 * call fetches again. Rejects with `ApiError`.
 */
export function siteOf(client: SiteClient): Promise<Site> {
  const known = requested.get(client);
  if (known) return known;
  const answer = client.call(getSite, { query: siteQuery });
  requested.set(client, answer);
  answer.catch(() => requested.delete(client));
  return answer;
}
