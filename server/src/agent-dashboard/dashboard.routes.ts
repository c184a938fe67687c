import { getAgentActivity } from '@hearth/domain/contract/agent-activity.ts';
import { getAgentDashboard } from '@hearth/domain/contract/agent-dashboard.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { agentActivity } from './activity.service.ts';
import { agentDashboard } from './dashboard.service.ts';

/** The first page of the agent area. */
export const dashboardRoutes: Resource = (app, { config, db: { kysely } }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, getAgentActivity, ({ query, visit }) => agentActivity(kysely, query, visit));
    route(scope, getAgentDashboard, ({ visit }) => agentDashboard(kysely, config, visit));
  });
