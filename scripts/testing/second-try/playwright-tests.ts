import { expect, test } from '@playwright/test';

test('passes', () => {});
test('passes at the second try', () => expect(test.info().retry).toBe(1));
test('fails', () => expect(1).toBe(2));
test.skip('is skipped', () => {});
