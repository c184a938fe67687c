import * as contract from '@hearth/domain/contract/passkey.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { Identity } from './identity.ts';
import {
  addPasskey,
  passkeysOf,
  removePasskey,
  signInByPasskey,
  startCreation,
  startPasskeySignIn,
} from './passkeys.service.ts';
import type { Sessions } from './sessions.service.ts';
import type { Enter } from './signed-in-answer.ts';

const accepted = { accepted: true } as const;

/** Passkeys: keys on a person's own device instead of a password. */
export function passkeyRoutes(
  app: FastifyInstance,
  identity: Identity,
  sessions: Sessions,
  enter: Enter,
): void {
  route(app, contract.getPasskeys, async (_input, request) =>
    passkeysOf(identity, await sessions.require(request)),
  );
  route(app, contract.startPasskeyCreation, async (_input, request) =>
    startCreation(identity, await sessions.require(request)),
  );
  route(app, contract.createPasskey, async ({ body }, request) => {
    await addPasskey(identity, await sessions.require(request), body);
    return accepted;
  });
  route(app, contract.removePasskey, async ({ params }, request) => {
    await removePasskey(identity, await sessions.require(request), params.id);
    return accepted;
  });
  route(app, contract.startPasskeySignIn, (_input, request) => startPasskeySignIn(identity, request));
  route(app, contract.signInByPasskey, async ({ body }, request, reply) =>
    enter(await signInByPasskey(identity, body, request), request, reply),
  );
}
