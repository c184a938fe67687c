import type { Browser } from './identity-app.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

export interface Ceremony {
  readonly challengeId: string;
  readonly options: { readonly challenge: string };
}

/** Body of a call that adds a passkey to the account of a signed-in browser. */
export async function additionBody(browser: Browser, passkey: SoftwarePasskey, origin?: string) {
  const { challengeId, options } = (await browser.post('/api/user/passkeys/creation')).json<Ceremony>();
  return { challengeId, name: 'Phone', credential: passkey.create(options.challenge, origin) };
}

export const addPasskey = async (browser: Browser, passkey: SoftwarePasskey, origin?: string) =>
  browser.post('/api/user/passkeys', await additionBody(browser, passkey, origin));

export async function signInByPasskey(
  browser: Browser,
  passkey: SoftwarePasskey,
  more: { readonly origin?: string; readonly counter?: number } = {},
) {
  const { challengeId, options } = (
    await browser.post('/api/user/passkey-sign-in/challenge')
  ).json<Ceremony>();
  const credential = passkey.get(options.challenge, more);
  return browser.post('/api/user/passkey-sign-in', { challengeId, credential });
}
