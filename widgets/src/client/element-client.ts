import { apiBase } from '../element/api-base.ts';
import { type Client, createClient } from './client.ts';

const clients = new Map<string, Client>();

/**
 * The client of the elements on somebody's page: the loader's server, with the loader's embed key. All of them get the
 * same one, which holds nothing but its options, so that what concerns the whole page is asked once.
 */
export function elementClient(): Client {
  const baseUrl = apiBase();
  const embedKey = window.__hearth?.key;
  const name = `${embedKey} ${baseUrl}`;
  const client = clients.get(name) ?? createClient({ baseUrl, embedKey });
  clients.set(name, client);
  return client;
}
