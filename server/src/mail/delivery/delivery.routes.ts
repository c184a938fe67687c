import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { AppError } from '../../http/errors.ts';
import type { Resource, ResourceDependencies } from '../../http/resource.ts';
import { requireWebhookPassword } from '../../http/webhook-password.ts';
import { recordDelivery } from './delivery.service.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { readGenericEvent, readPostmarkEvent } from './provider-events.ts';
import { readReturnedMail } from './returned-mail.ts';
import { readSesEvent } from './ses-events.ts';
import { signedSnsMessage } from './sns-message.ts';

/**
 * Events that mail providers report. Those of Amazon SES come by the topic MAIL_SES_TOPIC, signed by Amazon. Others are signed with
 * MAIL_WEBHOOK_SECRET: by Standard Webhooks, or, of Postmark and of mails that came back, as the password of the address. Without these
 * settings there are no such routes. Events of no interest get the same answer as all others, so that no provider repeats them.
 */
export const deliveryRoutes: Resource = async (app, dependencies) => {
  const { mailWebhookSecret: secret, mailSesTopic: topic } = dependencies.config;
  await app.register(async (scope) => {
    // Signatures are of the bytes; Amazon sends JSON as text.
    scope.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    if (secret !== null) serveSecret(scope, dependencies, secret);
    if (topic !== null)
      serveEvents(scope, dependencies, '/api/mail-events/ses', (request, now) =>
        sesEvent(request.body, topic, now),
      );
  });
};

function serveSecret(app: FastifyInstance, dependencies: ResourceDependencies, secret: string): void {
  serveEvents(app, dependencies, '/api/mail-events/generic', (request, now) => {
    const body = signedBody(request, secret);
    return readGenericEvent(body, String(request.headers['webhook-id']), now);
  });
  serveEvents(app, dependencies, '/api/mail-events/postmark', (request, now) => {
    requireWebhookPassword(request, secret);
    return readPostmarkEvent(jsonOf(request.body), now);
  });
  serveEvents(app, dependencies, '/api/mail-events/returned', (request, now) => {
    requireWebhookPassword(request, secret);
    return Buffer.isBuffer(request.body) ? readReturnedMail(request.body, now) : null;
  });
}

const CONFIRM_MS = 10_000;

/** Confirms the subscription to the topic where Amazon asks for that. */
async function sesEvent(body: unknown, topic: string, now: Date): Promise<DeliveryEvent | null> {
  const message = await signedSnsMessage(jsonOf(body), topic);
  const { Type, SubscribeURL, MessageId, Message } = message;
  if (Type === 'SubscriptionConfirmation' && SubscribeURL !== undefined)
    await fetch(SubscribeURL, { signal: AbortSignal.timeout(CONFIRM_MS) });
  return Type === 'Notification' ? readSesEvent(jsonOf(Message), MessageId, now) : null;
}

type ReadEvent = (request: FastifyRequest, now: Date) => DeliveryEvent | null | Promise<DeliveryEvent | null>;

function serveEvents(
  app: FastifyInstance,
  { db, clock }: ResourceDependencies,
  url: string,
  read: ReadEvent,
): void {
  app.post(url, { schema: { hide: true }, config: { needsNoKey: true } }, async (request) => {
    const event = await read(request, clock());
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

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
