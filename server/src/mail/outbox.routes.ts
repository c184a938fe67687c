import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfThisMachine } from '../http/is-of-this-machine.ts';
import type { Resource } from '../http/resource.ts';
import { mailHeaders, privatePage } from './mail-headers.ts';
import { hasOutbox, mailInOutbox, mailsInOutbox } from './outbox.service.ts';
import { mailPage, outboxPage, outboxPolicy } from './outbox-page.ts';

/**
 * Shows unsent mails to a person who tries Hearth on their own machine. It is served only where no SMTP is configured, the
 * server's public address is local and the request comes from this machine: mails contain what visitors wrote.
 */
export const outboxRoutes: Resource = (app, { db, config, clock }) => {
  if (!hasOutbox(config)) return;
  page(app, '/outbox', async (_request, reply) =>
    html(reply, privatePage(outboxPolicy), outboxPage(await mailsInOutbox(db.kysely))),
  );
  const one = (request: FastifyRequest) =>
    mailInOutbox({ db, config, clock }, (request.params as { id: string }).id);
  page(app, '/outbox/:id', async (request, reply) => {
    const shown = await one(request);
    return shown ? html(reply, privatePage(outboxPolicy), mailPage(...shown)) : reply.callNotFound();
  });
  page(app, '/outbox/:id/html', async (request, reply) => {
    const shown = await one(request);
    return shown ? html(reply, mailHeaders(config), shown[1].html) : reply.callNotFound();
  });
};

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function page(app: FastifyInstance, path: string, handler: Handler): void {
  app.get(path, { schema: { hide: true } }, async (request, reply) =>
    isOfThisMachine(request) ? handler(request, reply) : reply.callNotFound(),
  );
}

const html = (reply: FastifyReply, headers: Readonly<Record<string, string>>, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers(headers).send(text);
