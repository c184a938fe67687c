import { withoutEndSlashes } from '@hearth/domain/text/trim-end.ts';
import type * as z from 'zod';
import { type Environment, oneOf, secret, text, webUrl } from '../config-reader.ts';

/** The client that an identity provider registered for this server. */
interface ProviderClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Any provider that speaks OpenID Connect. */
interface OpenIdProvider extends ProviderClient {
  /** Name on buttons. */
  readonly name: string;
  /** The address below which `/.well-known/openid-configuration` is found. */
  readonly issuer: string;
}

export const providerIds = ['google', 'facebook', 'openid'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Identity providers besides passwords; null where the operator configured none. */
export interface IdentityConfig {
  readonly google: ProviderClient | null;
  readonly facebook: ProviderClient | null;
  readonly openId: OpenIdProvider | null;
  /** The provider that vouches for agents; null where agents have passwords. */
  readonly agentProvider: ProviderId | null;
  /** Signs cookies and encrypts tokens of providers; null: a key that is generated once and stored in the database. */
  readonly accountKey: string | null;
}

export const identitySettings = {
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: secret(8).optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: secret(8).optional(),
  OPENID_ISSUER: webUrl.optional(),
  OPENID_CLIENT_ID: text.optional(),
  OPENID_CLIENT_SECRET: secret(8).optional(),
  OPENID_NAME: text.default('Single sign-on'),
  AGENT_SIGN_IN: oneOf(['password', ...providerIds]).default('password'),
  ACCOUNT_KEY: secret(32).optional(),
} as const;

type Settings = z.output<z.ZodObject<typeof identitySettings>>;

const together = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['OPENID_ISSUER', 'OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'],
];

const clientOf: Readonly<Record<ProviderId, string>> = {
  google: 'GOOGLE_CLIENT_ID',
  facebook: 'FACEBOOK_CLIENT_ID',
  openid: 'OPENID_CLIENT_ID',
};

/** Settings of identity providers that belong together. */
export function identityProblems(given: Environment): readonly string[] {
  const incomplete = together.filter((names) => {
    const set = names.filter((name) => given[name] !== undefined);
    return set.length > 0 && set.length < names.length;
  });
  const agents = providerIds.find((id) => id === given.AGENT_SIGN_IN);
  return [
    ...incomplete.map((names) => `${names.join(', ')} must be set together`),
    ...(agents && given[clientOf[agents]] === undefined
      ? [`AGENT_SIGN_IN names ${agents}, so ${clientOf[agents]} must be set`]
      : []),
  ];
}

export function identityConfigOf(settings: Settings): IdentityConfig {
  const openId = clientWith(settings.OPENID_CLIENT_ID, settings.OPENID_CLIENT_SECRET);
  const issuer = settings.OPENID_ISSUER === undefined ? undefined : withoutEndSlashes(settings.OPENID_ISSUER);
  return {
    google: clientWith(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
    facebook: clientWith(settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET),
    openId: openId && issuer !== undefined ? { ...openId, issuer, name: settings.OPENID_NAME } : null,
    agentProvider: settings.AGENT_SIGN_IN === 'password' ? null : settings.AGENT_SIGN_IN,
    accountKey: settings.ACCOUNT_KEY ?? null,
  };
}

const clientWith = (clientId: string | undefined, clientSecret: string | undefined): ProviderClient | null =>
  clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : null;
