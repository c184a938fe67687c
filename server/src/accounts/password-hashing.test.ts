import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { createPasswordHashing } from './password-hashing.ts';

it('takes so many passwords as it can hash soon, and asks others to come back', async () => {
  const hashing = createPasswordHashing();
  const storm = await Promise.allSettled(Array.from({ length: 600 }, () => hashing.hash('Sunny Porch 7')));
  const hashed = storm.filter(({ status }) => status === 'fulfilled');
  const refused = storm.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(hashed.length).toBeGreaterThan(16);
  expect(refused.length).toBeGreaterThan(200);
  expect(refused[0]?.reason).toMatchObject({ code: 'sign_in_busy', retryAfterSeconds: 3 });
  expect(await hashing.verify({ hash: await hashing.hash('a'), password: 'a' })).toBe(true);
});

it('hashes as better-auth does, so that either knows the hashes of the other', async () => {
  const { hash, verify } = createPasswordHashing();
  expect(await verifyPassword({ hash: await hash('Sunny Porch é'), password: 'Sunny Porch é' })).toBe(true);
  const theirs = await hashPassword('Sunny Porch é');
  // The same letter, composed of two characters.
  expect(await verify({ hash: theirs, password: 'Sunny Porch e\u0301' })).toBe(true);
  expect(await verify({ hash: theirs, password: 'Sunny Porch e' })).toBe(false);
});

it.each(['', 'salt', 'salt:', ':00', `salt:${'0'.repeat(128)}`])(
  'no password has the hash "%s"',
  async (hash) => {
    expect(await createPasswordHashing().verify({ hash, password: '' })).toBe(false);
  },
);

it.runIf(process.platform === 'linux')('gives way to the threads that answer requests', async () => {
  await createPasswordHashing().hash('Sunny Porch 7');
  const niceness = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.replace(/^.*\) /s, '').split(' ')[16]);
  });
  const lowered = getPriority() + 10;
  expect(niceness).toContain(lowered);
  expect(niceness.filter((nice) => nice === lowered).length).toBeLessThan(niceness.length / 2);
});
