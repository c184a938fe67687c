import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSecure, soleCookie, writeCookie } from '../http/cookies.ts';

/** How long a session lasts without use. */
export const SESSION_SECONDS = 30 * 86_400;
/** How long it lasts at most, however often it is used. */
export const LONGEST_SESSION_SECONDS = 90 * 86_400;

/** Browsers accept a `__Host-` cookie from this host over TLS alone, so that no neighbour can set it. */
export const sessionCookieName = (config: Pick<Config, 'publicUrl'>): string =>
  isSecure(config) ? '__Host-hearth-session' : 'hearth-session';

/** The token of a request's cookie; better-auth appends a signature, which the look-up in the database makes needless. */
export const cookieToken = (request: FastifyRequest, name: string): string | null =>
  /^[\w-]{20,200}/.exec(soleCookie(request, name) ?? '')?.[0] ?? null;

/** @param seconds how long the browser keeps it; null until it is closed */
export function setSessionCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  token: string,
  seconds: number | null,
): void {
  reply.header('cache-control', 'no-store');
  writeCookie(reply, config, { name: sessionCookieName(config), value: token, seconds });
}

export const clearSessionCookie = (reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void =>
  setSessionCookie(reply, config, '', 0);
