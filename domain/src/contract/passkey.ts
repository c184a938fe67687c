import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams, signedInSchema } from './identity.ts';

const accepted = z.object({ accepted: z.literal(true) });

/** Arguments of a browser's `navigator.credentials` (WebAuthn level 3, as JSON), and the id of the challenge. */
const ceremonySchema = z.object({
  /** Comes back with what the browser answers. */
  challengeId: z.string(),
  options: z.looseObject({ challenge: z.string() }),
});
const challengeId = z.string().check(z.maxLength(100));

/** A credential as `PublicKeyCredential.toJSON` writes it; the server's library reads the rest. */
const credential = z.looseObject({
  id: z.string().check(z.maxLength(2000)),
  rawId: z.string().check(z.maxLength(2000)),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

export const getPasskeys = endpoint({
  method: 'GET',
  path: '/api/user/passkeys',
  owner: 'self',
  summary: "The person's passkeys",
  response: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});

export const startPasskeyCreation = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/creation',
  owner: 'self',
  summary: 'Begin to add a passkey, within minutes of a sign-in',
  response: ceremonySchema,
  errors: ['recent_sign_in_required', 'cross_site_refused'],
});

export const createPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  owner: 'self',
  summary: 'Add the passkey that the browser made',
  body: z.strictObject({ challengeId, name: z.string().check(z.maxLength(100)), credential }),
  response: accepted,
  errors: ['passkey_refused', 'cross_site_refused'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/user/passkeys/{id}',
  owner: 'self',
  summary: 'Remove a passkey of the person',
  params: idParams,
  response: accepted,
  errors: ['not_found', 'last_sign_in_method', 'cross_site_refused'],
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/user/passkey-sign-in/challenge',
  summary: 'Begin a sign-in by passkey',
  response: ceremonySchema,
  errors: ['too_many_attempts', 'cross_site_refused'],
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkey-sign-in',
  summary: 'Sign in by a passkey',
  body: z.strictObject({ challengeId, credential }),
  response: signedInSchema,
  errors: ['passkey_refused', 'account_disabled', 'too_many_attempts', 'cross_site_refused'],
});
