import * as contract from '@hearth/domain/contract/webhooks.ts';
import { routeLeads } from '../embeds/embed-key.service.ts';
import { linkedKey } from '../embeds/owner/key-link.service.ts';
import { AppError } from '../http/errors.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import {
  addWebhook,
  deliveryOfKey,
  enableWebhook,
  keyLeads,
  loggedDelivery,
  removeWebhook,
  rotateSecret,
  WebhookProblem,
  webhookOfKey,
} from './webhooks.service.ts';

/** 12 of 600 a minute: each sends something to an address of others. */
const SHARE_OF_SENDING = 0.02;

/** Leads of an embed key. The signed link of its owner's page is the authority. */
export const webhookRoutes: Resource = (app, { config, db, clock, webhooks }) => {
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE_OF_SENDING) };
  const done = { done: true } as const;
  const keyOf = async (link: string) => (await linkedKey(db.kysely, link, clock())).key;
  const webhookOf = async ({ link, id }: { readonly link: string; readonly id: string }) =>
    found(await webhookOfKey(db.kysely, (await keyOf(link)).key, id));
  return serveToPortal(app, config, (scope) => {
    route(scope, contract.getKeyLeads, async ({ params }, _request, reply) => {
      reply.header('cache-control', 'no-store');
      return keyLeads(db.kysely, await keyOf(params.link));
    });
    route(scope, contract.routeKeyLeads, async ({ params, body: { leadRouting } }) => {
      const key = await keyOf(params.link);
      if (leadRouting === 'owner' && key.agentId === null)
        throw invalid('leadRouting', 'needs an agent of the key');
      await routeLeads(db.kysely, key.key, leadRouting);
      return done;
    });
    route(
      scope,
      contract.addKeyWebhook,
      async ({ params, body }, _request, reply) => {
        reply.header('cache-control', 'no-store');
        const key = await keyOf(params.link);
        const adding = { db: db.kysely, config, now: clock() };
        const { id, secret } = await addWebhook(adding, key, body).catch(asInvalid);
        return { id, secret };
      },
      limits,
    );
    route(scope, contract.removeKeyWebhook, async ({ params }) => {
      await removeWebhook(db.kysely, (await webhookOf(params)).id);
      return done;
    });
    route(
      scope,
      contract.testKeyWebhook,
      async ({ params }) => loggedDelivery(await webhooks.test(await webhookOf(params))),
      limits,
    );
    route(scope, contract.rotateKeyWebhook, async ({ params }, _request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = await webhookOf(params);
      return { id, secret: await rotateSecret(db.kysely, id, clock()) };
    });
    route(
      scope,
      contract.enableKeyWebhook,
      async ({ params }) => ({
        redelivered: await enableWebhook(db.kysely, webhooks, (await webhookOf(params)).id),
      }),
      limits,
    );
    route(
      scope,
      contract.redeliverKeyLead,
      async ({ params }) => {
        const { key } = await keyOf(params.link);
        await webhooks.redeliver(found(await deliveryOfKey(db.kysely, key, params.id)).id);
        return done;
      },
      limits,
    );
  });
};

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new AppError('not_found');
  return thing;
}

const invalid = (name: string, message: string): AppError =>
  new AppError('validation_failed', { validationErrors: [{ name, message }] });

function asInvalid(error: unknown): never {
  throw error instanceof WebhookProblem ? invalid(error.field, error.message) : error;
}
