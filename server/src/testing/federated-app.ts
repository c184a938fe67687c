import { expect } from 'vitest';
import type { AppOptions } from '../app.ts';
import { ana, type Browser, type IdentityApp, startIdentityApp } from './identity-app.ts';
import { openIdClient } from './openid-client.ts';
import { type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts';
import { testConfig } from './test-config.ts';

export const publicUrl = 'http://localhost:3000';

/** Claims of the provider about a person whose address it has proven. */
export const proven = {
  sub: 'p1',
  email: ana.email,
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Gómez',
};

/** The real server with an OpenID provider that agents sign in with too. */
export interface FederatedApp extends IdentityApp {
  readonly provider: OpenIdProvider;
  /** The address of the provider's page, for this browser. */
  start(browser: Browser, more?: object): Promise<string>;
  /** Goes through the provider and back; returns where the browser is sent then. */
  signIn(
    browser: Browser,
    account: OpenIdProvider['account'],
    more?: object,
    headers?: Record<string, string>,
  ): Promise<string>;
  /** Brings back what the provider sent a browser with; returns where the browser is sent then. */
  finish(browser: Browser, back: string, headers?: Record<string, string>): Promise<string>;
  people(): Promise<Record<string, unknown>[]>;
  /** The ways to sign in of all people. */
  methods(): Promise<string[]>;
}

/** @param configured the issuer that the operator names; by default the provider's own */
export async function startFederatedApp(
  log?: AppOptions['log'],
  configured = (issuer: string): string => issuer,
): Promise<FederatedApp> {
  const provider = await startOpenIdProvider(`${publicUrl}/api/auth/callback/openid`);
  const openId = { ...openIdClient, name: 'Test', issuer: configured(provider.issuer) };
  const identity = { ...testConfig().identity, openId, agentProvider: 'openid' as const };
  const one = await startIdentityApp({ identity, companyEmailDomains: ['brokerage.example'] }, log);
  const rows = async (text: string) => (await one.db.pool.query(text)).rows;
  const app: FederatedApp = {
    ...one,
    provider,
    async start(browser, more = {}) {
      const body = { provider: 'openid', returnTo: '/menu', ...more };
      const answer = await browser.post('/api/user/federated-sign-in', body);
      expect(answer.statusCode).toBe(200);
      return answer.json().url;
    },
    async signIn(browser, account, more = {}, headers = {}) {
      provider.account = account;
      return app.finish(browser, await provider.follow(await app.start(browser, more)), headers);
    },
    async finish(browser, back, headers = {}) {
      const { pathname, search } = new URL(back);
      const answer = await browser.get(pathname + search, headers);
      expect(answer.statusCode, answer.body).toBe(302);
      await one.settled();
      return String(answer.headers.location);
    },
    people: () => rows('select email, role, username, is_admin, lastname from person'),
    methods: async () =>
      (await rows('select provider_id from sign_in_method order by 1')).map((row) => row.provider_id),
    async close() {
      await one.close();
      await provider.close();
    },
  };
  return app;
}
