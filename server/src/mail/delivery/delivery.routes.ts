import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { AppError } from '../../http/errors.ts';
import type { Resource, ResourceDependencies } from '../../http/resource.ts';
import { recordDelivery } from './delivery.service.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { readGenericEvent, readPostmarkEvent } from './provider-events.ts';

/**
 * Events that mail providers report. Each request is signed with MAIL_WEBHOOK_SECRET: by Standard Webhooks, or, of Postmark, as the
 * password of its address. Without the secret there are no such routes. Events of no interest get the same answer as all others, so
 * that no provider repeats them.
 */
export const deliveryRoutes: Resource = async (app, dependencies) => {
  const { mailWebhookSecret: secret } = dependencies.config;
  if (secret === null) return;
  await app.register(async (scope) => {
    // Signatures are of the bytes.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    serveEvents(scope, dependencies, '/api/mail-events/generic', (request, now) => {
      const body = signedBody(request, secret);
      return readGenericEvent(body, String(request.headers['webhook-id']), now);
    });
    serveEvents(scope, dependencies, '/api/mail-events/postmark', (request, now) => {
      requirePassword(request, secret);
      return readPostmarkEvent(jsonOf(request.body), now);
    });
  });
};

type ReadEvent = (request: FastifyRequest, now: Date) => DeliveryEvent | null;

function serveEvents(
  app: FastifyInstance,
  { db, clock }: ResourceDependencies,
  url: string,
  read: ReadEvent,
): void {
  app.post(url, { schema: { hide: true }, config: { needsNoKey: true } }, async (request) => {
    const event = read(request, clock());
    if (event !== null) await recordDelivery(db.kysely, event);
    return { done: true };
  });
}

function signedBody({ body, headers }: FastifyRequest, secret: string): unknown {
  try {
    return new Webhook(secret, { format: 'raw' }).verify(String(body), headers as Record<string, string>);
  } catch {
    throw new AppError('forbidden');
  }
}

function requirePassword({ headers }: FastifyRequest, secret: string): void {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  const [, password = ''] = Buffer.from(value, 'base64').toString().split(/:(.*)/s);
  if (scheme.toLowerCase() !== 'basic' || !timingSafeEqual(digest(password), digest(secret)))
    throw new AppError('forbidden');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
