import { editionOf } from '@hearth/domain/edition/editions.ts';
import { maskedEmail } from '@hearth/domain/people/masked-email.ts';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.service.ts';
import { deleteInTurn } from '../db/delete-in-turn.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { type Registered, registerClient } from '../inquiries/registration.service.ts';
import { forgiveAddress } from '../mail/delivery/delivery.service.ts';
import { lockAccount } from '../people/person-lock.service.ts';
import { brokerageOf } from '../site/brokerage.service.ts';
import type { Identity } from './identity.ts';
import { deleteCodes } from './one-time-codes.queries.ts';
import {
  type CodeHolder,
  type CodePurpose,
  codeHolder,
  hasConfirmed,
  recordConfirmation,
  spendCode,
} from './one-time-codes.ts';
import { requirePassword } from './password.service.ts';
import {
  passwordHashOf,
  personByEmail,
  personById,
  savePassword,
  setEmail,
  setEmailVerified,
} from './people.queries.ts';
import { requireMails } from './require-mails.ts';
import { deleteSession, deleteSessions, type SessionRow } from './sessions.queries.ts';
import { type NewSession, openSession } from './sign-in.service.ts';
import { provenByPassword, provenBySession } from './sign-in-proof.ts';
import { readEmail, refuseAgentEmail, refuseWeakPassword } from './sign-up.service.ts';
import { takeFromStranger } from './take-from-stranger.ts';

interface GivenCode {
  readonly email: string;
  readonly code: string;
}

/** Session and cookies of a browser that confirms an address. */
interface Confirmation extends GivenCode {
  readonly password?: string | undefined;
}

/**
 * Confirms an address by the code of a mail: that of a sign-up, or one that a person changes to. The browser gets a new
 * session; a confirmed sign-up ends all sessions from before.
 * @throws AppError already_confirmed where the code confirmed its address before
 */
export async function verifyEmail(
  identity: Identity,
  given: Confirmation,
  session: SessionRow | null,
  request: FastifyRequest,
): Promise<NewSession> {
  await identity.limits.count([['code of one network', networkOf(request.ip)]]);
  const link = { email: readEmail(given.email), code: given.code };
  try {
    return await confirm(identity, { ...given, ...link }, session, request);
  } catch (error) {
    // Also the second of two requests at once, as mail programs send them.
    if (!isInvalidCode(error) || !(await hasConfirmed(identity.db.kysely, link, identity.clock())))
      throw error;
    throw new AppError('already_confirmed');
  }
}

const isInvalidCode = (error: unknown): boolean => error instanceof AppError && error.code === 'code_invalid';

async function confirm(
  identity: Identity,
  { password, ...link }: Confirmation,
  session: SessionRow | null,
  request: FastifyRequest,
): Promise<NewSession> {
  const { purpose, person } = await holderOfEither(identity, link);
  const isOwn = session?.personId === person.id;
  let hash: string | null;
  if (purpose === 'verify-email')
    hash = await confirmSignUp(
      identity,
      { ...link, person, ipAddress: request.ip },
      isOwn ? null : (password ?? ''),
    );
  else {
    // An address may be mistyped: its true owner must not get the account by the code alone.
    if (!isOwn) throw new AppError(session === null ? 'sign_in_required' : 'forbidden');
    hash = await confirmChange(identity, { ...link, person }, session, request);
  }
  identity.mails.wake();
  return openSession(identity, person.id, provenByPassword(hash), request);
}

interface Confirmed extends GivenCode {
  readonly person: CodeHolder['person'];
}

/**
 * A stranger may have signed up with the address. The account stays as it is where the browser is signed in to it, or has the
 * password of the sign-up; elsewhere it is taken from the stranger.
 * @param password from a browser that is not signed in to the account; null from one that is
 */
async function confirmSignUp(
  { db, clock, config, hashing, mails, sharing }: Identity,
  { code, email, person, ipAddress }: Confirmed & Pick<Registered, 'ipAddress'>,
  password: string | null,
): Promise<string | null> {
  if (password !== null) await refuseWeakPassword(config, password);
  const stored = await passwordHashOf(db.kysely, person.id);
  const isOwner =
    password === null || (stored !== null && (await hashing.verify({ hash: stored, password })));
  const hash = isOwner ? stored : await hashing.hash(password);
  await mails.prepare();
  return db.kysely.transaction().execute(async (transaction) => {
    if (!isOwner) await deleteInTurn(transaction);
    await lockAccount(transaction, person.id);
    await spendCode(transaction, 'verify-email', code, clock());
    if (!isOwner && hash !== null) {
      await takeFromStranger(transaction, person, { sharing, now: clock() });
      await savePassword(transaction, person.id, hash, clock());
    }
    await setEmailVerified(transaction, person.id, clock());
    await forgiveAddress(transaction, email, clock());
    // Also codes of a change of the address that a stranger asked for.
    await deleteCodes(transaction, person.id);
    await recordConfirmation(transaction, { email, code, personId: person.id }, clock());
    await deleteSessions(transaction, person.id);
    const confirmed = (await personById(transaction, person.id)) ?? person;
    await mails.sendNotice(transaction, confirmed, {
      template: 'account-welcome',
      parameters: { name: confirmed.firstname, link: `${config.publicUrl}/listings` },
    });
    await registerClient({ config, clock, mails }, transaction, { personId: person.id, ipAddress });
    return hash;
  });
}

async function confirmChange(
  identity: Identity,
  { code, email, person }: Confirmed,
  session: SessionRow,
  request: FastifyRequest,
): Promise<string | null> {
  const { db, clock, mails } = identity;
  await mails.prepare();
  return db.kysely.transaction().execute(async (transaction) => {
    await lockAccount(transaction, person.id);
    if (!(await provenBySession(session.sessionId)(transaction, person.id)))
      throw new AppError('sign_in_required');
    await spendCode(transaction, 'change-email', code, clock());
    await moveTo(identity, transaction, person, email, request);
    await recordConfirmation(transaction, { email, code, personId: person.id }, clock());
    await deleteSession(transaction, person.id, session.sessionId);
    return passwordHashOf(transaction, person.id);
  });
}

async function holderOfEither(
  { db, clock }: Identity,
  given: GivenCode,
): Promise<CodeHolder & { readonly purpose: CodePurpose }> {
  for (const purpose of ['verify-email', 'change-email'] as const) {
    try {
      return { purpose, ...(await codeHolder(db.kysely, purpose, given, clock())) };
    } catch (error) {
      if (!isInvalidCode(error)) throw error;
    }
  }
  throw new AppError('code_invalid');
}

/** The account has the new address from now on; its former owner is told, who may not have wanted it. */
async function moveTo(
  { config, clock, mails }: Identity,
  transaction: Parameters<typeof setEmail>[0],
  person: CodeHolder['person'],
  email: string,
  { ip, headers }: FastifyRequest,
): Promise<void> {
  if (!(await setEmail(transaction, person.id, email, clock()))) throw new AppError('code_invalid');
  await forgiveAddress(transaction, email, clock());
  await deleteCodes(transaction, person.id);
  const { publicUrl } = config;
  const { phone, email: address } = await brokerageOf(transaction, editionOf(config.productName), config);
  const common = { name: person.firstname, link: `${publicUrl}/menu/account-settings` };
  const former = { ...common, email: maskedEmail(email), isFormer: true, contact: { phone, email: address } };
  const template = 'account-email-changed';
  await mails.sendNotice(transaction, person, { template, parameters: former });
  await mails.sendNotice(
    transaction,
    { ...person, email, emailVerified: true },
    { template, parameters: { ...common, email, isFormer: false } },
  );
  await recordAudit(transaction, {
    at: clock(),
    action: 'email changed',
    actorId: person.id,
    personId: person.id,
    ipAddress: ip,
    userAgent: headers['user-agent'] ?? null,
  });
}

/**
 * Sends the mail that confirms an address once more: to the signed-in person, or to an address. The answer never reveals whether
 * a mail was sent.
 */
export async function sendVerification(
  identity: Identity,
  given: string | undefined,
  session: SessionRow | null,
  request: FastifyRequest,
): Promise<void> {
  if (given === undefined && session === null) throw new AppError('sign_in_required');
  const email = given === undefined ? (session as SessionRow).email : readEmail(given);
  await identity.limits.count([
    ['mail of one network', networkOf(request.ip)],
    ['verification mail', email],
  ]);
  await requireMails(identity, request);
  identity.background.run(async () => {
    const { db, mails } = identity;
    const person = await personByEmail(db.kysely, email);
    if (person === undefined || person.emailVerified || person.disabledAt !== null) return;
    await mails.prepare();
    await db.kysely
      .transaction()
      .execute((transaction) => mails.sendCode(transaction, 'verify-email', person));
    mails.wake();
  });
}

/** Asks for another address, to which a code is sent. Where it is taken, its owner gets a note and the asker the same answer. */
export async function changeEmail(
  identity: Identity,
  session: SessionRow,
  given: { readonly email: string; readonly password: string },
  request: FastifyRequest,
): Promise<void> {
  const email = readEmail(given.email);
  refuseAgentEmail(identity.config, email);
  await requirePassword(identity, session, given.password);
  await identity.limits.count([
    ['mail of one network', networkOf(request.ip)],
    ['verification mail', email],
  ]);
  await requireMails(identity, request);
  identity.background.run(async () => {
    const { db, mails, config } = identity;
    const [person, owner] = await Promise.all([
      personById(db.kysely, session.personId),
      personByEmail(db.kysely, email),
    ]);
    if (person === undefined) return;
    await mails.prepare();
    await db.kysely.transaction().execute((transaction) =>
      owner === undefined
        ? mails.sendCode(transaction, 'change-email', person, email)
        : mails.sendNotice(transaction, owner, {
            template: 'account-exists',
            parameters: { name: owner.firstname, link: `${config.publicUrl}/?login=true` },
          }),
    );
    mails.wake();
  });
}
