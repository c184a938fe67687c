import { describe, expect, it } from 'vitest';
import { solvedToken } from '../../testing/solve-captcha.ts';
import type { CaptchaAction, CaptchaPass } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';

const start = new Date('2026-11-21T18:00:00.000Z');
const minutesLater = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

/** A server whose clock shows this. */
const at = (now: Date, key = 'a key of this server') =>
  createProofOfWork({ key: async () => key, clock: () => now, maxTries: 50 });

const solved = async (action: CaptchaAction = 'inquiry'): Promise<string> =>
  solvedToken(await at(start).challenge({ action }));

const check = (token: string, now = start, action: CaptchaAction = 'inquiry'): Promise<CaptchaPass | null> =>
  at(now).check({ token, action, address: '127.0.0.1' });

/** The token with something changed. */
const changed = (token: string, changes: Record<string, unknown>): string =>
  Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(token, 'base64').toString()), ...changes }),
  ).toString('base64');

describe('a proof of work', () => {
  it('passes once solved, under its own nonce', async () => {
    const [first, second] = [await check(await solved()), await check(await solved())];
    expect(first).toMatchObject({ expiresAt: minutesLater(11) });
    expect(first?.nonce).not.toBe(second?.nonce);
  });

  it('accepts one nonce once', async () => {
    const token = await solved();
    expect((await check(token))?.nonce).toBe((await check(token))?.nonce);
    expect((await check(changed(token, { more: 1 })))?.nonce).toBe((await check(token))?.nonce);
  });

  it('accepts a proof for ten minutes, and one more for clocks that differ', async () => {
    const token = await solved();
    expect(await check(token, minutesLater(10.99))).not.toBeNull();
    expect(await check(token, minutesLater(11))).toBeNull();
    expect(await check(token, minutesLater(-1))).not.toBeNull();
  });

  it('accepts a proof for one action', async () => {
    expect(await check(await solved('feedback'))).toBeNull();
    expect(await check(await solved('feedback'), start, 'feedback')).not.toBeNull();
  });

  it('rejects the proof of a server with another key', async () => {
    const answer = { token: await solved(), action: 'inquiry', address: '127.0.0.1' } as const;
    expect(await at(start, 'another key').check(answer)).toBeNull();
  });

  it.each<[string, (salt: string) => Record<string, unknown>]>([
    ['another number', () => ({ number: 51 })],
    ['a number that is text', () => ({ number: '7' })],
    ['no number', () => ({ number: undefined })],
    ['a later expiry', (salt) => ({ salt: salt.replace(/expires=\d+/, 'expires=9999999999') })],
    ['another action', (salt) => ({ salt: salt.replace('action=inquiry', 'action=feedback') })],
    ['a second action', (salt) => ({ salt: `${salt}action=feedback&` })],
    ['another algorithm', () => ({ algorithm: 'SHA-512' })],
    ['no algorithm', () => ({ algorithm: null })],
    ['another signature', () => ({ signature: '0'.repeat(64) })],
    ['a salt that is a list', (salt) => ({ salt: [salt] })],
  ])('with %s is refused', async (_what, changes) => {
    const challenge = await at(start).challenge({ action: 'inquiry' });
    const token = changed(await solvedToken(challenge), changes(challenge.salt));
    expect(await check(token)).toBeNull();
    expect(await check(token, start, 'feedback')).toBeNull();
  });

  it.each([
    '',
    'x',
    '{}',
    Buffer.from('null').toString('base64'),
    Buffer.from('[]').toString('base64'),
    'A'.repeat(1_000_000),
  ])('that is none is refused', async (token) => expect(await check(token)).toBeNull());

  it('asks for as many tries as the configuration says', async () => {
    expect(await at(start).challenge({ action: 'inquiry' })).toMatchObject({ maxnumber: 50 });
  });
});
