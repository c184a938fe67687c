import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import { getTileJson } from '@hearth/domain/contract/tiles.ts';
import type { Client } from './client.ts';

type BaseMapClient = Pick<Client, 'call' | 'baseUrl' | 'embedKey'>;

const requested = new WeakMap<BaseMapClient, Promise<TileJson>>();

/**
 * Reads the addresses of the tiles of the base map, once a page, with absolute addresses. Rejects with `ApiError`; the next call asks
 * the server again.
 */
export function baseMapOf(client: BaseMapClient): Promise<TileJson> {
  const known = requested.get(client);
  if (known) return known;
  const answer = client.call(getTileJson).then((description) => ({
    ...description,
    tiles: description.tiles.map((address) => absolute(address, client)),
  }));
  requested.set(client, answer);
  answer.catch(() => requested.delete(client));
  return answer;
}

/** Tiles of the server itself go with the embed key, as all its answers do. The braces of a template stay as they are. */
function absolute(address: string, { baseUrl, embedKey }: BaseMapClient): string {
  if (!address.startsWith('/')) return address;
  const [server = ''] = baseUrl.split('?');
  const url = server.replace(/\/$/, '') + address;
  if (!embedKey) return url;
  return `${url}${address.includes('?') ? '&' : '?'}embedKey=${encodeURIComponent(embedKey)}`;
}
