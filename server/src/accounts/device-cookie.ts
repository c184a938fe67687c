import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSecure, soleCookie, writeCookie } from '../http/cookies.ts';

/** The person of a mark, and the password that it was made with: another password voids it. */
export interface MarkOwner {
  readonly personId: string;
  /** null where the person signs in without a password. */
  readonly passwordHash: string | null;
}

/** A browser that has not signed in for so long is a stranger's again. */
const DEVICE_SECONDS = 180 * 86_400;

type Site = Pick<Config, 'publicUrl'>;

const deviceCookieName = (config: Site): string =>
  isSecure(config) ? '__Host-hearth-device' : 'hearth-device';

/**
 * Marks a browser in which a person with a proven address has signed in. Guesses elsewhere then use up no attempts of the
 * marked browsers, so that strangers cannot lock the owner out. The mark opens nothing.
 */
export function markDevice(reply: FastifyReply, config: Site, secret: string, owner: MarkOwner): void {
  if (isMarked(reply.request, config, secret, owner)) return;
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${markOf(secret, owner, device)}`;
  writeCookie(reply, config, { name: deviceCookieName(config), value, seconds: DEVICE_SECONDS });
}

/** Returns whether the person has signed in with this browser and the same password. */
export function isMarked(request: FastifyRequest, config: Site, secret: string, owner: MarkOwner): boolean {
  const [, device = '', mark = ''] =
    /^([\w-]{22})\.([\w-]{43})$/.exec(soleCookie(request, deviceCookieName(config)) ?? '') ?? [];
  return device !== '' && timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, owner, device)));
}

const markOf = (secret: string, { personId, passwordHash }: MarkOwner, device: string): string =>
  createHmac('sha256', secret)
    .update(`device\n${device}\n${personId}\n${passwordHash ?? ''}`)
    .digest('base64url');
