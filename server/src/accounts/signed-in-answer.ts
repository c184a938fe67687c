import type { SignedIn } from '@hearth/domain/contract/identity.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markDevice } from './device-cookie.ts';
import { endSession } from './end-sessions.service.ts';
import type { Identity } from './identity.ts';
import { SESSION_SECONDS, setSessionCookie } from './session-cookie.ts';
import type { SessionRow } from './sessions.queries.ts';
import { type Sessions, sessionAnswer } from './sessions.service.ts';
import type { NewSession } from './sign-in.service.ts';

interface Receiver {
  readonly client?: 'browser' | 'program' | undefined;
  /** How long a browser keeps the cookie; null until it is closed. */
  readonly seconds?: number | null;
}

/** Gives a new session to who asked for it. @returns the answer to a sign-in: a cookie for browsers, a token for programs */
export type Enter = (
  made: NewSession,
  request: FastifyRequest,
  reply: FastifyReply,
  receiver?: Receiver,
) => Promise<SignedIn>;

/** Marks the browser of a new session. An address that was never proven may be another person's: its browsers get no mark. */
export async function markBrowser(
  { config, secret }: Identity,
  { session, owner }: Pick<NewSession, 'owner'> & { readonly session: Pick<SessionRow, 'emailVerified'> },
  reply: FastifyReply,
): Promise<void> {
  if (session.emailVerified) markDevice(reply, config, await secret(), owner);
}

export function createEnter(identity: Identity, sessions: Sessions): Enter {
  const { config } = identity;
  return async (made, request, reply, { client = 'browser', seconds = SESSION_SECONDS } = {}) => {
    const { token, session } = made;
    if (client === 'program') return { ...sessionAnswer(session), token };
    // The session that this browser had before is of no use any more.
    const former = await sessions.of(request);
    if (former !== null) await endSession(identity, former.personId, former.sessionId);
    setSessionCookie(reply, config, token, seconds);
    await markBrowser(identity, made, reply);
    return { ...sessionAnswer(session), token: null };
  };
}
