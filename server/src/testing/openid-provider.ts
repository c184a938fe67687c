import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims } from 'oidc-provider';
import { newKey, type SigningKey } from './id-tokens.ts';
import { openIdClient } from './openid-client.ts';

/** An account at the provider. */
export type ProviderAccount = AccountClaims & { readonly sub: string };

/** A real provider of OpenID Connect on a port of this machine, where a person is signed in at once. */
export interface OpenIdProvider {
  readonly issuer: string;
  /** Who signs in next. */
  account: ProviderAccount;
  /** The private key that signs id tokens. */
  readonly key: SigningKey;
  /** Changes what the provider answers to a code, as an attacker on the way would. */
  forge: (tokens: Tokens) => Tokens;
  /** Follows the provider's pages as a browser does and returns the address that it sends the person back to. */
  follow(url: string): Promise<string>;
  close(): Promise<void>;
}

/** Part of the answer to a code that tests read. */
export interface Tokens {
  readonly id_token?: string;
  readonly access_token: string;
}

interface ProviderOptions {
  /** Any free one by default. */
  readonly port?: number;
  /**
   * The page where people say who they are, for a real browser: its form sends `account` to the same address. Without one the
   * person is signed in at once.
   */
  readonly page?: string;
  /** Claims of the provider about the account that the form names. */
  readonly accountOf?: (id: string) => ProviderAccount;
}

export async function startOpenIdProvider(
  redirectUri: string,
  { port = 0, page, accountOf }: ProviderOptions = {},
): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = newKey();
  const one = {
    account: { sub: 'nobody' } as ProviderAccount,
    forge: (tokens: Tokens): Tokens => tokens,
    key,
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.clientId,
        client_secret: openIdClient.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    jwks: { keys: [key] },
    cookies: { keys: ['cookies of the tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => accountOf?.(accountId) ?? one.account,
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // The provider asks for no consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: openIdClient.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/token')) forgeAnswer(response, (tokens) => one.forge(tokens));
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
    const chosen = page === undefined ? one.account.sub : chosenIn(request.url);
    if (chosen === null) return void response.setHeader('content-type', 'text/html').end(page);
    const result =
      chosen === '' ? { error: 'access_denied' } : { login: { accountId: chosen, remember: false } };
    void provider.interactionFinished(request, response, result);
  });
  return Object.assign(one, {
    issuer,
    follow,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Who signs in; '' for a person who cancels, null where the page has not been filled in. */
const chosenIn = (url: string): string | null => new URL(url, 'http://localhost').searchParams.get('account');

function forgeAnswer(response: ServerResponse, forge: (tokens: Tokens) => Tokens): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  response.end = ((body: string | Buffer) => {
    const tokens = JSON.parse(String(body)) as Tokens;
    const text = JSON.stringify('access_token' in tokens ? forge(tokens) : tokens);
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

async function follow(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(start);
  let url = start;
  for (let step = 0; step < 10 && url.startsWith(origin); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    url = new URL(next, origin).href;
  }
  return url;
}
