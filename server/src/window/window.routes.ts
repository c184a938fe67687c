import { getAgentActs } from '@hearth/domain/contract/agent-window.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { agentActs } from './window.service.ts';

/** The looks and changes of agents, as their clients see them. */
export const windowRoutes: Resource = (app, { config, db: { kysely } }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, getAgentActs, ({ query, visit }) => agentActs(kysely, query, visit));
  });
