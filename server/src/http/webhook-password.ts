import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Admits requests that have the secret as the password of their address. @throws AppError forbidden */
export function requireWebhookPassword({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): void {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  const [, password = ''] = Buffer.from(value, 'base64').toString().split(/:(.*)/s);
  if (scheme.toLowerCase() !== 'basic' || !timingSafeEqual(digest(password), digest(secret)))
    throw new AppError('forbidden');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
