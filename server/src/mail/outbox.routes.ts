import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Resource } from '../http/resource.ts';
import { newestMails, readMail } from './mail.queries.ts';
import type { MailContent, StoredMail } from './mail.ts';
import { mailPage, outboxPage, outboxPolicy } from './outbox-page.ts';

const MOST_MAILS = 200;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The mail's own HTML: nothing is loaded, nothing runs, nothing is sent. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Whether this server shows its outbox: mails hold what visitors wrote, so only where everything is on one machine. */
export const hasOutbox = ({ smtp, publicUrl }: Pick<Config, 'smtp' | 'publicUrl'>): boolean =>
  smtp === null && isLocalName(new URL(publicUrl).hostname);

/**
 * What mails would say, for whoever tries Hearth on their own machine. It is there only where no SMTP is configured, this
 * server's address is one of this machine, and so is whoever asks: mails hold what visitors wrote.
 */
export const outboxRoutes: Resource = (app, { db, config }) => {
  if (!hasOutbox(config)) return;
  page(app, '/outbox', async (_request, reply) => {
    const { subjectOf } = await renderer();
    const mails = await newestMails(db.kysely, MOST_MAILS);
    const listed = mails.map((mail) => ({ mail, subject: subjectOf(mail) }));
    return html(reply, outboxPolicy, outboxPage(listed));
  });
  const one = async (request: FastifyRequest): Promise<[StoredMail, MailContent] | undefined> => {
    const { id } = request.params as { id: string };
    const mail = UUID.test(id) ? await readMail(db.kysely, id) : undefined;
    return mail && [mail, await (await renderer()).contentOf(mail)];
  };
  page(app, '/outbox/:id', async (request, reply) => {
    const shown = await one(request);
    return shown ? html(reply, outboxPolicy, mailPage(...shown)) : reply.callNotFound();
  });
  page(app, '/outbox/:id/html', async (request, reply) => {
    const shown = await one(request);
    return shown ? html(reply, mailPolicy, shown[1].html) : reply.callNotFound();
  });
};

/** Loads React, so only once a page needs it. */
const renderer = () => import('./render-mail.ts');

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function page(app: FastifyInstance, path: string, handler: Handler): void {
  app.get(path, { schema: { hide: true } }, async (request, reply) =>
    isOfThisMachine(request) ? handler(request, reply) : reply.callNotFound(),
  );
}

const html = (reply: FastifyReply, policy: string, text: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(text);

/**
 * Straight from this machine: a proxy in front speaks from here for everybody, and a name that somebody else points to this
 * machine is one through which their page would read.
 */
const isOfThisMachine = (request: FastifyRequest): boolean =>
  isLocalName(request.socket.remoteAddress ?? '') &&
  isLocalName(request.hostname) &&
  request.raw.httpVersion !== PLAIN_PROXY_HTTP &&
  !proxyHeaders.some((name) => request.headers[name] !== undefined);

/** What nginx speaks unless it is told otherwise, with this server's own name and without the headers below; no browser does. */
const PLAIN_PROXY_HTTP = '1.0';

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

function isLocalName(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  if (bare === 'localhost' || bare === '::1') return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
}
