import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** How long a session lasts without use. */
export const SESSION_SECONDS = 30 * 86_400;
/** How long it lasts at most, however often it is used. */
export const LONGEST_SESSION_SECONDS = 90 * 86_400;

/** Returns whether cookies go over TLS alone. */
export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https://');

/** Browsers accept a `__Host-` cookie from this host over TLS alone, so that no neighbour can set it. */
export const sessionCookieName = (config: Pick<Config, 'publicUrl'>): string =>
  isSecure(config) ? '__Host-hearth-session' : 'hearth-session';

/** The token of a request's cookie; better-auth appends a signature, which the look-up in the database makes needless. */
export const cookieToken = (request: FastifyRequest, name: string): string | null =>
  /^[\w-]{20,200}/.exec(soleCookie(request, name) ?? '')?.[0] ?? null;

/** The value of a cookie; null where a neighbour of the host may have set a second one: then neither is trusted. */
export function soleCookie(request: FastifyRequest, name: string): string | null {
  const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
  const given = parts
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
  return given.length === 1 ? (given[0] ?? null) : null;
}

/** @param seconds how long the browser keeps it; null until it is closed */
export function setSessionCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  token: string,
  seconds: number | null,
): void {
  const lifetime = seconds === null ? '' : `; Max-Age=${seconds}`;
  writeCookie(reply, config, `${token}${lifetime}`);
}

export const clearSessionCookie = (reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void =>
  writeCookie(reply, config, '; Max-Age=0');

function writeCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>, value: string): void {
  const secure = isSecure(config) ? '; Secure' : '';
  reply.header('cache-control', 'no-store');
  reply.header(
    'set-cookie',
    `${sessionCookieName(config)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
