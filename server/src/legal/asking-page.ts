import type { Language } from '@hearth/domain/embed/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { shareOf } from '../http/rate-limit.ts';
import { sendPageHeaders } from '../http/security-headers.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';

/** 60 of 600 a minute: a person opens one link. */
const SHARE = 0.1;

interface AnswerPage {
  readonly title: string;
  /** HTML. */
  readonly content: readonly string[];
  /** 200 by default. */
  readonly status?: number;
  /** English by default. */
  readonly language?: Language;
}

interface AskingPage {
  readonly path: string;
  /** Describes the act, with a `pressButton`. */
  readonly ask: (request: FastifyRequest) => Promise<AnswerPage>;
  /** Acts, and describes the outcome. */
  readonly act: (request: FastifyRequest) => Promise<AnswerPage>;
}

/**
 * Serves the page of a link in a mail. It asks first: programs that check the links of mails open them, and must not do what the link is
 * for. The link is the authority, so no account is needed.
 */
export async function serveAskingPage(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'productName' | 'site' | 'requestsPerMinute'>,
  { path, ask, act }: AskingPage,
): Promise<void> {
  const most = shareOf(config.requestsPerMinute, SHARE);
  const options = {
    schema: { hide: true },
    ...(most > 0 && { config: { rateLimit: { max: most, allowList: [] } } }),
  };
  const send = (reply: FastifyReply, { title, content, status = 200, language = 'en' }: AnswerPage) =>
    sendPageHeaders(reply.code(status), plainPagePolicy)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(plainPage({ title, content: content.join('\n      '), language }, config));
  await app.register(async (scope) => {
    // The form has no fields: everything is in its address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    scope.get(path, options, async (request, reply) => send(reply, await ask(request)));
    scope.post(path, options, async (request, reply) => send(reply, await act(request)));
  });
}

/** The button that acts, at the address of the page. */
export const pressButton = ({ url }: Pick<FastifyRequest, 'url'>, label: string): string =>
  `<form method="post" action="${escapeHtml(url)}"><button type="submit">${escapeHtml(label)}</button></form>`;

/** A parameter of the page's address; empty where it is missing. */
export function linkPart({ query }: Pick<FastifyRequest, 'query'>, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
