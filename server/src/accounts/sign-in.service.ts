import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { signIn as signInEndpoint } from '@hearth/domain/contract/identity.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { longestPassword } from '@hearth/domain/people/password-rules.ts';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.service.ts';
import { tokenHash } from '../db/token-hash.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { lockAccount } from '../people/person-lock.service.ts';
import type { Attempt } from './attempt-limits.ts';
import { authFailure } from './auth-failure.ts';
import { isMarked, type MarkOwner } from './device-cookie.ts';
import { headersOf, type Identity } from './identity.ts';
import { greetNewDevice } from './new-device.ts';
import { passwordHashOf, passwordOfEmail } from './people.queries.ts';
import { deleteSession, type SessionRow, sessionReader } from './sessions.queries.ts';
import { provenByPassword, type SignInProof } from './sign-in-proof.ts';
import { refuseAgentEmail } from './sign-up.service.ts';

/** A session that was just made. Its token is known to this request alone. */
export interface NewSession {
  readonly token: string;
  readonly session: SessionRow;
  /** The person with the password that was stored when the session was found proven. */
  readonly owner: MarkOwner;
}

/** Signs in with a password. Wrong addresses take as long as wrong passwords, and give the same answer. */
export async function signIn(
  identity: Identity,
  body: BodyOf<typeof signInEndpoint>,
  request: FastifyRequest,
): Promise<NewSession> {
  // An invalid address has no account, and the look-up finds none.
  const email = emailAddress(body.email) ?? 'no-address@invalid';
  refuseAgentEmail(identity.config, email);
  // In a storm most are refused: they must not cost searches the time of the database.
  identity.hashing.requireRoom();
  const network = networkOf(request.ip);
  // Read before the library verifies: a hash that is replaced meanwhile is no proof.
  const stored = await passwordOfEmail(identity.db.kysely, email);
  const isKnown = stored !== undefined && isMarked(request, identity.config, await identity.secret(), stored);
  const ofAccount: readonly Attempt[] = [
    ['sign-in from one place', `${network} ${email}`],
    [isKnown ? 'sign-in from known devices' : 'sign-in to one account', email],
  ];
  await identity.limits.count([['sign-in of one network', network], ...ofAccount]);
  if ([...body.password].length > longestPassword) throw new AppError('wrong_credentials');
  const token = await tokenFor(identity, email, body, request);
  const made = await newSession(identity, token, provenByPassword(stored?.passwordHash ?? null), request);
  if (body.asAgent && made.session.role !== 'Agent') {
    await deleteSession(identity.db.kysely, made.session.personId, made.session.sessionId);
    throw new AppError('agent_sign_in_refused');
  }
  await identity.limits.forget(ofAccount);
  greetNewDevice(identity, made, request);
  return made;
}

const refusals = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL', 'account_disabled'];

async function tokenFor(
  identity: Identity,
  email: string,
  { password, rememberMe = true }: Pick<BodyOf<typeof signInEndpoint>, 'password' | 'rememberMe'>,
  request: FastifyRequest,
): Promise<string> {
  const auth = await identity.auth();
  try {
    const { token } = await auth.api.signInEmail({
      body: { email, password, rememberMe },
      headers: headersOf(request),
    });
    return token;
  } catch (error) {
    const failure = authFailure(error);
    if (failure === null || !refusals.includes(failure)) throw error;
    const { ip: ipAddress, headers } = request;
    await recordAudit(identity.db.kysely, {
      at: identity.clock(),
      action: 'sign-in refused',
      ipAddress,
      userAgent: headers['user-agent'] ?? null,
    });
    throw new AppError(failure === 'account_disabled' ? 'account_disabled' : 'wrong_credentials');
  }
}

/**
 * Steps after every sign-in: the proof once more, and the audit log.
 * @throws AppError wrong_credentials where another password was stored or the sign-in method was removed meanwhile
 */
export async function newSession(
  identity: Identity,
  token: string,
  proof: SignInProof,
  request: FastifyRequest,
): Promise<NewSession> {
  const { db, clock } = identity;
  const { session } = await sessionReader(db, {})(tokenHash(token), clock());
  if (session === null) throw new AppError('wrong_credentials');
  const passwordHash = await endUnlessProven(identity, session, proof);
  await recordAudit(db.kysely, {
    at: clock(),
    action: 'signed in',
    actorId: session.personId,
    personId: session.personId,
    ipAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
  });
  return { token, session, owner: { personId: session.personId, passwordHash } };
}

/**
 * A change of a sign-in method locks the person, and ends the sessions that exist by then. A session that came later is ended
 * here, before its browser gets the token.
 * @returns the hash of the password at that moment; null where the person has none
 */
async function endUnlessProven(
  { db }: Identity,
  session: SessionRow,
  proof: SignInProof,
): Promise<string | null> {
  const { personId, sessionId } = session;
  const proven = await db.kysely.transaction().execute(async (transaction) => {
    const person = await lockAccount(transaction, personId);
    const holds = person?.disabledAt === null && (await proof(transaction, personId));
    if (!holds) await deleteSession(transaction, personId, sessionId);
    return holds ? { passwordHash: await passwordHashOf(transaction, personId) } : null;
  });
  if (proven === null) throw new AppError('wrong_credentials');
  return proven.passwordHash;
}

/** Signs a person in who has proven who they are: by the code of a mail, or by a passkey. */
export async function openSession(
  identity: Identity,
  personId: string,
  proof: SignInProof,
  request: FastifyRequest,
): Promise<NewSession> {
  const auth = await identity.auth();
  const headers = headersOf(request);
  const { internalAdapter } = await auth.$context;
  const { token } = await internalAdapter.createSession(personId, false, {
    ipAddress: request.ip,
    userAgent: headers.get('user-agent') ?? '',
    deviceId: headers.get('x-device-id'),
  });
  return newSession(identity, token, proof, request);
}
