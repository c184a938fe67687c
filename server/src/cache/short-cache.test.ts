import { expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

it('shares one call among concurrent callers, and calls again when the answer is stale', async () => {
  let time = 0;
  let requested = 0;
  const cache = createShortCache(async () => ++requested, { milliseconds: 10, most: 5, now: () => time });
  expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual([1, 1]);
  time = 9;
  expect(await cache.get('a')).toBe(1);
  time = 10;
  expect(await cache.get('a')).toBe(2);
});

it('caches no failures', async () => {
  let requested = 0;
  const ask = async () => {
    if (++requested === 1) throw new Error('away');
    return requested;
  };
  const cache = createShortCache(ask, { milliseconds: 10, most: 5, now: () => 0 });
  await expect(cache.get('a')).rejects.toThrow('away');
  expect(await cache.get('a')).toBe(2);
});

it('caches no more than its maximum of answers', async () => {
  const requested: string[] = [];
  const ask = async (key: string) => requested.push(key);
  const cache = createShortCache(ask, { milliseconds: 10, most: 2, now: () => 0 });
  for (const key of ['a', 'b', 'c', 'c', 'a']) await cache.get(key);
  expect(requested).toEqual(['a', 'b', 'c', 'a']);
});
