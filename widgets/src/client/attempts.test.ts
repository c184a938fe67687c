import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

test('gives a retry the key of the first try, other words another one, and so after a success', () => {
  const attempts = createAttempts();
  const key = attempts.keyOf({ name: 'Lake' });
  expect(key).toMatch(/^[\w-]{8,128}$/);
  expect(attempts.keyOf({ name: 'Lake' })).toBe(key);
  const changed = attempts.keyOf({ name: 'Lakes' });
  expect(changed).not.toBe(key);
  attempts.succeed();
  expect(attempts.keyOf({ name: 'Lakes' })).not.toBe(changed);
});
