import { type AgentList, listAgents } from '@hearth/domain/contract/agent.ts';
import { type DirectoryAddress, directoryQuery } from '@hearth/domain/page/agents-page.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ServedAnswers, servedFirst } from '../app/served-answers.ts';

/** Agents of the directory that a page asks for; the first page brings its own along. */
export function agentsQuery(client: Client, answers: ServedAnswers, address: DirectoryAddress) {
  const query = directoryQuery(address);
  return queryOptions<AgentList>({
    queryKey: ['agents', query],
    queryFn: ({ signal }) => client.call(listAgents, { query, signal }),
    ...servedFirst(() => answers.of(listAgents, { query })),
  });
}
