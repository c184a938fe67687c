import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { getMapPoints } from '@hearth/domain/contract/map.ts';
import type { QueryPairs } from '@hearth/domain/contract/request-address.ts';
import { proxy } from 'valtio/vanilla';
import type { Client } from '../client/client.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import { type UntrackedRequest, untrackedHolder } from '../client/untracked-request.ts';
import type { MapView } from '../map/map-view.ts';

export interface MapPointsStore<Query> {
  readonly state: { request: UntrackedRequest<MapPoints> };
  /** Fetches what a search has to show in a view of the map; for null in one that shows all of it. */
  load(query: Query, view: MapView | null): Promise<void>;
  stop(): void;
}

interface MapPointsStoreOptions<Query> {
  readonly client: Pick<Client, 'call'>;
  /** Writes a search and a view as the server reads them. */
  readonly encode: (query: Query, view: MapView | null) => QueryPairs;
}

/** The pins, groups and clusters of the newest view; the ones before stay until they are there. */
export function createMapPointsStore<Query>(options: MapPointsStoreOptions<Query>): MapPointsStore<Query> {
  const { client, encode } = options;
  const state = proxy<MapPointsStore<Query>['state']>({ request: { status: 'initial' } });
  const newest = createNewestRequest(untrackedHolder(state));
  return {
    state,
    load: (query, view) =>
      newest.run((signal) => client.call(getMapPoints, { query: encode(query, view), signal })),
    stop: newest.stop,
  };
}
