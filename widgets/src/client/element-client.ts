import { partnerHost, partnerQuery } from '@hearth/domain/embed/partner-link.ts';
import { credentialsOf } from '@hearth/domain/embed/request-credentials.ts';
import { apiBase } from '../element/api-base.ts';
import { type Client, createClient } from './client.ts';

const clients = new Map<string, Client>();

/**
 * The client of the elements on a host page: the loader's server, with the loader's embed key. All elements share one
 * client, which has no state but its options. Data of the whole page is therefore requested once.
 */
export function elementClient(): Client {
  const server = apiBase();
  const embedKey = window.__hearth?.key;
  const baseUrl = server + partnerQuery(embedKey, hostOfPage(server));
  const name = `${embedKey} ${baseUrl}`;
  const client =
    clients.get(name) ??
    createClient({
      baseUrl,
      embedKey,
      credentials: credentialsOf(server, location.origin),
      fetch: fetchOrTake,
    });
  clients.set(name, client);
  return client;
}

/** Of the host page; where that has the widget in a frame of the server, as far as the browser reports it. */
const hostOfPage = (server: string): string | undefined =>
  partnerHost(server, [location.origin, location.ancestorOrigins?.[0], document.referrer]);

/** The loader has asked already for what the first element of a kind asks first. Each answer is read once. */
const fetchOrTake: typeof fetch = (input, init) => {
  const { ahead = {} } = window.__hearth ?? {};
  const { url = '' } = input as Request;
  const answer = ahead[url];
  delete ahead[url];
  return answer ?? fetch(input, init);
};
