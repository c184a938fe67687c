import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { sendPageHeaders } from '../http/security-headers.ts';
import { paragraph, plainPage, plainPagePolicy } from '../legal/plain-page.ts';
import { addressOfLink, withdrawConsent } from './consent.service.ts';
import { withdrawalPath } from './withdrawal-link.ts';

/** 60 of 600 a minute: a person opens one link. */
const SHARE = 0.1;

/**
 * The page of the link in a confirmation. It asks first: programs that check the links of mails open them, and must not withdraw
 * anything. The signature is the authority, so nobody needs an account.
 */
export const withdrawalRoutes: Resource = async (app, { db, config, clock, mails }) => {
  const most = shareOf(config.requestsPerMinute, SHARE);
  const options = {
    schema: { hide: true },
    ...(most > 0 && { config: { rateLimit: { max: most, allowList: [] } } }),
  };
  const page = (reply: FastifyReply, title: string, content: readonly string[]) =>
    sendPageHeaders(reply, plainPagePolicy)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(plainPage({ title, content: content.join('\n      ') }, config));
  const notOurs = (reply: FastifyReply) =>
    page(reply.code(404), 'This link is not valid', [
      paragraph(
        'Open the complete link from your confirmation email. If your request was already deleted, you do not need to do anything.',
      ),
    ]);

  await app.register(async (scope) => {
    // The form has no fields: everything is in its address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    scope.get(withdrawalPath, options, async (request, reply) => {
      const email = await addressOfLink(db.kysely, ...partsOf(request));
      return email === undefined
        ? notOurs(reply)
        : page(reply, 'Withdraw your consent', question(request, email));
    });
    scope.post(withdrawalPath, options, async (request, reply) => {
      const email = await addressOfLink(db.kysely, ...partsOf(request));
      if (email === undefined) return notOurs(reply);
      await withdrawConsent({ db: db.kysely, mails, clock }, email);
      return page(reply, 'Your consent is withdrawn', [
        paragraph(`We told all agents who received a request from ${email} not to contact you again.`),
      ]);
    });
  });
};

const question = (request: FastifyRequest, email: string): readonly string[] => [
  paragraph(
    `You agreed that we may contact ${email} by phone, email or text message. If you withdraw this consent, we will tell all agents who received your requests not to contact you again.`,
  ),
  `<form method="post" action="${escapeHtml(request.url)}"><button type="submit">Withdraw my consent</button></form>`,
];

function partsOf({ query }: FastifyRequest): [inquiry: string, signature: string] {
  const { inquiry, signature } = query as Record<string, unknown>;
  return [String(inquiry ?? ''), String(signature ?? '')];
}
