import { editionOf } from '@hearth/domain/edition/editions.ts';
import { wallClock } from '@hearth/domain/edition/local-moment.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { sendPageHeaders } from '../http/security-headers.ts';
import { paragraph, plainPage, plainPagePolicy } from '../legal/plain-page.ts';
import { type ConsentOfLink, consentOfLink, withdrawConsent } from './consent.service.ts';
import { momentText } from './moment-text.ts';
import { withdrawalPath } from './withdrawal-link.ts';

/** 60 of 600 a minute: a person opens one link. */
const SHARE = 0.1;

/**
 * The page of the link in a confirmation. It asks first: programs that check the links of mails open them, and must not withdraw
 * anything. The signature is the authority, so no account is needed.
 */
export const withdrawalRoutes: Resource = async (app, { db, config, clock, mails }) => {
  const most = shareOf(config.requestsPerMinute, SHARE);
  const options = {
    schema: { hide: true },
    ...(most > 0 && { config: { rateLimit: { max: most, allowList: [] } } }),
  };
  const { timeZone } = editionOf(config.productName);
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

  const done = (reply: FastifyReply, consent: ConsentOfLink, at: Date) =>
    page(
      reply,
      'Your consent is withdrawn',
      confirmation(consent, momentText(wallClock(at, timeZone), timeZone)),
    );

  await app.register(async (scope) => {
    // The form has no fields: everything is in its address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    scope.get(withdrawalPath, options, async (request, reply) => {
      const consent = await consentOfLink(db.kysely, ...partsOf(request));
      if (consent === undefined) return notOurs(reply);
      return consent.withdrawnAt === null
        ? page(reply, 'Withdraw your consent', question(request, consent))
        : done(reply, consent, consent.withdrawnAt);
    });
    scope.post(withdrawalPath, options, async (request, reply) => {
      const consent = await consentOfLink(db.kysely, ...partsOf(request));
      if (consent === undefined) return notOurs(reply);
      if (consent.withdrawnAt !== null) return done(reply, consent, consent.withdrawnAt);
      const now = clock();
      await withdrawConsent({ db: db.kysely, mails, clock: () => now }, consent.email);
      return done(reply, consent, now);
    });
  });
};

const question = (request: FastifyRequest, { email, texts }: ConsentOfLink): readonly string[] => [
  paragraph(`With your requests from ${email} you agreed to this:`),
  quoted(texts),
  paragraph(
    `If you withdraw ${consents(texts)}, we will tell all agents who received your requests not to contact you again.`,
  ),
  `<form method="post" action="${escapeHtml(request.url)}"><button type="submit">Withdraw my consent</button></form>`,
];

const confirmation = ({ email, texts }: ConsentOfLink, moment: string): readonly string[] => [
  paragraph(`On ${moment} you withdrew ${consents(texts)} for ${email}:`),
  quoted(texts),
  paragraph('We told all agents who received your requests not to contact you again.'),
];

const consents = (texts: readonly string[]): string => (texts.length > 1 ? 'these consents' : 'this consent');

/** The words that the visitor agreed to, as the form showed them. */
const quoted = (texts: readonly string[]): string =>
  texts.map((text) => `<blockquote>${paragraph(text)}</blockquote>`).join('\n      ');

function partsOf({ query }: FastifyRequest): [inquiry: string, signature: string] {
  const { inquiry, signature } = query as Record<string, unknown>;
  return [String(inquiry ?? ''), String(signature ?? '')];
}
