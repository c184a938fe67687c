import { expect, it } from 'vitest';
import { networkOf } from '../http/network-of.ts';
import { createDayCounter } from './day-counter.ts';
import type { ListingCount } from './listing-counts.queries.ts';
import type { Reader } from './reader.ts';

const ada: Reader = { kind: 'address', name: '203.0.113.1' };
const day = '2026-11-21';

/** A store that other processes add to as well. */
function aStore() {
  const sums = new Map<string, number>();
  let isBroken = false;
  let reads = 0;
  const writes: (readonly ListingCount[])[] = [];
  return {
    sums,
    writes,
    get reads() {
      return reads;
    },
    set broken(broken: boolean) {
      isBroken = broken;
    },
    read: async ({ name }: Reader) => {
      reads++;
      return sums.get(name) ?? 0;
    },
    add: async (counts: readonly ListingCount[]) => {
      if (isBroken) throw new Error('the database is away');
      writes.push(counts);
      return counts.map((count) => {
        sums.set(count.name, (sums.get(count.name) ?? 0) + count.listings);
        return { ...count, listings: sums.get(count.name) ?? 0 };
      });
    },
  };
}

it('reads a reader once and writes the sum of many requests at once', async () => {
  const store = aStore();
  store.sums.set(ada.name, 100);
  const counter = createDayCounter(store);
  for (let i = 0; i < 10; i++) {
    await counter.count(ada, day);
    counter.add(ada, day, 5);
  }
  expect(await counter.count(ada, day)).toBe(150);
  expect([store.reads, store.writes.length]).toEqual([1, 0]);
  await counter.flush();
  expect(store.writes).toEqual([[{ ...ada, day, listings: 50 }]]);
  expect(await counter.count(ada, day)).toBe(150);
  await counter.flush();
  expect(store.writes.at(-1)).toEqual([]);
});

it('learns what other processes counted with each flush', async () => {
  const store = aStore();
  const counter = createDayCounter(store);
  counter.add(ada, day, 5);
  await counter.count(ada, day);
  store.sums.set(ada.name, 1000);
  await counter.flush();
  expect(await counter.count(ada, day)).toBe(1005);
});

it('loses nothing where the store fails, or while it writes', async () => {
  const store = aStore();
  const counter = createDayCounter(store);
  counter.add(ada, day, 5);
  store.broken = true;
  await expect(counter.flush()).rejects.toThrow('the database is away');
  store.broken = false;
  const flushing = counter.flush();
  counter.add(ada, day, 2);
  await flushing;
  expect(await counter.count(ada, day)).toBe(7);
  await counter.flush();
  expect(store.sums.get(ada.name)).toBe(7);
});

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.1', '64:ff9b:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
