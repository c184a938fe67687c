import { aListing } from '@hearth/domain/testing/a-listing.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { thingsOfAPerson } from '../testing/things-of-a-person.ts';
import { waitingStatements } from '../testing/waiting-statements.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(aListing({ listingid: 'AUS1', listingkey: 'AUS-1' }));
});
afterAll(() => server.close());

it.each<readonly [string, InjectOptions]>([
  ['a mark', { method: 'POST', url: '/api/v2/listing/AUS1/dismiss' }],
  ...thingsOfAPerson('Lake', 'AUS1').map(
    ({ name, url, payload }) => [name, { method: 'POST', url, payload }] as const,
  ),
  [
    'a setting',
    { method: 'PATCH', url: '/api/user/guest-memory/calculator', payload: { downPaymentPercent: 5 } },
  ],
  [
    'a mail to a friend',
    { method: 'POST', url: '/api/v2/listing/AUS1/share', payload: { receiverEmail: 'bo@friend.example' } },
  ],
])('%s of an account that is deleted before it is stored asks to sign in', async (_, request) => {
  const { id, viewer } = await aPerson(server.db.kysely);
  const deleting = await server.db.pool.connect();
  try {
    await deleting.query('begin');
    await deleting.query('delete from person where id = $1', [id]);
    const answer = server.as(viewer).inject(request);
    await expect.poll(() => waitingStatements(server.db)).toBe(1);
    await deleting.query('commit');
    expect(errorOf(await answer)).toEqual({ status: 401, code: 'sign_in_required' });
  } finally {
    deleting.release();
  }
});
