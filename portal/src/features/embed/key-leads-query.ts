import { getKeyLeads, type KeyLeads } from '@hearth/domain/contract/webhooks.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The ways of a key's leads, by the signed link of its owner. */
export const keyLeadsQuery = (client: Client, link: string) =>
  queryOptions({
    queryKey: ['key leads', link],
    queryFn: ({ signal }): Promise<KeyLeads> => client.call(getKeyLeads, { params: { link }, signal }),
  });
