import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSecure, soleCookie, writeCookie } from './session-cookie.ts';

/** A browser that has not signed in for so long is a stranger's again. */
const DEVICE_SECONDS = 180 * 86_400;

type Site = Pick<Config, 'publicUrl'>;

const deviceCookieName = (config: Site): string =>
  isSecure(config) ? '__Host-hearth-device' : 'hearth-device';

/**
 * Marks a browser in which a person has signed in. Guesses elsewhere then use up no attempts of this browser, so that strangers
 * cannot lock the owner out. The mark opens nothing.
 */
export function markDevice(reply: FastifyReply, config: Site, secret: string, email: string): void {
  if (deviceOf(reply.request, config, secret, email) !== null) return;
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${markOf(secret, email, device)}`;
  writeCookie(reply, config, { name: deviceCookieName(config), value, seconds: DEVICE_SECONDS });
}

/** The id of the browser where the person with this address has signed in; null for any other browser. */
export function deviceOf(
  request: FastifyRequest,
  config: Site,
  secret: string,
  email: string,
): string | null {
  const [, device = '', mark = ''] =
    /^([\w-]{22})\.([\w-]{43})$/.exec(soleCookie(request, deviceCookieName(config)) ?? '') ?? [];
  if (device === '') return null;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, email, device))) ? device : null;
}

const markOf = (secret: string, email: string, device: string): string =>
  createHmac('sha256', secret).update(`device\n${device}\n${email}`).digest('base64url');
