import { expect, it } from 'vitest';

let tries = 0;

it('passes', () => {});
it('passes at the second try', () => {
  tries += 1;
  expect(tries).toBe(2);
});
it('fails', () => expect(1).toBe(2));
it.skip('is skipped', () => {});
