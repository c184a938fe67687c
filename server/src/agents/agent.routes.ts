import { getAgent, getAgentReviews, getDefaultAgent } from '@hearth/domain/contract/agent.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import type { FastifyReply } from 'fastify';
import { AppError } from '../http/errors.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { brokerageOf } from '../site/brokerage.ts';
import { type AgentSource, findAgent, findDefaultAgent, findReviews } from './public-agent.queries.ts';
import { publicAgent } from './public-agent.ts';

/** Agents of the edition as the public may know them. */
export const agentRoutes: Resource = (app, { db: { kysely }, config }) => {
  const edition = editionOf(config.productName);
  const named = async (name: string): Promise<AgentSource> =>
    orNotFound(await findAgent(kysely, edition.id, name, bioName({ firstname: name, lastname: '' })));
  const shown = async (agent: AgentSource) => publicAgent(agent, await brokerageOf(kysely, edition, config));

  route(app, getDefaultAgent, async (_input, _request, reply) => {
    const agent = orNotFound(await findDefaultAgent(kysely, edition.id));
    return briefly(reply, await shown(agent));
  });
  route(app, getAgent, async ({ params }, _request, reply) =>
    briefly(reply, await shown(await named(params.agentId))),
  );
  route(app, getAgentReviews, async ({ query }, _request, reply) => {
    const agent = await named(query.agentId);
    const page = { limit: query.limit, offset: (query.page - 1) * query.limit };
    const reviews = await findReviews(kysely, agent, page);
    const hits = reviews.map((review) => ({ ...review, createdat: review.createdat.toISOString() }));
    return briefly(reply, { hits, total: agent.reviewCount });
  });
};

function orNotFound(agent: AgentSource | undefined): AgentSource {
  if (agent === undefined) throw new AppError('agent_not_found');
  return agent;
}

/** A page with several widgets asks once; an edited bio shows within a minute. */
function briefly<T>(reply: FastifyReply, answer: T): T {
  reply.header('cache-control', 'public, max-age=60');
  return answer;
}
