import { createHmac, createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

export type Claims = Readonly<Record<string, unknown>>;

/** A private key of RSA, with its name. */
export type SigningKey = JsonWebKey & { readonly kid: string };

/** A private key of RSA as a provider is configured with it. */
export const newKey = (): SigningKey => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'test-key',
  alg: 'RS256',
  use: 'sig',
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** A token with a true signature of the key. */
export function signedWith(key: SigningKey, claims: Claims, header: object = {}): string {
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), createPrivateKey({ key, format: 'jwk' }));
  return `${text}.${signature.toString('base64url')}`;
}

/** A token that names no algorithm and has no signature. */
export const unsigned = (claims: Claims): string => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;

/** A token signed by a secret that all know: the public key of the provider. */
export function signedWithPublicKey(key: SigningKey, claims: Claims): string {
  const text = `${part({ alg: 'HS256', typ: 'JWT', kid: key.kid })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', String(key.n)).update(text).digest('base64url')}`;
}

/** The signature of the token over other claims. */
export const tampered = (token: string, claims: Claims): string => {
  const [header = '', , signature = ''] = token.split('.');
  return `${header}.${part(claims)}.${signature}`;
};
