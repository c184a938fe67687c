import type { ErrorCode } from '@hearth/domain/contract/errors.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Resource } from '../http/resource.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const password = 'Sunny Porch 7';
export const ana = {
  email: 'ana@visitor.example',
  password,
  firstname: 'Ana',
  lastname: 'Gómez',
  phone: '+15125550146',
} as const;

interface Sent {
  readonly template: string;
  readonly toAddress: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One browser: it keeps the cookies it is given. */
export interface Browser {
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
  /** The signed-in person's username; null for a guest. */
  who(): Promise<string | null>;
  readonly cookies: Map<string, string>;
}

/** The real server with real sessions, whose clock can be moved. */
export interface IdentityApp {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  browser(ip?: string): Browser;
  /** Mails in the order in which they were queued. */
  mails(template?: string): Promise<Sent[]>;
  /** The code of the newest mail of a template. */
  code(template: string, email?: string): Promise<string>;
  /** Signs up, confirms and stays signed in. */
  verifiedBrowser(person?: { readonly email: string }): Promise<Browser>;
  later(minutes: number): void;
  /** Resolves once nothing runs that answers did not wait for. */
  settled(): Promise<void>;
  /** Forgets limits, so that tests do not count for each other. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function startIdentityApp(
  config: Partial<Config> = {},
  log: AppOptions['log'] = false,
): Promise<IdentityApp> {
  const db = await createTestDatabase();
  let minutes = 0;
  const clock = () => new Date(Date.now() + minutes * 60_000);
  let settled = async () => {};
  const insider: Resource = (_app, { background }) => {
    settled = background.settled;
  };
  const options = { db, config: testConfig(config), clock, log, extraResources: [insider] };
  const app = await buildApp(options);
  const mails: IdentityApp['mails'] = async (template) => {
    await settled();
    const { rows } = await sql<Sent>`select template, to_address, parameters from mail
      where ${template ?? null}::text is null or template = ${template ?? null} order by created_at, id`.execute(
      db.kysely,
    );
    return rows;
  };
  const one: IdentityApp = {
    app,
    db,
    browser: (ip) => browser(app, ip),
    mails,
    async code(template, email) {
      const sent = (await mails(template)).findLast(({ toAddress }) => !email || toAddress === email);
      return new URL(String(sent?.parameters.link)).searchParams.get('code') ?? '';
    },
    async verifiedBrowser(person = ana) {
      const theirs = browser(app);
      ok(await theirs.post('/api/user/sign-up', { ...ana, ...person }));
      const code = await one.code('account-verify', person.email);
      ok(await theirs.post('/api/user/verify-email', { email: person.email, code, password }));
      return theirs;
    },
    later(more) {
      minutes += more;
    },
    settled: () => settled(),
    async clear() {
      await settled();
      await db.kysely.deleteFrom('attemptCount').execute();
      await db.kysely.deleteFrom('person').execute();
      await db.kysely.deleteFrom('agent').execute();
      minutes = 0;
    },
    async close() {
      await app.close();
      await db.drop();
    },
  };
  return one;
}

/** The server of one test file, without accounts before each test. */
export function identityAppOfFile(config: Partial<Config> = {}): IdentityApp {
  let one: IdentityApp;
  beforeAll(async () => {
    one = await startIdentityApp(config);
  });
  beforeEach(() => one.clear());
  afterAll(() => one.close());
  return {
    get app() {
      return one.app;
    },
    get db() {
      return one.db;
    },
    browser: (ip) => one.browser(ip),
    mails: (template) => one.mails(template),
    code: (template, email) => one.code(template, email),
    verifiedBrowser: (person) => one.verifiedBrowser(person),
    later: (minutes) => one.later(minutes),
    settled: () => one.settled(),
    clear: () => one.clear(),
    close: () => one.close(),
  };
}

const ok = (answer: LightMyRequestResponse): void => expect(answer.body + answer.statusCode).toMatch(/200$/);

function browser(app: FastifyInstance, remoteAddress = '203.0.113.7'): Browser {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, more = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'user-agent': 'Firefox/140.0', ...(cookie && { cookie }), ...more };
    const answer = await app.inject({
      ...{ method, url, remoteAddress, headers },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of answer.cookies)
      value === '' ? cookies.delete(name) : cookies.set(name, value);
    return answer;
  };
  return {
    cookies,
    post: (path, body = {}, headers) => send('POST', path, body, headers),
    get: (path, headers) => send('GET', path, undefined, headers),
    delete: (path) => send('DELETE', path),
    who: async () => (await send('GET', '/api/user/session')).json().person?.username ?? null,
  };
}

/** Asserts the code of an error answer. */
export const expectError = (answer: LightMyRequestResponse, status: number, code: ErrorCode): void =>
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
