import { getDefaultAgent } from '@hearth/domain/contract/agent.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';

/** The visitor's own agent, who answers what names no other, and why it is this one. A log-in requests it again. */
export const ownAgentQuery = (client: Client) =>
  queryOptions({
    queryKey: ['own agent'],
    queryFn: ({ signal }) => client.call(getDefaultAgent, { signal }),
    staleTime: 300_000,
    retry: false,
  });
