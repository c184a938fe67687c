import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.service.ts';
import { deleteInTurn } from '../db/delete-in-turn.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { lockAccount } from '../people/person-lock.service.ts';
import type { MarkOwner } from './device-cookie.ts';
import type { Identity } from './identity.ts';
import { noticeOfChange } from './notice-of-change.ts';
import { deleteCodes } from './one-time-codes.queries.ts';
import { codeHolder, spendCode } from './one-time-codes.ts';
import { passwordHashOf, personByEmail, savePassword, setEmailVerified } from './people.queries.ts';
import { requireMails } from './require-mails.ts';
import { removeMethodsBut } from './reset-methods.service.ts';
import { deleteSessions, type SessionRow } from './sessions.queries.ts';
import { type NewSession, openSession } from './sign-in.service.ts';
import { provenByPassword, provenBySession } from './sign-in-proof.ts';
import { readEmail, refuseAgentEmail, refuseWeakPassword } from './sign-up.service.ts';
import { takeFromStranger } from './take-from-stranger.ts';

/** Mails a link to choose a new password, if an account has the address. The answer never reveals it. */
export async function forgotPassword(
  identity: Identity,
  text: string,
  request: FastifyRequest,
): Promise<void> {
  const { db, limits, mails, background, config } = identity;
  const email = readEmail(text);
  refuseAgentEmail(config, email);
  await limits.count([['mail of one network', networkOf(request.ip)]]);
  await limits.count(
    [
      ['reset mail', email],
      ['reset mails', email],
    ],
    'reset_already_sent',
  );
  await requireMails(identity, request);
  background.run(async () => {
    const person = await personByEmail(db.kysely, email);
    if (person === undefined || person.disabledAt !== null) return;
    await db.kysely
      .transaction()
      .execute((transaction) => mails.sendCode(transaction, 'reset-password', person));
    mails.wake();
  });
}

interface NewPassword {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  /** Passkeys and providers that stay after a reset. */
  readonly keep?: readonly string[] | undefined;
}

/**
 * Chooses a password by the code of a mail, ends every session of the person and opens a new one. A reset removes the passkeys and
 * providers that the person did not confirm, since a thief may have added them. The code proves the address: where it was never
 * proven before, the account is taken from the stranger who may have made it.
 */
export async function choosePassword(
  identity: Identity,
  purpose: 'reset-password' | 'set-password',
  { code, password, keep = [], ...given }: NewPassword,
  request: FastifyRequest,
): Promise<NewSession> {
  const { db, clock, limits, config, hashing, mails, sharing } = identity;
  await limits.count([['code of one network', networkOf(request.ip)]]);
  const email = readEmail(given.email);
  await refuseWeakPassword(config, password);
  const { person } = await codeHolder(db.kysely, purpose, { email, code }, clock());
  const hash = await hashing.hash(password);
  await mails.prepare();
  await db.kysely.transaction().execute(async (transaction) => {
    if (!person.emailVerified) await deleteInTurn(transaction);
    await lockAccount(transaction, person.id);
    await spendCode(transaction, purpose, code, clock());
    if (!person.emailVerified) {
      await takeFromStranger(transaction, person, { sharing, now: clock() });
      await setEmailVerified(transaction, person.id, clock());
    } else if (purpose === 'reset-password') await removeMethodsBut(identity, transaction, person.id, keep);
    await savePassword(transaction, person.id, hash, clock());
    await deleteCodes(transaction, person.id);
    await deleteSessions(transaction, person.id);
    await auditPassword(identity, person.id, request, transaction);
    // No mail about the first password of an account that another person made.
    if (person.emailVerified) await noticeOfChange(identity, transaction, person.id, 'password');
  });
  mails.wake();
  await limits.forget([['sign-in to one account', email]]);
  return openSession(identity, person.id, provenByPassword(hash), request);
}

/** Replaces the password of a signed-in person and ends the other sessions. @returns the owner of a mark by the new password */
export async function changePassword(
  identity: Identity,
  session: SessionRow,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  request: FastifyRequest,
): Promise<MarkOwner> {
  const { db, clock, config, hashing, mails } = identity;
  await refuseWeakPassword(config, password);
  const verified = provenByPassword(await requirePassword(identity, session, currentPassword));
  const hash = await hashing.hash(password);
  await mails.prepare();
  await db.kysely.transaction().execute(async (transaction) => {
    await lockAccount(transaction, session.personId);
    // A reset may have come in between: neither its password nor the end of this session is undone.
    if (!(await verified(transaction, session.personId))) throw new AppError('wrong_credentials');
    if (!(await provenBySession(session.sessionId)(transaction, session.personId)))
      throw new AppError('sign_in_required');
    await savePassword(transaction, session.personId, hash, clock());
    await deleteCodes(transaction, session.personId);
    await deleteSessions(transaction, session.personId, session.sessionId);
    await auditPassword(identity, session.personId, request, transaction);
    await noticeOfChange(identity, transaction, session.personId, 'password');
  });
  mails.wake();
  return { personId: session.personId, passwordHash: hash };
}

/**
 * Asks for the password once more, before what could take an account away from its owner.
 * @returns the hash that was verified
 * @throws AppError wrong_credentials
 */
export async function requirePassword(
  { db, hashing, limits }: Identity,
  { personId }: Pick<SessionRow, 'personId'>,
  password: string,
): Promise<string> {
  await limits.count([['password of one person', personId]]);
  const hash = await passwordHashOf(db.kysely, personId);
  if (hash === null || !(await hashing.verify({ hash, password }))) throw new AppError('wrong_credentials');
  await limits.forget([['password of one person', personId]]);
  return hash;
}

const auditPassword = (
  { clock }: Identity,
  personId: string,
  { ip, headers }: FastifyRequest,
  transaction: Parameters<typeof recordAudit>[0],
) =>
  recordAudit(transaction, {
    at: clock(),
    action: 'password changed',
    actorId: personId,
    personId,
    ipAddress: ip,
    userAgent: headers['user-agent'] ?? null,
  });
