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
  const client = clients.get(name) ?? createClient({ baseUrl, embedKey });
  clients.set(name, client);
  return client;
}
