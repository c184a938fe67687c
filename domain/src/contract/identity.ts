import * as z from 'zod/mini';
import { agentAccountTypes, roles } from '../people/account-types.ts';
import { endpoint } from './endpoint.ts';

/** Longer than any rule allows, so that the rules report a text that is too long; a password beyond it is never hashed. */
const text = z.string().check(z.maxLength(1000));
const code = z.string().check(z.maxLength(200));

const sessionPersonSchema = z.object({
  username: z.string(),
  role: z.enum(roles),
  loginStatus: z.enum(['not verified', 'verified']),
  accountType: z.nullable(z.enum(agentAccountTypes)),
  isAdmin: z.boolean(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  picture: z.nullable(z.string()),
});

/** The signed-in person in short; null for a guest. */
const sessionSchema = z.object({ person: z.nullable(sessionPersonSchema) });
export type SessionAnswer = z.output<typeof sessionSchema>;

export const getSession = endpoint({
  method: 'GET',
  path: '/api/user/session',
  summary: 'Who is signed in',
  response: sessionSchema,
  errors: [],
});

const providerSchema = z.object({ id: z.string(), name: z.string() });

export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/api/user/sign-in-options',
  summary: 'The identity providers that people may sign in with',
  response: z.object({
    providers: z.array(providerSchema),
    /** The provider that agents sign in with; null where they have a password as all people have. */
    agentProvider: z.nullable(z.string()),
  }),
  errors: [],
});

/** The answer of calls that must not tell whether an account exists. */
const acceptedSchema = z.object({ accepted: z.literal(true) });

export const signUp = endpoint({
  method: 'POST',
  path: '/api/user/sign-up',
  summary:
    'Create an account; the person confirms the address by a mail. After the third of a network, captcha headers are needed',
  body: z.strictObject({ email: text, password: text, firstname: text, lastname: text, phone: text }),
  response: acceptedSchema,
  errors: [
    'agent_email_flow',
    'captcha_failed',
    'too_many_attempts',
    'sign_in_busy',
    'mail_unavailable',
    'cross_site_refused',
  ],
});

/** `token` is for programs, which send it as `Authorization: Bearer`; browsers get a cookie and null. */
export const signedInSchema = z.object({ ...sessionSchema.shape, token: z.nullable(z.string()) });
export type SignedIn = z.output<typeof signedInSchema>;
const client = z.optional(z.enum(['browser', 'program']));

export const signIn = endpoint({
  method: 'POST',
  path: '/api/user/sign-in',
  summary: 'Sign in with email and password',
  body: z.strictObject({
    email: text,
    password: text,
    /** False: the browser forgets the session when it is closed. */
    rememberMe: z.optional(z.boolean()),
    /** Refuses people who are no agents. */
    asAgent: z.optional(z.boolean()),
    client,
  }),
  response: signedInSchema,
  errors: [
    'wrong_credentials',
    'account_disabled',
    'agent_sign_in_refused',
    'agent_email_flow',
    'too_many_attempts',
    'sign_in_busy',
    'cross_site_refused',
  ],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/user/sign-out',
  summary: 'End this session',
  response: acceptedSchema,
  errors: ['cross_site_refused'],
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/user/sign-out-everywhere',
  owner: 'self',
  summary: 'End all sessions of the person, this one too',
  response: acceptedSchema,
  errors: ['cross_site_refused'],
});

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  owner: 'self',
  summary: "The person's sessions, the newest first",
  response: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        isCurrent: z.boolean(),
        ipAddress: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const idParams = z.strictObject({ id: z.uuid() });

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  owner: 'self',
  summary: "End one of the person's sessions",
  params: idParams,
  response: acceptedSchema,
  errors: ['cross_site_refused'],
});

const byCode = { email: text, code } as const;

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/user/verify-email',
  summary: 'Confirm an address by the code of a mail; ends all other sessions and signs in',
  /** `password` is the password from now on; another browser than that of the sign-up has to send one. */
  body: z.strictObject({ ...byCode, password: z.optional(text) }),
  response: signedInSchema,
  errors: [
    'code_invalid',
    'already_confirmed',
    'sign_in_required',
    'account_disabled',
    'too_many_attempts',
    'sign_in_busy',
    'cross_site_refused',
  ],
});

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/user/send-verification-email',
  summary:
    'Send the mail that confirms an address again; to that of the signed-in person where none is given',
  body: z.optional(z.strictObject({ email: z.optional(text) })),
  response: acceptedSchema,
  errors: ['sign_in_required', 'too_many_attempts', 'cross_site_refused'],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgot-password',
  summary: 'Send a mail with a link to reset the password',
  body: z.strictObject({ email: text }),
  response: acceptedSchema,
  errors: ['reset_already_sent', 'too_many_attempts', 'cross_site_refused'],
});

const newPasswordErrors = [
  'code_invalid',
  'account_disabled',
  'too_many_attempts',
  'sign_in_busy',
  'cross_site_refused',
] as const;

export const getResetMethods = endpoint({
  method: 'POST',
  path: '/api/user/reset-password/methods',
  summary:
    'Passkeys and providers of an account, by the code of a reset, which removes those that it does not keep',
  body: z.strictObject(byCode),
  response: z.object({
    methods: z.array(
      z.object({
        /** For `keep` of the reset. */
        id: z.string(),
        kind: z.enum(['passkey', 'provider']),
        name: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
  errors: ['code_invalid', 'account_disabled', 'too_many_attempts', 'cross_site_refused'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/reset-password',
  summary:
    'Choose a new password by the code of a mail; ends all other sessions, removes other ways to sign in, and signs in',
  /** `keep` lists ids of the passkeys and providers that stay; none by default. */
  body: z.strictObject({
    ...byCode,
    password: text,
    keep: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200))),
  }),
  response: signedInSchema,
  errors: newPasswordErrors,
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/user/set-password',
  summary: 'Choose the first password of an account that somebody else created; signs in',
  body: z.strictObject({ ...byCode, password: text }),
  response: signedInSchema,
  errors: newPasswordErrors,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/change-password',
  owner: 'self',
  summary: 'Replace the password; ends all other sessions',
  body: z.strictObject({ currentPassword: text, password: text }),
  response: acceptedSchema,
  errors: ['wrong_credentials', 'too_many_attempts', 'sign_in_busy', 'cross_site_refused'],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/user/change-email',
  owner: 'self',
  summary: 'Ask for another address; it counts once the person has confirmed it by a mail',
  body: z.strictObject({ email: text, password: text }),
  response: acceptedSchema,
  errors: ['wrong_credentials', 'too_many_attempts', 'sign_in_busy', 'cross_site_refused'],
});

export const getInvitation = endpoint({
  method: 'POST',
  path: '/api/user/invitation',
  summary: 'What an invited person has not to enter again',
  body: z.strictObject(byCode),
  response: z.object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.nullable(z.string()),
  }),
  errors: ['code_invalid', 'too_many_attempts', 'cross_site_refused'],
});
