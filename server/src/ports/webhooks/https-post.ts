import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isLocalName } from '../../http/is-local-name.ts';
import { isPublicAddress, publicLookup, requirePublicHost } from '../public-internet.ts';

/** For connection, request and the whole answer. */
const TIMEOUT_MS = 15_000;

/** Answers are read to learn that they are whole; nothing of longer ones matters. */
const MAX_BYTES = 65_536;

export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookAnswer {
  readonly status: number;
  /** Seconds by the header Retry-After; null without one. */
  readonly retryAfter: number | null;
}

/**
 * Posts a body to an address of others, and reads the status alone. Redirects are answers like others.
 * @throws Error in words for people where no whole answer came
 */
export type PostWebhook = (post: WebhookPost) => Promise<WebhookAnswer>;

interface Options {
  /** Set where the server itself is of this machine: addresses of this machine are open then, also without TLS. */
  readonly isLocal: boolean;
  readonly timeoutMs?: number;
}

/** Posts by https to public addresses alone: names are checked when they are resolved for the connection. */
export function createHttpsPost({ isLocal, timeoutMs = TIMEOUT_MS }: Options): PostWebhook {
  const isOpen = (address: string) => isPublicAddress(address) || (isLocal && isLocalName(address));
  const lookup = publicLookup(isOpen);
  return async ({ url, headers, body }) => {
    const address = new URL(url);
    const isPlain = isLocal && address.protocol === 'http:';
    if (!isPlain && address.protocol !== 'https:')
      throw new Error('the address does not begin with https://');
    requirePublicHost(address, isOpen);
    const signal = AbortSignal.timeout(timeoutMs);
    const send = isPlain ? requestPlain : requestSecure;
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        // Opens a new connection: one that others opened was not checked.
        const options = { method: 'POST', lookup, signal, headers, agent: false };
        send(address, options, resolve).on('error', reject).end(body);
      });
      return await answerOf(answer);
    } catch (error) {
      throw new Error(signal.aborted ? `no whole answer in ${timeoutMs / 1000} s` : inWords(error), {
        cause: error,
      });
    }
  };
}

/** Failures of the network that people meet; others have words already. */
const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no server has this address; check its spelling',
  EAI_AGAIN: 'the address could not be looked up',
  ECONNREFUSED: 'the server refused the connection',
  ECONNRESET: 'the server closed the connection',
};

const inWords = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return failures[code] ?? message;
};

async function answerOf(answer: IncomingMessage): Promise<WebhookAnswer> {
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) break;
  }
  const seconds = Number(answer.headers['retry-after']);
  return { status: answer.statusCode ?? 0, retryAfter: seconds > 0 ? seconds : null };
}
