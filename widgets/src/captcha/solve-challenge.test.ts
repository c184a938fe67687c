import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { expect, test, vi } from 'vitest';
import { aChallenge } from '../testing/inquiry-server.ts';
import { solveChallenge } from './solve-challenge.ts';

const numberOf = (token: string | undefined): number => JSON.parse(atob(token ?? '')).number;

test.for(['SHA-256', 'SHA-384', 'SHA-512'])('finds the number of a %s challenge', async (algorithm) => {
  const challenge = (await aChallenge(300, algorithm)) as Challenge;
  expect(numberOf(await solveChallenge(challenge))).toBe(300);
});

test('works without the browser’s own hashes, as on pages without TLS', async () => {
  const challenge = (await aChallenge(77)) as Challenge;
  vi.stubGlobal('crypto', {});
  expect(numberOf(await solveChallenge(challenge))).toBe(77);
  vi.unstubAllGlobals();
});

test('a challenge without a solution has no result', async () => {
  const challenge = (await aChallenge(501)) as Challenge;
  expect(await solveChallenge({ ...challenge, maxnumber: 400 })).toBeUndefined();
});

test('the page stays responsive in between', async () => {
  const challenge = { ...((await aChallenge(1)) as Challenge), challenge: '0'.repeat(64), maxnumber: 100 };
  // A millisecond for each number, whatever the machine needs.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock++);
  let turns = 0;
  const watch = setInterval(() => turns++);
  await solveChallenge(challenge);
  clearInterval(watch);
  vi.restoreAllMocks();
  expect(turns).toBeGreaterThan(3);
});
