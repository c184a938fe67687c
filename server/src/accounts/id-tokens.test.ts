import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FederatedApp, proven, publicUrl, startFederatedApp } from '../testing/federated-app.ts';
import {
  type Claims,
  claimsOf,
  newKey,
  signedWith,
  signedWithPublicKey,
  tampered,
  unsigned,
} from '../testing/id-tokens.ts';

let one: FederatedApp;
beforeAll(async () => {
  one = await startFederatedApp();
});
beforeEach(() => one.clear());
afterEach(() => {
  one.provider.forge = (tokens) => tokens;
});
afterAll(() => one.close());

const seconds = () => Math.floor(Date.now() / 1000);

/** Signs in while the provider's id token is replaced. */
async function signInWith(forged: (token: string, claims: Claims) => string | undefined) {
  one.provider.forge = ({ id_token = '', ...tokens }) => {
    const given = forged(id_token, claimsOf(id_token));
    return given === undefined ? tokens : { ...tokens, id_token: given };
  };
  const browser = one.browser();
  const location = await one.signIn(browser, proven);
  return { location, person: await browser.who(), people: await one.people() };
}

const refused = { location: expect.stringContaining('error='), person: null, people: [] };

describe('an id token', () => {
  it('accepts a token that is signed by the provider for this sign-in', async () => {
    const { location, person } = await signInWith((_token, claims) => signedWith(one.provider.key, claims));
    expect([location, person]).toEqual([`${publicUrl}/menu`, expect.any(String)]);
  });

  it.each<[string, (token: string, claims: Claims) => string]>([
    ['with changed claims', (token, claims) => tampered(token, { ...claims, sub: 'p2' })],
    ['without a signature', (_token, claims) => unsigned(claims)],
    ['signed by another key', (_token, claims) => signedWith(newKey(), claims)],
    [
      'signed by a key that it brings along',
      (_token, claims) => {
        const key = newKey();
        const { kty, n, e } = key;
        return signedWith(key, claims, { jwk: { kty, n, e } });
      },
    ],
    [
      'signed by the public key as a secret',
      (_token, claims) => signedWithPublicKey(one.provider.key, claims),
    ],
    ['that is cut off', (token) => token.slice(0, -20)],
    ['that is no token', () => 'x'],
  ])('%s is refused', async (_name, forged) => {
    expect(await signInWith(forged)).toEqual(refused);
  });

  it.each<[string, Claims]>([
    ['that has expired', { exp: seconds() - 3600, iat: seconds() - 7200 }],
    ['without an end', { exp: undefined }],
    ['that does not count yet', { nbf: seconds() + 3600 }],
    ['for another client', { aud: 'other' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of another sign-in', { nonce: 'another' }],
    ['without the nonce of the sign-in', { nonce: undefined }],
    ['of nobody', { sub: undefined }],
    ['of another person than the access token', { sub: 'p2', email: undefined }],
  ])('%s is refused', async (_name, changes) => {
    const forged = (_token: string, claims: Claims) =>
      signedWith(one.provider.key, { ...claims, ...changes });
    expect(await signInWith(forged)).toEqual(refused);
  });

  it.each([
    ['is refused', 'another issuer than', (issuer: string) => issuer.replace('127.0.0.1', 'localhost')],
    ['is accepted', 'the same issuer as', (issuer: string) => `${issuer}/`],
  ])('%s where the provider says that it is %s the configured one', async (is, _what, configured) => {
    const other = await startFederatedApp(false, configured);
    try {
      const browser = other.browser();
      expect(await other.signIn(browser, proven)).toMatch(is === 'is refused' ? /error=/ : /\/menu$/);
      expect((await browser.who()) === null).toBe(is === 'is refused');
    } finally {
      await other.close();
    }
  });

  it('opens no session without a token', async () => {
    expect(await signInWith(() => undefined)).toEqual(refused);
  });
});
