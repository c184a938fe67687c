import * as notification from '@hearth/domain/contract/notification.ts';
import type { FastifyReply } from 'fastify';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { emailHistoryOf, inboxCounts, inboxOf, mailAsHtml, openMail, readAll } from './inbox.service.ts';
import { mailHeaders } from './mail-headers.ts';

const done = { done: true } as const;

/** The mails to people. Pages of other sites, which ask with an embed key, have no part in them. */
export const inboxRoutes: Resource = (app, { config, clock, db }) =>
  serveToPortal(app, config, (scope) => {
    const { kysely } = db;
    const options = { db, config, clock };
    const asPage = (reply: FastifyReply, html: string): string => {
      reply
        .type('text/html; charset=utf-8')
        .headers(mailHeaders(config, 'allow-popups', 'allow-popups-to-escape-sandbox'));
      return html;
    };
    route(scope, notification.getNotifications, ({ query, visit }) => inboxOf(kysely, query, visit));
    route(scope, notification.countNotifications, ({ visit }) => inboxCounts(kysely, visit));
    route(scope, notification.getNotification, async ({ params, visit }, _request, reply) =>
      asPage(reply, await mailAsHtml(options, params.id, visit)),
    );
    route(scope, notification.openNotification, async ({ params, visit }) => {
      await openMail(kysely, params.id, visit);
      return done;
    });
    route(scope, notification.openAllNotifications, async ({ visit }) => {
      await readAll(kysely, visit);
      return done;
    });
    route(scope, notification.getEmailHistory, ({ query, visit }) => emailHistoryOf(kysely, query, visit));
    route(scope, notification.getSentMail, async ({ params, visit }, _request, reply) =>
      asPage(reply, await mailAsHtml(options, params.id, visit)),
    );
  });
