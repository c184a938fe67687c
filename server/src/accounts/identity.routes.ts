import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import * as contract from '@hearth/domain/contract/identity.ts';
import type { FastifyInstance } from 'fastify';
import { captchaPort } from '../captcha/captcha.service.ts';
import { networkOf } from '../http/network-of.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { changeEmail, sendVerification, verifyEmail } from './email.service.ts';
import { endAllSessions, endSession, sessionsOf } from './end-sessions.service.ts';
import { federatedRoutes } from './federated.routes.ts';
import { createIdentity, type Identity } from './identity.ts';
import { identityProviders } from './identity-providers.ts';
import { codeHolder } from './one-time-codes.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { changePassword, choosePassword, forgotPassword } from './password.service.ts';
import { resetMethods } from './reset-methods.service.ts';
import { clearSessionCookie, SESSION_SECONDS } from './session-cookie.ts';
import { type Sessions, sessionAnswer } from './sessions.service.ts';
import { signIn } from './sign-in.service.ts';
import { readEmail, signUp } from './sign-up.service.ts';
import { createEnter, type Enter, markBrowser } from './signed-in-answer.ts';

const accepted = { accepted: true } as const;

/** Who people are: sign-up, sign-in, sessions, passwords and addresses. No answer of these calls is stored by a cache. */
export const identityRoutes: Resource = async (app, dependencies) => {
  const { config, background, sessions } = dependencies;
  await serveToPortal(app, config, (scope) => {
    const onError = (error: unknown) => app.log.error({ err: error }, 'identity');
    const identity = createIdentity({ ...dependencies, captcha: captchaPort(dependencies), onError });
    scope.addHook('onClose', background.settled);
    // So that the first sign-in waits for no import.
    scope.addHook('onListen', () => background.run(async () => void (await identity.auth())));
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const enter = createEnter(identity, sessions);
    signInRoutes(scope, identity, sessions, enter);
    sessionRoutes(scope, identity, sessions);
    passwordRoutes(scope, identity, sessions, enter);
    emailRoutes(scope, identity, sessions, enter);
    federatedRoutes(scope, identity, sessions);
    passkeyRoutes(scope, identity, sessions, enter);
  });
};

function signInRoutes(app: FastifyInstance, identity: Identity, sessions: Sessions, enter: Enter): void {
  const { config } = identity;
  route(app, contract.getSignInOptions, () => ({
    providers: identityProviders(config),
    agentProvider: config.identity.agentProvider,
  }));
  route(app, contract.signUp, async ({ body }, request) => {
    await signUp(identity, body, request);
    return accepted;
  });
  route(app, contract.signIn, async ({ body }, request, reply) => {
    const { client, rememberMe = true } = body;
    const made = await signIn(identity, body, request);
    return enter(made, request, reply, { client, seconds: rememberMe ? SESSION_SECONDS : null });
  });
  route(app, contract.signOut, async (_input, request, reply) => {
    const session = await sessions.of(request);
    if (session !== null) await endSession(identity, session.personId, session.sessionId);
    clearSessionCookie(reply, config);
    return accepted;
  });
  route(app, contract.signOutEverywhere, async (_input, request, reply) => {
    await endAllSessions(identity, await sessions.require(request), request);
    clearSessionCookie(reply, config);
    return accepted;
  });
}

function sessionRoutes(app: FastifyInstance, identity: Identity, sessions: Sessions): void {
  route(app, contract.getSession, async (_input, request, reply) => {
    const session = await sessions.of(request);
    if (session !== null) await sessions.prolong(reply, session);
    return sessionAnswer(session);
  });
  route(app, contract.getSessions, async (_input, request) =>
    sessionsOf(identity, await sessions.require(request)),
  );
  route(app, contract.endSession, async ({ params }, request) => {
    const { personId } = await sessions.require(request);
    await endSession(identity, personId, params.id);
    return accepted;
  });
}

function passwordRoutes(app: FastifyInstance, identity: Identity, sessions: Sessions, enter: Enter): void {
  route(app, contract.forgotPassword, async ({ body }, request) => {
    await forgotPassword(identity, body.email, request);
    return accepted;
  });
  route(app, contract.getResetMethods, ({ body }, request) => resetMethods(identity, body, request));
  route(app, contract.resetPassword, async ({ body }, request, reply) =>
    enter(await choosePassword(identity, 'reset-password', body, request), request, reply),
  );
  route(app, contract.setPassword, async ({ body }, request, reply) =>
    enter(await choosePassword(identity, 'set-password', body, request), request, reply),
  );
  route(app, contract.changePassword, async ({ body }, request, reply) => {
    const session = await sessions.require(request);
    const owner = await changePassword(identity, session, body, request);
    await markBrowser(identity, { session, owner }, reply);
    return accepted;
  });
}

function emailRoutes(app: FastifyInstance, identity: Identity, sessions: Sessions, enter: Enter): void {
  const { db, clock, limits } = identity;
  route(app, contract.verifyEmail, async ({ body }, request, reply) =>
    enter(await verifyEmail(identity, body, await sessions.of(request), request), request, reply),
  );
  route(app, contract.sendVerificationEmail, async ({ body }, request) => {
    await sendVerification(identity, body?.email, await sessions.of(request), request);
    return accepted;
  });
  route(app, contract.changeEmail, async ({ body }, request) => {
    await changeEmail(identity, await sessions.require(request), body, request);
    return accepted;
  });
  route(
    app,
    contract.getInvitation,
    async ({ body }, request): Promise<ResponseOf<typeof contract.getInvitation>> => {
      await limits.count([['code of one network', networkOf(request.ip)]]);
      const given = { email: readEmail(body.email), code: body.code };
      const { person } = await codeHolder(db.kysely, 'set-password', given, clock());
      const { email, firstname, lastname, phone } = person;
      return { email, firstname, lastname, phone };
    },
  );
}
