import { expect } from '@playwright/test';
import { somePayloads } from '../attack/payloads/collection.ts';
import { attackWithPayloads } from '../attack/payloads/payloads.ts';
import { test } from './support/test.ts';

// It starts a database, a server and its own import.
test.describe.configure({ timeout: 240_000 });

test('no payload in a text, an attribute or an address runs on any page', { tag: '@full' }, async () => {
  const report = await attackWithPayloads({ texts: somePayloads(10), own: 2, beside: null, say: () => {} });
  expect(report).toMatchObject({ sent: 10, stored: 10, failures: [] });
  expect(report.more).toMatchObject({ executed: 0, 'loads from other servers': 0 });
});
