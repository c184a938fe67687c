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
}, 30_000);
