import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { FastifyRequest } from 'fastify';
import { recommendationToken, recommendedAgent } from '../agents/recommended-agent.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { onceUnlessFailed } from '../cache/once-unless-failed.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type Registered, registerClient } from '../inquiries/registration.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { CaptchaPort } from '../ports/captcha/captcha.ts';
import type { SharingMails } from '../sharing/shared-thing.ts';
import { type AccountMails, createAccountMails } from './account-mails.ts';
import { accountSecret } from './account-secret.ts';
import { type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';
import type { Auth } from './auth.ts';
import { ADDRESS_HEADER, RECOMMENDED_HEADER } from './auth-names.ts';
import type { Background } from './background.ts';
import { noticeOfChange } from './notice-of-change.ts';
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts';
import { personById } from './people.queries.ts';
import { createRequestedProviders, type RequestedProviders } from './requested-providers.ts';
import { signInMethods } from './sign-in-methods.queries.ts';

/** Dependencies of the services of identity. */
export interface Identity {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
  readonly limits: AttemptLimits;
  readonly mails: AccountMails;
  /** Sends mails to the people with whom a person shares things. */
  readonly sharing: SharingMails;
  readonly hashing: PasswordHashing;
  readonly background: Background;
  readonly captcha: CaptchaPort;
  /** Signs and encrypts what accounts give to browsers. */
  readonly secret: () => Promise<string>;
  /** better-auth; made by the first request that needs it, since its secret is in the database. */
  readonly auth: () => Promise<Auth>;
  readonly providers: RequestedProviders;
}

interface IdentityOptions extends Pick<Identity, 'db' | 'config' | 'clock' | 'background' | 'captcha'> {
  readonly mails: MailQueue;
  readonly onError: (error: unknown) => void;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { db, config, clock, background, mails: queue, onError } = options;
  const edition = editionOf(config.productName).id;
  const limits = createAttemptLimits({ db: db.kysely, clock });
  const secret = accountSecret({ db, config });
  const mails = createAccountMails({ config, mails: queue, clock, secret });
  const sharing = { config, mails: queue };
  const hashing = createPasswordHashing();
  const mailTo = async (personId: string, send: typeof sendVerification): Promise<void> => {
    const person = await personById(db.kysely, personId);
    if (person === undefined) return;
    await mails.prepare();
    await db.kysely.transaction().execute((transaction) => send(transaction, person));
    mails.wake();
  };
  type Send = Parameters<AccountMails['sendCode']>;
  const sendVerification = (transaction: Send[0], person: Send[2]) =>
    mails.sendCode(transaction, 'verify-email', person);
  const connected = async (personId: string, provider: string): Promise<void> => {
    await mails.prepare();
    await db.kysely.transaction().execute(async (transaction) => {
      await recordAudit(transaction, {
        ...{ at: clock(), action: 'sign-in method added', actorId: personId, personId },
        details: { provider },
      });
      // A sign-up by the provider has no other way to sign in: its person knows.
      const others = (await signInMethods(transaction, personId)).filter((each) => each !== provider);
      if (others.length > 0)
        await noticeOfChange({ config, clock, mails }, transaction, personId, 'provider connected');
    });
    mails.wake();
  };
  const registerNewClient = async (person: Registered): Promise<void> => {
    await mails.prepare();
    await db.kysely
      .transaction()
      .execute((transaction) => registerClient({ config, clock, mails }, transaction, person));
    mails.wake();
  };
  const makeAuth = async () => {
    // It takes half a second to import: commands and most tests need none of it.
    const { createAuth } = await import('./auth.ts');
    return createAuth({
      db: db.kysely,
      config,
      secret: await secret(),
      hashing,
      sharing,
      onError,
      agentOfLink: (token) => recommendedAgent(db.kysely, edition, token, clock()),
      onNewClient: (person) => background.run(() => registerNewClient(person)),
      onNewAddress: (personId) => mailTo(personId, sendVerification),
      // In the background: the library may still hold the person's row.
      onConnected: (personId, provider) => background.run(() => connected(personId, provider)),
    });
  };
  const auth = onceUnlessFailed(makeAuth);
  const providers = createRequestedProviders(clock, async (provider) => {
    const { socialProviders } = await (await auth()).$context;
    return socialProviders.some(({ id }) => id === provider);
  });
  const made = { limits, mails, hashing, background, secret, auth, providers };
  return { db, config, clock, sharing, captcha: options.captcha, ...made };
}

/** Fields that better-auth stores with a session, and the agent whose link a new person opened. */
export const headersOf = (request: FastifyRequest): Headers => {
  const { ip, headers } = request;
  const known = [
    [ADDRESS_HEADER, ip],
    ['user-agent', headers['user-agent']?.slice(0, 300)],
    ['x-device-id', headers['x-device-id']?.toString()],
    [RECOMMENDED_HEADER, recommendationToken(request) ?? undefined],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new Headers(known);
};
