import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { proxy } from 'valtio/vanilla';
import type { Client } from '../client/client.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import type { RequestState } from '../client/request-state.ts';

export interface ListingStore {
  readonly state: { request: RequestState<ListingDetails> };
  /** By listing id or MLS number. */
  load(id: string): Promise<void>;
  stop(): void;
}

/** One listing that is fetched by its id. */
export function createListingStore(client: Pick<Client, 'getListing'>): ListingStore {
  const state = proxy<ListingStore['state']>({ request: { status: 'initial' } });
  const newest = createNewestRequest(state);
  return { state, load: (id) => newest.run((signal) => client.getListing(id, signal)), stop: newest.stop };
}
