import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

let google: Server | undefined;
let requested: URLSearchParams[] = [];
afterEach(async () => {
  google?.closeAllConnections();
  await new Promise((resolve) => (google ? google.close(resolve) : resolve(undefined)));
  google = undefined;
  requested = [];
});

/** Answers for Google; undefined never answers. */
async function answering(status: number, body: string): Promise<string> {
  google = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      requested.push(new URLSearchParams(text));
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => google?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
}

const now = new Date('2026-11-21T18:00:00.000Z');
const captcha = (verifyUrl: string, clock = () => now) =>
  createRecaptcha({ secret: 'the secret', siteKey: 'site', verifyUrl }, clock);
const answer = (token = 'a token') => ({ token, action: 'inquiry', address: '203.0.113.9' }) as const;
const good = { success: true, score: 0.9, action: 'inquiry' };

describe('reCAPTCHA', () => {
  it('passes people, asking with the secret, the token and the visitor’s address', async () => {
    const url = await answering(200, JSON.stringify(good));
    const pass = await captcha(url).check(answer());
    expect(pass).toMatchObject({ expiresAt: new Date('2026-11-21T18:02:00.000Z') });
    expect(pass?.nonce).not.toContain('a token');
    expect(Object.fromEntries(requested[0] ?? [])).toEqual({
      secret: 'the secret',
      response: 'a token',
      remoteip: '203.0.113.9',
    });
  });

  it.each([
    ['machines', { ...good, score: 0.3 }],
    ['tokens of another action', { ...good, action: 'login' }],
    ['tokens that are used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['answers without a score', { success: true, action: 'inquiry' }],
    ['answers of another kind', null],
  ])('refuses %s', async (_who, body) => {
    expect(await captcha(await answering(200, JSON.stringify(body))).check(answer())).toBeNull();
  });

  it('refuses all visitors while Google is unreachable, broken or another host', async () => {
    expect(await captcha(await answering(500, 'oops')).check(answer())).toBeNull();
    google?.close();
    expect(await captcha(await answering(200, 'not json')).check(answer())).toBeNull();
    expect(await captcha('http://127.0.0.1:1/siteverify').check(answer())).toBeNull();
  });

  it('verifies a token once for two concurrent requests, and returns one nonce', async () => {
    const port = captcha(await answering(200, JSON.stringify(good)));
    const [first, second] = await Promise.all([port.check(answer()), port.check(answer())]);
    expect(first).toEqual(second);
    expect(requested.length).toBe(1);
  });

  it('drops a token from the cache after its life', async () => {
    let time = now;
    const port = captcha(await answering(200, JSON.stringify(good)), () => time);
    await port.check(answer());
    time = new Date(now.getTime() + 120_000);
    await port.check(answer());
    expect(requested.length).toBe(2);
  });

  it('sends no malformed tokens to Google', async () => {
    const port = captcha(await answering(200, JSON.stringify(good)));
    expect(await port.check(answer(''))).toBeNull();
    expect(await port.check(answer('x'.repeat(10_000)))).toBeNull();
    expect(requested).toEqual([]);
  });
});
