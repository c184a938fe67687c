import { apiBase } from '../element/api-base.ts';
import { type Client, createClient } from './client.ts';

const clients = new Map<string, Client>();

/**
 * The client of the elements on a host page: the loader's server, with the loader's embed key. All elements share one
 * client, which has no state but its options. Data of the whole page is therefore requested once.
 */
export function elementClient(): Client {
  const baseUrl = apiBase();
  const embedKey = window.__hearth?.key;
  const name = `${embedKey} ${baseUrl}`;
  const client = clients.get(name) ?? createClient({ baseUrl, embedKey, fetch: fetchOrTake });
  clients.set(name, client);
  return client;
}

/** The loader has asked already for what the first element of a kind asks first. Each answer is read once. */
const fetchOrTake: typeof fetch = (input, init) => {
  const { ahead = {} } = window.__hearth ?? {};
  const { url = '' } = input as Request;
  const answer = ahead[url];
  delete ahead[url];
  return answer ?? fetch(input, init);
};
