import { once } from 'node:events';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Set by tests: the viewer of each look at the session, in turn. */
let looks: Viewer[] = [];
let onLook = () => {};

let db: TestDatabase;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  db = await createTestDatabase();
  const viewerOf = () => {
    onLook();
    return looks.shift() ?? guestViewer;
  };
  app = await buildApp({ db, config: testConfig(), clock: () => new Date(), viewerOf, log: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await db.drop();
});

const many = (count: number, value: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => value(nth)).join();
const names = `{${many(1500, (nth) => `"n${nth}":1`)}}`;
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const send = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

describe('a body of an account', () => {
  it('limits a body of an account to a few kilobytes', async () => {
    const email = 'x'.repeat(20_000);
    for (const path of ['sign-in', 'sign-up', 'forgot-password', 'reset-password', 'verify-email'])
      expect((await send(`/api/user/${path}`, JSON.stringify({ email }))).statusCode, path).toBe(413);
  });

  it.each([
    ['names', names],
    ['names in a value', `{"email":${names}}`],
    ['long names', `{"${'n'.repeat(8000)}":1,"${'m'.repeat(7000)}":1}`],
    ['entries', `{"email":[${many(1900, () => '{}')}]}`],
  ])('with too many unknown %s is answered with a few errors', async (_, payload) => {
    const answer = await send('/api/user/sign-in', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.length).toBeLessThanOrEqual(20);
    expect(answer.body.length).toBeLessThan(4000);
  });

  it.each([
    ['is nested too deeply', `{"email":${nested(11)}}`],
    ['is nested too deeply', nested(8000)],
    ['has too many values', `{"email":[${many(2001, () => '1')}]}`],
    ['has too many values', many(1, () => `{"email":[${many(50, () => `[${many(50, () => '1')}]`)}]}`)],
  ])('that %s is refused before a schema reads it', async (message, payload) => {
    const answer = await send('/api/user/sign-in', payload);
    expect([answer.statusCode, answer.json().validationErrors]).toEqual([400, [{ name: 'body', message }]]);
  });
});

/** Sends the head of a request, and as much of its body as a test wants. */
function begin(method: string, path: string, headers: Record<string, string | number>) {
  const request = ask({ port, method, path, headers: { ...headers, connection: 'close' } });
  const answered = once(request, 'response').then(([response]) => {
    response.resume();
    return response.statusCode as number;
  });
  request.flushHeaders();
  return { request, answered };
}

describe('a body for signed-in people', () => {
  const photo = { 'content-type': 'image/jpeg', 'content-length': 10_000_000 };
  const json = { 'content-type': 'application/json', 'content-length': 400_000 };

  it.each([
    ['POST', '/api/user/photo', photo],
    ['POST', '/api/user/guest-memory', json],
  ])('%s %s is not awaited of a guest', async (method, path, headers) => {
    looks = [];
    const { request, answered } = begin(method, path, headers);
    expect(await answered).toBe(401);
    request.destroy();
  });

  it('refuses a body where the session ends while it comes', async () => {
    looks = [viewers.client];
    const looked = new Promise<void>((resolve) => {
      onLook = resolve;
    });
    const body = JSON.stringify({ viewedListings: ['AUS1'] });
    const { request, answered } = begin('POST', '/api/user/guest-memory', {
      ...json,
      'content-length': body.length,
    });
    await looked;
    request.end(body);
    expect(await answered).toBe(401);
  });
});
