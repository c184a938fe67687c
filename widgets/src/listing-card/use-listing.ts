import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { useEffect, useState } from 'react';
import type { Client } from '../client/client.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import type { RequestState } from '../client/request-state.ts';

interface LoadedListing {
  readonly request: RequestState<ListingDetails>;
  readonly retry: () => void;
}

/** One listing by its listing id or MLS number; kept in the component, since a page of cards need not carry a store. */
export function useListing(client: Pick<Client, 'getListing'>, id: string): LoadedListing {
  const [request, setRequest] = useState<RequestState<ListingDetails>>({ status: 'initial' });
  const [newest] = useState(() => createNewestRequest(holderOf(setRequest)));
  const load = () => newest.run((signal) => client.getListing(id, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew with each rendering
  useEffect(() => {
    load();
    return newest.stop;
  }, [newest, client, id]);
  return { request, retry: load };
}

type Publish = (request: RequestState<ListingDetails>) => void;

/** A request that is read at once and rendered later. */
function holderOf(publish: Publish): { request: RequestState<ListingDetails> } {
  let current: RequestState<ListingDetails> = { status: 'initial' };
  return {
    get request() {
      return current;
    },
    set request(next) {
      current = next;
      publish(next);
    },
  };
}
