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

/**
 * The value of a cookie; null where a neighbour of the host may have set a second one: then neither is trusted. Parsers of
 * cookies take the first one, so the plugin only writes them.
 */
export function soleCookie(
  request: { readonly headers: { readonly cookie?: string | undefined } },
  name: string,
): string | null {
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
  reply.header('cache-control', 'no-store');
  writeCookie(reply, config, { name: sessionCookieName(config), value: token, seconds });
}

export const clearSessionCookie = (reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void =>
  setSessionCookie(reply, config, '', 0);

interface OwnCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime; null is until the browser is closed. */
  readonly seconds: number | null;
}

/** Writes a cookie for all pages of this host, which no script can read and other sites do not send with their forms. */
export function writeCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  { name, value, seconds }: OwnCookie,
): void {
  const lifetime = seconds === null ? {} : { maxAge: seconds };
  const limits = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
  reply.setCookie(name, value, { ...limits, ...lifetime });
}
