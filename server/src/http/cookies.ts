import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** Returns whether cookies go over TLS alone. */
export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https://');

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
