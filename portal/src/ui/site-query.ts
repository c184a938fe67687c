import { getSite } from '@hearth/domain/contract/routes.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** What the server says of itself: the calculator's figures among it. Asked for once a session. */
export const siteQuery = (client: Client) =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => client.call(getSite, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
