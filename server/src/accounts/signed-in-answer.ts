import type { SignedIn } from '@hearth/domain/contract/identity.ts';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { SESSION_SECONDS, setSessionCookie } from './session-cookie.ts';
import { sessionAnswer } from './sessions.service.ts';
import type { NewSession } from './sign-in.service.ts';

interface Receiver {
  readonly client?: 'browser' | 'program' | undefined;
  /** How long a browser keeps the cookie; null until it is closed. */
  readonly seconds?: number | null;
}

/** The answer to a sign-in: a cookie for browsers, a token for programs. */
export function signedIn(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  { token, session }: NewSession,
  { client = 'browser', seconds = SESSION_SECONDS }: Receiver = {},
): SignedIn {
  if (client === 'program') return { ...sessionAnswer(session), token };
  setSessionCookie(reply, config, token, seconds);
  return { ...sessionAnswer(session), token: null };
}
