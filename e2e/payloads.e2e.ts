import { expect } from '@playwright/test';
import { somePayloads } from '../attack/payloads/collection.ts';
import { attackWithPayloads } from '../attack/payloads/payloads.ts';
import { test } from './support/test.ts';

test('no payload in a text, an attribute or an address runs on any page', async () => {
  test.setTimeout(120_000);
  const report = await attackWithPayloads({ texts: somePayloads(10), own: 1, beside: null, say: () => {} });
  expect(report).toMatchObject({ sent: 10, stored: 10, failures: [] });
  expect(report.more).toMatchObject({ executed: 0, 'loads from other servers': 0 });
});
