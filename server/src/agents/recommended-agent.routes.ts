import { getRecommendedLink } from '@hearth/domain/contract/agent.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { AppError } from '../http/errors.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { sendPageHeaders } from '../http/security-headers.ts';
import { paragraph, plainPage, plainPagePolicy } from '../legal/plain-page.ts';
import { findPublicAgent } from './agent.service.ts';
import { agentPath } from './public-agent.ts';
import { rememberRecommendation } from './recommended-agent.service.ts';
import { readRecommendation, recommend, recommendedPath } from './recommended-link.ts';

/** Links by which agents invite clients: an agent asks for one, and it leads visitors to the agent's page. */
export const recommendedAgentRoutes: Resource = async (app, { db: { kysely }, config, clock }) => {
  const edition = editionOf(config.productName).id;
  const publicAgent = (name: string) => findPublicAgent(kysely, edition, name);

  await serveToPortal(app, config, (scope) =>
    route(scope, getRecommendedLink, async ({ visit: { actor, now } }) => {
      const agent = actor.role === 'agent' && (await publicAgent(actor.agentId));
      if (!agent) throw new AppError('agent_not_found');
      const { path, until } = await recommend(kysely, agent.agentId, now);
      return { url: config.publicUrl + path, until: until.toISOString() };
    }),
  );

  app.get<{ Params: { token: string } }>(
    `${recommendedPath}/:token`,
    { schema: { hide: true } },
    async ({ params: { token } }, reply) => {
      reply.header('cache-control', 'no-store');
      const link = await readRecommendation(kysely, token);
      const agent = link && (await publicAgent(link.agentId));
      if (!link || !agent)
        return sendPageHeaders(reply, plainPagePolicy)
          .code(404)
          .type('text/html; charset=utf-8')
          .send(
            plainPage(
              {
                title: 'This link is not valid',
                content: paragraph('Open the complete link, or choose an agent in our directory.'),
              },
              config,
            ),
          );
      const now = clock();
      const isOpen = link.until > now;
      if (isOpen) rememberRecommendation(reply, config, { token, until: link.until, now });
      return reply.redirect(`${agentPath(agent)}?invitation=${isOpen ? 'open' : 'expired'}`);
    },
  );
};
