import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const provider = z.string().check(z.maxLength(64));
/** Address of this site that the portal opens afterwards, e.g. '/menu?tab=1'. */
const returnTo = z.optional(z.string().check(z.maxLength(2000)));
/** The provider's page, to which the browser goes next. */
const redirectSchema = z.object({ url: z.string() });

export const startFederatedSignIn = endpoint({
  method: 'POST',
  path: '/api/user/federated-sign-in',
  summary: 'The page of an identity provider where a person signs in',
  body: z.strictObject({
    provider,
    returnTo,
    /** Refuses people who are no agents. */
    asAgent: z.optional(z.boolean()),
  }),
  response: redirectSchema,
  errors: ['not_found', 'too_many_attempts', 'cross_site_refused'],
});

export const connectFederated = endpoint({
  method: 'POST',
  path: '/api/user/cognito-federated-connect',
  owner: 'self',
  summary: "Connect the person's account with one at an identity provider",
  body: z.strictObject({
    /** The person's own username. */
    primaryUsername: z.optional(z.string().check(z.maxLength(64))),
    /** Needed only where the site has several. */
    provider: z.optional(provider),
    returnTo,
  }),
  response: redirectSchema,
  errors: ['not_found', 'cross_site_refused'],
});

export const disconnectFederated = endpoint({
  method: 'POST',
  path: '/api/user/cognito-federated-disconnect',
  owner: 'self',
  summary: "Disconnect the person's account from an identity provider",
  body: z.strictObject({ provider }),
  response: z.object({ accepted: z.literal(true) }),
  errors: ['not_found', 'last_sign_in_method', 'cross_site_refused'],
});
