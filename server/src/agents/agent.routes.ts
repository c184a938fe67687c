import {
  getAgent,
  getAgentCover,
  getAgentFigures,
  getAgentReviews,
  getDefaultAgent,
  getInterviewer,
  getLatestReviews,
  listAgents,
  listOffices,
} from '@hearth/domain/contract/agent.ts';
import type { FastifyReply } from 'fastify';
import { shareAmongGuests } from '../http/private-answers.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { createAgentService } from './agent.service.ts';
import { recommendationToken, recommendedAgent } from './recommended-agent.service.ts';

/** Agents of the edition as the public may know them. */
export const agentRoutes: Resource = (app, dependencies) => {
  const agents = createAgentService(dependencies);
  route(app, listAgents, async ({ query }, _request, reply) => briefly(reply, await agents.list(query)));
  route(app, listOffices, async (_input, _request, reply) =>
    briefly(reply, { offices: await agents.offices() }),
  );
  route(app, getDefaultAgent, async (_input, request, reply) => {
    const { viewer, edition, now } = request.visit;
    const token = recommendationToken(request);
    const recommended = await recommendedAgent(dependencies.db.kysely, edition, token, now);
    shareAmongGuests(reply, 60);
    return agents.ownAgent(viewer, recommended);
  });
  route(app, getInterviewer, async (_input, _request, reply) => briefly(reply, await agents.interviewer()));
  route(app, getAgent, async ({ params }, _request, reply) => {
    // Agents change their pages themselves, and see it at once; another request for the same page is answered by its tag.
    reply.header('cache-control', 'public, no-cache');
    return agents.agentNamed(params.agentId);
  });
  route(app, getAgentCover, async ({ params }) => ({ coverUrl: await agents.coverOf(params.agentId) }));
  route(app, getAgentFigures, async ({ params }, request, reply) =>
    briefly(reply, await agents.figuresOf(params.agentId, request.visit)),
  );
  route(app, getAgentReviews, async ({ query }, _request, reply) =>
    briefly(reply, await agents.reviewsOf(query.agentId, query)),
  );
  route(app, getLatestReviews, async (_input, _request, reply) =>
    briefly(reply, { hits: await agents.latestReviews() }),
  );
};

/** A page with several widgets asks once. */
function briefly<T>(reply: FastifyReply, answer: T): T {
  reply.header('cache-control', 'public, max-age=60');
  return answer;
}
