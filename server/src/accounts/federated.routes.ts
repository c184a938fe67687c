import * as contract from '@hearth/domain/contract/federated-identity.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import {
  CALLBACK_PATH,
  connectFederated,
  disconnectFederated,
  finishFederated,
  startFederated,
} from './federated.service.ts';
import type { Identity } from './identity.ts';
import type { Sessions } from './sessions.service.ts';

/** Sign-in by identity providers. */
export function federatedRoutes(app: FastifyInstance, identity: Identity, sessions: Sessions): void {
  route(app, contract.startFederatedSignIn, async ({ body }, request, reply) => ({
    url: await startFederated(identity, body, request, reply),
  }));
  route(app, contract.connectFederated, async ({ body }, request, reply) => {
    return { url: await connectFederated(identity, sessions, body, request, reply) };
  });
  route(app, contract.disconnectFederated, async ({ body }, request) => {
    await disconnectFederated(identity, await sessions.require(request), body.provider);
    return { accepted: true as const };
  });
  app.get(CALLBACK_PATH, { schema: { hide: true } }, (request, reply) =>
    finishFederated(identity, sessions, request, reply).then(() => reply),
  );
}
