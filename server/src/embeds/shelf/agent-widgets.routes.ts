import { getAgentWidgets } from '@hearth/domain/contract/agent-dashboard.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import type { Resource } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { agentWidgets } from './agent-widgets.service.ts';

/** Pages that show the widgets of agents. */
export const agentWidgetRoutes: Resource = (app, { db, config }) =>
  serveToPortal(app, config, (scope) =>
    route(scope, getAgentWidgets, ({ query: { days = '30' }, visit }) =>
      agentWidgets(db.kysely, visit, days),
    ),
  );
