import { getKeyConfigs } from '@hearth/domain/contract/embed-config.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The stored settings of a key, by the signed link of its owner. */
export const keyConfigsQuery = (client: Client, link: string) =>
  queryOptions({
    queryKey: ['key configs', link],
    queryFn: ({ signal }) => client.call(getKeyConfigs, { params: { link }, signal }),
  });
