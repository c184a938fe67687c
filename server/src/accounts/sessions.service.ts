import type { SessionAnswer } from '@hearth/domain/contract/identity.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { loginStatusOf } from '@hearth/domain/people/login-status.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { tokenHash } from '../db/token-hash.ts';
import { AppError } from '../http/errors.ts';
import { type ReadWithSession, type ViewerOf, viewerOfPerson } from '../http/visit.ts';
import {
  cookieToken,
  LONGEST_SESSION_SECONDS,
  SESSION_SECONDS,
  sessionCookieName,
  setSessionCookie,
} from './session-cookie.ts';
import { prolongSession, type SessionReads, type SessionRow, sessionReader } from './sessions.queries.ts';

/** Reads who sends a request. Nothing about a session is cached beyond its request: one that ended is refused at once. */
export interface Sessions {
  /** The session of a request; null for guests. */
  of(request: FastifyRequest): Promise<SessionRow | null>;
  /** @throws AppError sign_in_required where there is none */
  require(request: FastifyRequest): Promise<SessionRow>;
  /** Reads the session each time, also where the request had one before its body came. */
  readonly viewerOf: ViewerOf;
  /** Values read with the session of a request; undefined without a session. */
  readWith(request: FastifyRequest): Partial<ReadWithSession> | undefined;
  /** Returns whether a browser sent the cookie of a session, ended or not. */
  hasCookie(request: FastifyRequest): boolean;
  /** Lets a session that is in use live on, and its cookie with it. */
  prolong(reply: FastifyReply, session: SessionRow): Promise<void>;
}

interface SessionOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: () => Date;
  /** Values of other resources that are read with each session. */
  readonly reads: SessionReads;
}

export function createSessions({ db, config, clock, reads }: SessionOptions): Sessions {
  const name = sessionCookieName(config);
  const readSession = sessionReader(db, reads);
  const known = new WeakMap<FastifyRequest, Promise<SessionRow | null>>();
  const besides = new WeakMap<FastifyRequest, Partial<ReadWithSession>>();
  const read = async (request: FastifyRequest): Promise<SessionRow | null> => {
    const token = tokenOf(request, name);
    if (token === null) return null;
    const { session, readWith } = await readSession(tokenHash(token.text), clock());
    besides.set(request, readWith);
    // A program that names a token is told that it ended; a browser goes on as a guest.
    if (session === null && token.isBearer) throw new AppError('sign_in_required');
    return session;
  };
  const readAnew = (request: FastifyRequest): Promise<SessionRow | null> => {
    const session = read(request);
    known.set(request, session);
    return session;
  };
  const of = (request: FastifyRequest): Promise<SessionRow | null> => known.get(request) ?? readAnew(request);
  return {
    of,
    async require(request) {
      const session = await of(request);
      if (session === null) throw new AppError('sign_in_required');
      return session;
    },
    viewerOf: async (request) => viewerOfPerson(await readAnew(request)),
    readWith: (request) => besides.get(request),
    hasCookie: (request) => cookieToken(request, name) !== null,
    async prolong(reply, session) {
      const now = clock();
      const isOfOneDay = session.expiresAt.getTime() - session.updatedAt.getTime() <= DAY_MS;
      if (isOfOneDay || now.getTime() - session.updatedAt.getTime() < DAY_MS) return;
      const token = cookieToken(reply.request, name);
      const end = endOfSession(session, now);
      await prolongSession(db.kysely, session.sessionId, now, end);
      const seconds = Math.max(0, Math.round((end.getTime() - now.getTime()) / 1000));
      if (token !== null) setSessionCookie(reply, config, token, seconds);
    },
  };
}

/** Until when a session lasts that is used now. */
const endOfSession = ({ createdAt }: SessionRow, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + SESSION_SECONDS * 1000, createdAt.getTime() + LONGEST_SESSION_SECONDS * 1000),
  );

const BEARER = /^bearer +([\w-]{20,200})$/i;

/** Pages of partners have no sessions: requests with an embed key are always those of a guest. */
function tokenOf(
  request: FastifyRequest,
  name: string,
): { readonly text: string; readonly isBearer: boolean } | null {
  if (request.embed !== null) return null;
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, text] = BEARER.exec(authorization) ?? [];
    return text === undefined ? null : { text, isBearer: true };
  }
  const text = cookieToken(request, name);
  return text === null ? null : { text, isBearer: false };
}

/** The token of a request that has a session. */
export const sessionToken = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string =>
  tokenOf(request, sessionCookieName(config))?.text ?? '';

/** The signed-in person in short. */
export function sessionAnswer(session: SessionRow | null): SessionAnswer {
  if (session === null) return { person: null };
  const { username, role, accountType, isAdmin, email, firstname, lastname, picture } = session;
  const loginStatus = loginStatusOf(session);
  return {
    person: { username, role, loginStatus, accountType, isAdmin, email, firstname, lastname, picture },
  };
}
