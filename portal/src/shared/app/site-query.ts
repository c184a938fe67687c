import { getSite } from '@hearth/domain/contract/site.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** Updates of sources change the dates of disclaimers; everything else stays as long as the server runs. */
const STALE_MS = 5 * 60_000;

/** Facts about the server: the calculator's figures and the disclaimers of its sources among it. */
export const siteQuery = (client: Client) =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => client.call(getSite, { signal }),
    staleTime: STALE_MS,
  });
