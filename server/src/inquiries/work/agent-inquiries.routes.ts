import * as inquiries from '@hearth/domain/contract/agent-inquiry.ts';
import { attemptOf } from '../../http/attempt.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import type { Resource } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { agentInquiries, agentInquiry, changeInquiry, replyTo } from './agent-inquiries.service.ts';
import { inquiryFile } from './inquiry-file.service.ts';

const done = { done: true } as const;

/** The inquiries that agents answer. */
export const agentInquiryRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    const { kysely } = dependencies.db;
    route(scope, inquiries.getAgentInquiries, ({ query, visit }) => agentInquiries(kysely, query, visit));
    route(scope, inquiries.exportInquiries, async ({ visit }, _request, reply) => {
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="inquiries.csv"');
      return inquiryFile(kysely, visit);
    });
    route(scope, inquiries.getAgentInquiry, ({ params, visit }) => agentInquiry(kysely, params.id, visit));
    route(scope, inquiries.changeAgentInquiry, async ({ params, body, visit }) => {
      await changeInquiry(dependencies, params.id, body, visit);
      return done;
    });
    route(scope, inquiries.replyToInquiry, async ({ params, body, visit }, request) => {
      const attempt = attemptOf(request, { id: params.id, ...body });
      await replyTo(dependencies, { id: params.id, text: body.text, attempt }, visit);
      return done;
    });
  });
