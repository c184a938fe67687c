import { randomUUID } from 'node:crypto';
import { requestSavedSearch } from '@hearth/domain/contract/pending-search.ts';
import type { FastifyRequest } from 'fastify';
import { createSavedSearchLimits } from '../accounts/saved-search-limits.service.ts';
import { captchaOf, captchaPort, spendCaptcha } from '../captcha/captcha.service.ts';
import { AppError } from '../http/errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { limitByKey, shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { linkPart, pressButton, serveAskingPage } from '../legal/asking-page.ts';
import { paragraph } from '../legal/plain-page.ts';
import { confirmationWords } from './confirmation-words.ts';
import {
  askToSave,
  confirmationPath,
  type PendingSearch,
  saveConfirmed,
  searchOfLink,
} from './pending-searches.service.ts';

/** 12 of 600 a minute, as for inquiries. */
const SHARE_OF_ADDRESS = 0.02;
/** 60 of 6,000 a minute from all pages of one embed key. */
const SHARE_OF_KEY = 0.01;

/** Searches that visitors of any page save by mail, without an account. */
export const pendingSearchRoutes: Resource = (app, dependencies) => {
  const { config, clock } = dependencies;
  const db = dependencies.db.kysely;
  const captcha = captchaPort(dependencies);
  const limits = createSavedSearchLimits({ db, clock });
  const perKey = shareOf(config.embedRequestsPerMinute, SHARE_OF_KEY);
  const countForKey = limitByKey(app, () => perKey);
  route(
    app,
    requestSavedSearch,
    async ({ body }, request, reply) => {
      const { visit, ip } = request;
      const given = captchaOf(request);
      if (!(await spendCaptcha({ captcha, db: dependencies.db }, 'saved-search', given, randomUUID())))
        throw new AppError('captcha_failed');
      // Keys are public: without a captcha, an attacker would exhaust a partner's limit for free.
      await countForKey(request, reply);
      await askToSave(dependencies, { body, visit, ip, limits });
      return { done: true } as const;
    },
    { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE_OF_ADDRESS) },
  );

  const found = (request: FastifyRequest) =>
    searchOfLink(
      db,
      { id: linkPart(request, 'request'), signature: linkPart(request, 'signature') },
      clock(),
    );
  return serveAskingPage(app, config, {
    path: confirmationPath,
    async ask(request) {
      const pending = await found(request);
      return pending ? question(request, pending) : notOurs;
    },
    async act(request) {
      const pending = await found(request);
      if (pending === undefined) return notOurs;
      try {
        const saved = await saveConfirmed(dependencies, pending, clock());
        return saved ? done(pending, `${config.publicUrl}/saved-search/${saved.id}`) : disabled(pending);
      } catch (error) {
        if (error instanceof AppError && error.validationErrors)
          return refused(pending, error.validationErrors);
        throw error;
      }
    },
  });
};

const question = (request: FastifyRequest, { name, email, cadence, language }: PendingSearch) => {
  const words = confirmationWords[language];
  return {
    ...{ title: words.title, language },
    content: [
      paragraph(`“${name}”`),
      paragraph(words.question(email, cadence)),
      pressButton(request, words.save),
    ],
  };
};

const done = ({ name, email, language }: PendingSearch, url: string) => {
  const words = confirmationWords[language];
  return {
    ...{ title: words.saved, language },
    content: [
      paragraph(words.mails(email, name)),
      `<p>${words.change} <a href="${escapeHtml(url)}">${words.open}</a>.</p>`,
    ],
  };
};

const notOurs = {
  title: 'This link doesn’t work anymore',
  content: [
    paragraph(
      'You already used it, or it’s older than 7 days. To save another search, start again on the page where you searched.',
    ),
  ],
  status: 404,
};

const disabled = ({ language }: PendingSearch) => ({
  ...{ title: confirmationWords[language].notSaved, language, status: 403 },
  content: [paragraph(confirmationWords[language].disabled)],
});

const refused = ({ language }: PendingSearch, problems: readonly { readonly message: string }[]) => ({
  ...{ title: confirmationWords[language].notSaved, language, status: 400 },
  content: problems.map(({ message }) => paragraph(message)),
});
