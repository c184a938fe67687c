import { randomUUID } from 'node:crypto';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { agentAccountType, isAdminByDefault } from '@hearth/domain/people/account-types.ts';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import { recordAudit } from '../audit/audit.service.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { deleteInTurn } from '../db/delete-in-turn.ts';
import type { Registered } from '../inquiries/registration.service.ts';
import { lockAccount } from '../people/person-lock.service.ts';
import type { SharingMails } from '../sharing/shared-thing.ts';
import { ADDRESS_HEADER, AUTH_PATH, RECOMMENDED_HEADER } from './auth-names.ts';
import { hashingSessions } from './hashed-sessions.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { agentWithoutAccount, linkAgent, personById } from './people.queries.ts';
import { namesOf, newUsername } from './person-fields.ts';
import { SESSION_SECONDS, sessionCookieName } from './session-cookie.ts';
import { socialProviders } from './social-providers.ts';
import { takeFromStranger } from './take-from-stranger.ts';

export interface AuthOptions {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'identity'>;
  readonly secret: string;
  readonly hashing: PasswordHashing;
  readonly sharing: SharingMails;
  readonly onError: (error: unknown) => void;
  /** Called after an account with an unproven address is stored by a provider; that of a password is mailed by `signUp`. */
  readonly onNewAddress: (personId: string) => Promise<void>;
  /** Username of the agent of a link's token, until the link expires; null without one. */
  readonly agentOfLink: (token: string | null) => Promise<string | null>;
  /** Called after a client is stored whose address the provider vouches for. */
  readonly onNewClient: (person: Registered) => void;
  /** Called after an account was connected with a provider, also that of a sign-up by it. */
  readonly onConnected: (personId: string, provider: string) => void;
}

export type Auth = ReturnType<typeof createAuth>;

/** better-auth on our tables. Its routes are not served, except for the callbacks of identity providers: see `identity.routes.ts`. */
export function createAuth(options: AuthOptions) {
  const { config, db, secret, hashing, onError } = options;
  return betterAuth({
    baseURL: config.publicUrl,
    basePath: AUTH_PATH,
    secret,
    database: (betterAuthOptions: BetterAuthOptions) =>
      hashingSessions(kyselyAdapter(db, { type: 'postgres', transaction: true })(betterAuthOptions)),
    ...tables,
    emailAndPassword: {
      enabled: true,
      // With an answer of one shape for new and taken addresses.
      autoSignIn: false,
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: hashing,
    },
    emailVerification: {
      sendOnSignUp: true,
      // A sign-up with a password is no request to the library, which would swallow the failure of a mail.
      sendVerificationEmail: async ({ user }, request) => {
        if (request !== undefined) await options.onNewAddress(user.id);
      },
    },
    ...socialProviders(config),
    databaseHooks: {
      user: personHooks(options),
      account: methodHooks(options),
      session: sessionHooks(options),
    },
    advanced: {
      database: { generateId: () => randomUUID() },
      // Only better-auth's own names depend on it; ours carry the attribute themselves.
      useSecureCookies: false,
      cookiePrefix: 'hearth',
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https://'),
      },
      cookies: { session_token: { name: sessionCookieName(config) } },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // `attempt-limits.ts` counts for all processes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // The arguments may contain addresses and tokens.
      log: (_level, message) => onError(new Error(`sign-in: ${message}`)),
    },
    onAPIError: { errorURL: `${config.publicUrl}/` },
  });
}

const ours = { type: 'string', required: false, input: false } as const;

/** How better-auth's names map to our tables. Fields that it does not know cannot be written through it. */
const tables = {
  user: {
    modelName: 'person',
    fields: { name: 'firstname', image: 'picture' },
    additionalFields: {
      lastname: { type: 'string', required: false },
      phone: { type: 'string', required: false },
      username: ours,
      role: ours,
      accountType: ours,
      edition: ours,
      agentId: ours,
      isAdmin: { type: 'boolean', required: false, input: false },
    },
  },
  session: {
    modelName: 'session',
    fields: { userId: 'personId' },
    additionalFields: { deviceId: ours },
    expiresIn: SESSION_SECONDS,
    disableSessionRefresh: true,
    cookieCache: { enabled: false },
  },
  account: {
    modelName: 'signInMethod',
    fields: { userId: 'personId' },
    accountLinking: {
      enabled: true,
      trustedProviders: [],
      allowDifferentEmails: false,
      // An account that was never confirmed is emptied first, see `methodHooks`.
      requireLocalEmailVerified: false,
    },
  },
  verification: { modelName: 'verification', storeIdentifier: 'hashed' },
} as const satisfies BetterAuthOptions;

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>;

/** Adds what the server decides about a new person: username, edition, role. */
function personHooks({ db, config, agentOfLink, onNewClient }: AuthOptions): NonNullable<Hooks['user']> {
  const edition = editionOf(config.productName).id;
  return {
    create: {
      async before(user, context) {
        const isFederated = context?.path?.startsWith('/callback/') ?? false;
        const { agentProvider } = config.identity;
        const mayBeAgent = isFederated && user.emailVerified && context?.params?.id === agentProvider;
        const agent = mayBeAgent ? await agentWithoutAccount(db, user.email) : undefined;
        if (agent === undefined) {
          // Before the account is stored: a refused sign-in leaves none.
          if (isFederated && (await getOAuthState())?.asAgent === true) throw agentSignInRefused();
          const names = isFederated ? federatedNames(user) : {};
          const agentId = await agentOfLink(context?.headers?.get(RECOMMENDED_HEADER) ?? null);
          const client = { username: newUsername(), role: 'Client', edition, isAdmin: false, agentId };
          return { data: { ...user, ...names, ...client } };
        }
        const accountType = agentAccountType(agent.userAccountType ?? '') ?? null;
        const { agentId: username, firstname: name, lastname, phone } = agent;
        const isAdmin = isAdminByDefault(accountType);
        return {
          data: {
            ...user,
            name,
            lastname,
            phone,
            username,
            role: 'Agent',
            accountType,
            isAdmin,
            edition: agent.edition,
          },
        };
      },
      async after(user, context) {
        if (user.role === 'Agent') return linkAgent(db, String(user.username), user.id);
        const { id: personId, agentId } = user;
        if (typeof agentId === 'string')
          await recordAudit(db, {
            ...{ at: new Date(), action: 'agent assigned', personId },
            details: { agentId, by: 'link' },
          });
        if (user.emailVerified)
          onNewClient({ personId, ipAddress: context?.headers?.get(ADDRESS_HEADER) ?? '' });
      },
    },
  };
}

function federatedNames(user: { readonly name: string; readonly email: string } & Record<string, unknown>) {
  const { firstname, lastname } = namesOf({
    firstname: user.name,
    lastname: typeof user.lastname === 'string' ? user.lastname : undefined,
    email: user.email,
  });
  return { name: firstname, lastname };
}

/** Tokens of a provider: nothing asks the provider again after a sign-in. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/**
 * A provider that vouches for an address opens the account of that address also where it was never confirmed. A stranger may
 * have made that account: it is taken from the stranger before the provider is connected.
 */
function methodHooks({ db, sharing, onConnected }: AuthOptions): NonNullable<Hooks['account']> {
  return {
    create: {
      async before(method, context) {
        const isFederated = context?.path?.startsWith('/callback/') ?? false;
        if (!isFederated) return;
        // Signed-in people who connect a provider keep what they have.
        if ((await getOAuthState())?.link === undefined)
          await emptyUnconfirmed({ db, sharing }, method.userId);
        return { data: { ...method, ...noTokens } };
      },
      async after(method, context) {
        if (context?.path?.startsWith('/callback/')) onConnected(method.userId, method.providerId);
      },
    },
    update: { before: async (method) => ({ data: { ...method, ...noTokens } }) },
  };
}

async function emptyUnconfirmed(
  { db, sharing }: Pick<AuthOptions, 'db' | 'sharing'>,
  personId: string,
): Promise<void> {
  await sharing.mails.start();
  await db.transaction().execute(async (transaction) => {
    await deleteInTurn(transaction);
    await lockAccount(transaction, personId);
    const person = await personById(transaction, personId);
    if (person !== undefined && !person.emailVerified)
      await takeFromStranger(transaction, person, { sharing, now: new Date() });
  });
}

const agentSignInRefused = (): APIError =>
  new APIError('FORBIDDEN', { code: 'agent_sign_in_refused', message: 'agent_sign_in_refused' });

/** The one place that every sign-in passes. */
function sessionHooks({ db }: AuthOptions): NonNullable<Hooks['session']> {
  return {
    create: {
      async before(session, context) {
        const person = await personById(db, session.userId);
        if (person === undefined || person.disabledAt !== null)
          throw new APIError('FORBIDDEN', { code: 'account_disabled', message: 'account_disabled' });
        const isAsAgent =
          context?.path?.startsWith('/callback/') && (await getOAuthState())?.asAgent === true;
        if (isAsAgent && person.role !== 'Agent') throw agentSignInRefused();
        const deviceId = context?.headers?.get('x-device-id') ?? null;
        return { data: { ...session, deviceId } };
      },
    },
  };
}
