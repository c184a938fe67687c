import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { withoutEndSlashes } from '@hearth/domain/text/trim-end.ts';
import type { BetterAuthOptions } from 'better-auth';
import { bearer } from 'better-auth/plugins/bearer';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../config.ts';
import type { ProviderId } from './identity-config.ts';

/** The configured identity providers, for better-auth. */
export function socialProviders({ identity }: Pick<Config, 'identity'>) {
  const { google, facebook, openId } = identity;
  const plugins = [
    bearer(),
    genericOAuth({
      config: openId
        ? [
            {
              providerId: 'openid' satisfies ProviderId,
              discoveryUrl: `${openId.issuer}/.well-known/openid-configuration`,
              clientId: openId.clientId,
              clientSecret: openId.clientSecret,
              scopes: ['openid', 'profile', 'email'],
              pkce: true,
              requireIdTokenVerification: true,
              // Without an id token nothing would tie the answer to this sign-in: no subject, no account. The library checks
              // that its issuer is the one of the metadata, which might name any.
              accountSubject: ({ tokens, profile }) =>
                issuerOf(tokens.idToken) === withoutEndSlashes(openId.issuer)
                  ? (text(profile.sub) ?? '')
                  : '',
              mapProfileToUser: (profile) => ({
                email: addressOf(profile),
                name: text(profile.given_name) ?? text(profile.name) ?? '',
                lastname: text(profile.family_name),
              }),
            },
          ]
        : [],
    }),
  ];
  return {
    socialProviders: {
      ...(google && {
        google: {
          ...google,
          mapProfileToUser: (profile) => ({
            email: addressOf(profile),
            name: profile.given_name,
            lastname: profile.family_name,
          }),
        },
      }),
      ...(facebook && {
        facebook: { ...facebook, mapProfileToUser: (profile) => ({ email: addressOf(profile) }) },
      }),
    } satisfies BetterAuthOptions['socialProviders'],
    plugins,
  };
}

/** Who issued a token whose signature was checked without slashes at its end, as the configured issuer has none. */
function issuerOf(idToken: string | undefined): string | undefined {
  const [, claims] = idToken?.split('.') ?? [];
  if (claims === undefined) return undefined;
  const { iss } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iss?: unknown };
  return typeof iss === 'string' ? withoutEndSlashes(iss) : undefined;
}

/** The address as accounts store it, in whichever spelling the provider has it; '' for none, which better-auth refuses. */
const addressOf = ({ email }: { readonly email?: unknown }): string => emailAddress(text(email) ?? '') ?? '';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
