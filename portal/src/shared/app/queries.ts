import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** The client rejects with nothing else. */
    defaultError: ApiError;
  }
}

/**
 * The portal's cache of server data. Cached data is shown at once and asked for again when a screen opens; unused data is
 * dropped after five minutes.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The client retries a read once.
        retry: false,
        // The client rejects a request at once while the browser is offline, and the screen shows it. A paused query would
        // show nothing.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
