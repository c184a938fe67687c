import { editionOf } from '@hearth/domain/edition/editions.ts';
import { wallClock } from '@hearth/domain/edition/local-moment.ts';
import type { FastifyRequest } from 'fastify';
import type { Resource } from '../http/resource.ts';
import { linkPart, pressButton, serveAskingPage } from '../legal/asking-page.ts';
import { paragraph } from '../legal/plain-page.ts';
import { type ConsentOfLink, consentOfLink, withdrawConsent } from './consent.service.ts';
import { momentText } from './moment-text.ts';
import { withdrawalPath } from './withdrawal-link.ts';

/** The page of the link in a confirmation, by which its sender withdraws consent. */
export const withdrawalRoutes: Resource = (app, { db, config, clock, mails, webhooks }) => {
  const { timeZone } = editionOf(config.productName);
  const found = (request: FastifyRequest) =>
    consentOfLink(db.kysely, linkPart(request, 'inquiry'), linkPart(request, 'signature'));
  const done = (consent: ConsentOfLink, at: Date) => ({
    title: 'Your consent is withdrawn',
    content: confirmation(consent, momentText(wallClock(at, timeZone), timeZone)),
  });
  return serveAskingPage(app, config, {
    path: withdrawalPath,
    async ask(request) {
      const consent = await found(request);
      if (consent === undefined) return notOurs;
      return consent.withdrawnAt === null
        ? { title: 'Withdraw your consent', content: question(request, consent) }
        : done(consent, consent.withdrawnAt);
    },
    async act(request) {
      const consent = await found(request);
      if (consent === undefined) return notOurs;
      if (consent.withdrawnAt !== null) return done(consent, consent.withdrawnAt);
      const now = clock();
      await withdrawConsent({ db: db.kysely, mails, webhooks, clock: () => now }, consent.email);
      return done(consent, now);
    },
  });
};

const notOurs = {
  title: 'This link is not valid',
  content: [
    paragraph(
      'Open the complete link from your confirmation email. If your request was already deleted, you do not need to do anything.',
    ),
  ],
  status: 404,
};

const question = (request: FastifyRequest, { email, texts }: ConsentOfLink): readonly string[] => [
  paragraph(`With your requests from ${email} you agreed to this:`),
  quoted(texts),
  paragraph(
    `If you withdraw ${consents(texts)}, we will tell all agents who received your requests not to contact you again.`,
  ),
  pressButton(request, 'Withdraw my consent'),
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
