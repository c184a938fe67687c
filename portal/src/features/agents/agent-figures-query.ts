import { type Agent, getAgentFigures } from '@hearth/domain/contract/agent.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ServedAnswers, servedFirst } from '../../shared/app/served-answers.ts';

/** Figures of the homes of an agent; those that the server wrote into the page come first. */
export function agentFiguresQuery(client: Client, answers: ServedAnswers, agent: Agent) {
  const request = { params: { agentId: agent.url.split('/').at(-1) ?? agent.agentId } };
  return queryOptions({
    queryKey: ['agent figures', agent.agentId],
    queryFn: ({ signal }) => client.call(getAgentFigures, { ...request, signal }),
    ...servedFirst(() => answers.of(getAgentFigures, request)),
  });
}
