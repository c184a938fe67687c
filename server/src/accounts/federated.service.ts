import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.service.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import type { Auth } from './auth.ts';
import { AUTH_PATH } from './auth-names.ts';
import { endSession } from './end-sessions.service.ts';
import { headersOf, type Identity } from './identity.ts';
import { identityProviders } from './identity-providers.ts';
import { greetNewDevice } from './new-device.ts';
import { noticeOfChange } from './notice-of-change.ts';
import { sessionCookieName } from './session-cookie.ts';
import type { SessionRow } from './sessions.queries.ts';
import { type Sessions, sessionToken } from './sessions.service.ts';
import { newSession } from './sign-in.service.ts';
import { removeMethod, signInMethods } from './sign-in-methods.queries.ts';
import { provenByProvider } from './sign-in-proof.ts';
import { markBrowser } from './signed-in-answer.ts';

interface FederatedStart {
  readonly provider: string;
  readonly returnTo?: string | undefined;
  readonly asAgent?: boolean | undefined;
}

interface Connection extends Omit<FederatedStart, 'provider' | 'asAgent'> {
  readonly provider?: string | undefined;
}

/** The provider's page where a person signs in. It sends the browser back to `finishFederated`. */
export async function startFederated(
  identity: Identity,
  { provider, returnTo, asAgent = false }: FederatedStart,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  requireProvider(identity, provider);
  await identity.limits.count([['federated sign-in of one network', networkOf(request.ip)]]);
  const { headers, response } = await withProvider(identity, provider, ({ api }) =>
    api.signInSocial({
      body: {
        provider,
        ...destinations(identity, returnTo),
        disableRedirect: true,
        additionalData: { asAgent },
      },
      headers: headersOf(request),
      returnHeaders: true,
    }),
  );
  return forwarded(reply, headers, response.url);
}

/**
 * The same for a signed-in person who connects an account with the provider's.
 * @param connection without a provider it means the only one
 * @throws AppError validation_failed where there are several
 */
export async function connectFederated(
  identity: Identity,
  sessions: Sessions,
  { provider = onlyProvider(identity), returnTo }: Connection,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  requireProvider(identity, provider);
  await sessions.require(request);
  const headersWithToken = headersOf(request);
  headersWithToken.set('authorization', `Bearer ${sessionToken(request, identity.config)}`);
  const { headers, response } = await withProvider(identity, provider, ({ api }) =>
    api.linkSocialAccount({
      body: { provider, ...destinations(identity, returnTo), disableRedirect: true },
      headers: headersWithToken,
      returnHeaders: true,
    }),
  );
  return forwarded(reply, headers, response.url);
}

/** better-auth asks a provider that did not answer before again with every call. */
const withProvider = <T>(
  identity: Identity,
  provider: string,
  call: (auth: Auth) => Promise<T>,
): Promise<T> => identity.providers.ask(provider, async () => call(await identity.auth()));

/** Ends the connection with a provider, unless nothing else is left to sign in with. */
export async function disconnectFederated(
  identity: Identity,
  session: SessionRow,
  provider: string,
): Promise<void> {
  const { db, clock, mails } = identity;
  const { personId } = session;
  await mails.prepare();
  await db.kysely.transaction().execute(async (transaction) => {
    const methods = await signInMethods(transaction, personId);
    if (!methods.includes(provider) || provider === 'credential') throw new AppError('not_found');
    if (methods.length === 1) throw new AppError('last_sign_in_method');
    await removeMethod(transaction, personId, provider);
    const details = { provider };
    await recordAudit(transaction, {
      ...{ at: clock(), action: 'sign-in method removed', actorId: personId, personId, details },
    });
    await noticeOfChange(identity, transaction, personId, 'provider disconnected');
  });
  mails.wake();
}

/** Completes what a provider sends a browser back with: better-auth checks state, code and id token, and opens the session. */
export async function finishFederated(
  identity: Identity,
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { config } = identity;
  const former = await sessions.of(request);
  const answer = await answerToCallback(identity, request);
  const given = answer.headers.getSetCookie();
  const session = sessionCookieName(config);
  const token = tokenIn(given, session);
  const isRefused = token !== null && !(await isOpened(identity, token, request, reply));
  if (token !== null && !isRefused && former !== null)
    await endSession(identity, former.personId, former.sessionId);
  // No browser gets the cookie of a session that was ended.
  const cookies = isRefused ? given.filter((cookie) => !cookie.startsWith(`${session}=`)) : given;
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  const location = isRefused ? null : answer.headers.get('location');
  reply.header('cache-control', 'no-store').redirect(safeLocation(location, config.publicUrl), 302);
}

/** False where the provider was disconnected while it answered. */
async function isOpened(
  identity: Identity,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { provider } = request.params as { readonly provider: string };
  try {
    const made = await newSession(identity, token, provenByProvider(provider), request);
    greetNewDevice(identity, made, request);
    await markBrowser(identity, made, reply);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'wrong_credentials') return false;
    throw error;
  }
}

/** A provider that is down is not asked for every made-up callback: it sends the browser to the start page. */
async function answerToCallback(identity: Identity, request: FastifyRequest): Promise<Response> {
  const { config } = identity;
  const { provider } = request.params as { readonly provider: string };
  const headers = headersOf(request);
  if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
  const handled = new Request(new URL(request.url, config.publicUrl), { headers });
  if (!isConfigured(identity, provider)) return (await identity.auth()).handler(handled);
  try {
    return await withProvider(identity, provider, ({ handler }) => handler(handled));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return new Response();
    throw error;
  }
}

/** The token of a new session; null where the cookies open none, since a sign-in failed or a provider was connected. */
function tokenIn(cookies: readonly string[], name: string): string | null {
  const cookie = cookies.find((each) => each.startsWith(`${name}=`));
  return /^[\w-]{20,200}/.exec(cookie?.slice(name.length + 1) ?? '')?.[0] ?? null;
}

export const CALLBACK_PATH = `${AUTH_PATH}/callback/:provider`;

/** A page of this site; the start page where an answer names another. */
function safeLocation(location: string | null, publicUrl: string): string {
  const base = new URL(publicUrl);
  const url = location !== null && URL.canParse(location, base.origin) ? new URL(location, base) : null;
  return url?.origin === base.origin ? url.href : `${base.origin}/?error=federated`;
}

const isConfigured = ({ config }: Identity, id: string): boolean =>
  identityProviders(config).some((provider) => provider.id === id);

const requireProvider = (identity: Identity, id: string): void => {
  if (!isConfigured(identity, id)) throw new AppError('not_found');
};

function onlyProvider({ config }: Identity): string {
  const [only, ...others] = identityProviders(config);
  if (only === undefined) throw new AppError('not_found');
  if (others.length === 0) return only.id;
  throw new AppError('validation_failed', { validationErrors: [{ name: 'provider', message: 'is needed' }] });
}

/** Next address of the browser, in the form of better-auth. */
function destinations({ config }: Identity, returnTo = '/') {
  const page = pathOfSite(returnTo, config.publicUrl);
  return { callbackURL: page, errorCallbackURL: page };
}

/** An address of this site, without its origin; the start page for any other. */
export function pathOfSite(given: string, publicUrl: string): string {
  const base = new URL(publicUrl);
  // Browsers read '/\evil.test' and '//evil.test' as other hosts.
  if (!given.startsWith('/') || /^\/[/\\]/.test(given) || /[\0-\x20\\]/.test(given)) return `${base.origin}/`;
  const url = new URL(given, base);
  return url.origin === base.origin ? url.href : `${base.origin}/`;
}

function forwarded(reply: FastifyReply, headers: Headers, url: string | undefined): string {
  if (url === undefined) throw new AppError('internal_error');
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  return url;
}
