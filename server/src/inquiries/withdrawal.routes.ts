import { editionOf } from '@hearth/domain/edition/editions.ts';
import { wallClock } from '@hearth/domain/edition/local-moment.ts';
import type { FastifyRequest } from 'fastify';
import type { Resource } from '../http/resource.ts';
import { linkPart, pressButton, serveAskingPage } from '../legal/asking-page.ts';
import { paragraph } from '../legal/plain-page.ts';
import { type ConsentOfLink, consentOfLink, withdrawConsent } from './consent.service.ts';
import { linkedPageWords } from './linked-page-words.ts';
import { momentText } from './moment-text.ts';
import { withdrawalPath } from './withdrawal-link.ts';

/** The page of the link in a confirmation, by which its sender withdraws consent. */
export const withdrawalRoutes: Resource = (app, { db, config, clock, mails, webhooks }) => {
  const { timeZone } = editionOf(config.productName);
  const found = (request: FastifyRequest) =>
    consentOfLink(db.kysely, linkPart(request, 'inquiry'), linkPart(request, 'signature'));
  const done = (consent: ConsentOfLink, at: Date) => ({
    title: linkedPageWords[consent.language].withdrawnTitle,
    content: confirmation(consent, momentText(wallClock(at, timeZone), timeZone, consent.language)),
    language: consent.language,
  });
  return serveAskingPage(app, config, {
    path: withdrawalPath,
    async ask(request) {
      const consent = await found(request);
      if (consent === undefined) return notOurs;
      if (consent.withdrawnAt !== null) return done(consent, consent.withdrawnAt);
      const { language } = consent;
      const title = linkedPageWords[language].withdrawTitle;
      return { title, content: question(request, consent), language };
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

function question(request: FastifyRequest, { email, texts, language }: ConsentOfLink): readonly string[] {
  const words = linkedPageWords[language];
  return [
    paragraph(words.agreedTo(email)),
    quoted(texts),
    paragraph(words.warning(texts.length > 1)),
    pressButton(request, words.withdraw),
  ];
}

function confirmation({ email, texts, language }: ConsentOfLink, moment: string): readonly string[] {
  const words = linkedPageWords[language];
  return [paragraph(words.withdrew(moment, email, texts.length > 1)), quoted(texts), paragraph(words.told)];
}

/** The words that the visitor agreed to, as the form showed them. */
const quoted = (texts: readonly string[]): string =>
  texts.map((text) => `<blockquote>${paragraph(text)}</blockquote>`).join('\n      ');
