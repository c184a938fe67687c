import { randomBytes, randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type * as contract from '@hearth/domain/contract/passkey.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.service.ts';
import type { Config } from '../config.ts';
import { tokenHash } from '../db/token-hash.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import { lockAccount } from '../people/person-lock.service.ts';
import { brokerageName } from '../site/brokerage.service.ts';
import type { Identity } from './identity.ts';
import { greetNewDevice } from './new-device.ts';
import { noticeOfChange } from './notice-of-change.ts';
import { storeChallenge, takeChallenge } from './one-time-codes.queries.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  readPasskey,
} from './passkeys.queries.ts';
import { personById } from './people.queries.ts';
import type { SessionRow } from './sessions.queries.ts';
import { type NewSession, openSession } from './sign-in.service.ts';
import { signInMethods } from './sign-in-methods.queries.ts';
import { provenByPasskey, provenBySession } from './sign-in-proof.ts';

/** Imported by the first use: it takes a quarter of a second. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_MINUTES = 5;
/** Who finds a browser signed in must not be able to add a key of their own to it. */
const RECENT_MINUTES = 15;

/** The passkeys of a person. */
export async function passkeysOf(
  { db }: Identity,
  { personId }: SessionRow,
): Promise<ResponseOf<typeof contract.getPasskeys>> {
  const passkeys = await listPasskeys(db.kysely, personId);
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

type Ceremony = ResponseOf<typeof contract.startPasskeySignIn>;

/** @throws AppError recent_sign_in_required where the session is older than a quarter of an hour */
export async function startCreation(identity: Identity, session: SessionRow): Promise<Ceremony> {
  const { db, clock, config } = identity;
  if (clock().getTime() - session.createdAt.getTime() > RECENT_MINUTES * 60_000)
    throw new AppError('recent_sign_in_required');
  const known = await listPasskeys(db.kysely, session.personId);
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: brokerageName(config),
    rpID: hostOf(config),
    userName: session.email,
    userDisplayName: `${session.firstname} ${session.lastname}`.trim(),
    userID: new Uint8Array(Buffer.from(session.personId)),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return ceremony(identity, options, session.personId);
}

/** Stores the passkey that a browser made. */
export async function addPasskey(
  identity: Identity,
  session: SessionRow,
  { challengeId, name, credential }: BodyOf<typeof contract.createPasskey>,
): Promise<void> {
  const { db, clock, mails } = identity;
  const { personId } = session;
  const expected = await expectation(identity, challengeId, personId);
  const info = await verified(async () => {
    const response = credential as unknown as RegistrationResponseJSON;
    const result = await (await webauthn()).verifyRegistrationResponse({
      response,
      ...expected,
      requireUserVerification: true,
    });
    return result.registrationInfo;
  });
  await mails.prepare();
  await db.kysely.transaction().execute(async (transaction) => {
    await lockAccount(transaction, personId);
    if (!(await provenBySession(session.sessionId)(transaction, personId)))
      throw new AppError('sign_in_required');
    const isNew = await insertPasskey(transaction, {
      ...{ id: randomUUID(), personId, createdAt: clock() },
      name: plainLine(name).trim() || 'Passkey',
      credentialId: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey),
      counter: info.credential.counter,
      transports: info.credential.transports ?? [],
      backedUp: info.credentialBackedUp,
    });
    if (!isNew) throw new AppError('passkey_refused');
    await recordAudit(transaction, {
      ...{ at: clock(), action: 'sign-in method added', actorId: personId, personId },
      details: { provider: 'passkey' },
    });
    await noticeOfChange(identity, transaction, personId, 'passkey added');
  });
  mails.wake();
}

/** Removes a passkey, unless nothing else is left to sign in with. */
export async function removePasskey(identity: Identity, session: SessionRow, id: string): Promise<void> {
  const { db, clock, mails } = identity;
  const { personId } = session;
  await mails.prepare();
  await db.kysely.transaction().execute(async (transaction) => {
    if (!(await deletePasskey(transaction, personId, id))) throw new AppError('not_found');
    if ((await signInMethods(transaction, personId)).length === 0) throw new AppError('last_sign_in_method');
    await recordAudit(transaction, {
      ...{ at: clock(), action: 'sign-in method removed', actorId: personId, personId },
      details: { provider: 'passkey' },
    });
    await noticeOfChange(identity, transaction, personId, 'passkey removed');
  });
  mails.wake();
}

/** The same for all people: the browser offers the passkeys that it has for this site. */
export async function startPasskeySignIn(identity: Identity, { ip }: FastifyRequest): Promise<Ceremony> {
  await identity.limits.count([['sign-in of one network', networkOf(ip)]]);
  const rpID = hostOf(identity.config);
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
  });
  return ceremony(identity, options, null);
}

/** Signs the owner of a passkey in. */
export async function signInByPasskey(
  identity: Identity,
  { challengeId, credential }: BodyOf<typeof contract.signInByPasskey>,
  request: FastifyRequest,
): Promise<NewSession> {
  const { db, clock } = identity;
  const expected = await expectation(identity, challengeId, null);
  const passkey = await readPasskey(db.kysely, credential.id);
  if (passkey === undefined) throw new AppError('passkey_refused');
  const { counter, publicKey, transports, credentialId: id } = passkey;
  const info = await verified(async () => {
    const response = credential as unknown as AuthenticationResponseJSON;
    const stored = { id, publicKey: new Uint8Array(publicKey), counter, transports };
    const result = await (await webauthn()).verifyAuthenticationResponse({
      ...{ response, ...expected, credential: stored, requireUserVerification: true },
    });
    return result.verified ? result.authenticationInfo : undefined;
  });
  const person = await personById(db.kysely, passkey.personId);
  if (person === undefined || person.disabledAt !== null) throw new AppError('account_disabled');
  await notePasskeyUse(db.kysely, passkey.id, info.newCounter, clock());
  const made = await openSession(identity, passkey.personId, provenByPasskey(passkey.id), request);
  greetNewDevice(identity, made, request);
  return made;
}

/** Stores the challenge of the options. @param personId whose browser it is for; null for a sign-in */
async function ceremony(
  { db, clock }: Identity,
  options: { readonly challenge: string },
  personId: string | null,
): Promise<Ceremony> {
  const challengeId = randomBytes(32).toString('base64url');
  await storeChallenge(db.kysely, {
    identifier: `passkey:${tokenHash(challengeId)}`,
    value: options.challenge,
    personId,
    expiresAt: new Date(clock().getTime() + CHALLENGE_MINUTES * 60_000),
  });
  return { challengeId, options: { ...options } };
}

/** Purpose that a response must have. A challenge counts once. */
async function expectation({ db, clock, config }: Identity, challengeId: string, personId: string | null) {
  const identifier = `passkey:${tokenHash(challengeId)}`;
  const challenge = await takeChallenge(db.kysely, identifier, personId, clock());
  if (challenge === undefined) throw new AppError('passkey_refused');
  const { origin } = new URL(config.publicUrl);
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: hostOf(config) };
}

/** The library checks the shape of a response beyond its schema, and throws for every kind of wrong one. */
async function verified<T>(verify: () => Promise<T | undefined>): Promise<T> {
  const info = await verify().catch(() => undefined);
  if (info === undefined) throw new AppError('passkey_refused');
  return info;
}

const hostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => new URL(publicUrl).hostname;
