import type { UsageDay } from '@hearth/domain/contract/listing-usage.ts';
import { expect, it } from 'vitest';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { createMailQueue } from '../../mail/mail-queue.ts';
import { aDraft, aHomeToList, exclusiveApp, exclusives } from '../../testing/exclusive-app.ts';
import type { Asker } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testServices } from '../../testing/test-services.ts';
import { listingKeyOf } from '../listing-key.ts';
import { mailPerformance } from './performance-mails.service.ts';

const app = exclusiveApp();
const monday = '2026-11-23T15:00:00Z';

async function aListedHome(asker: Asker, fields: object = aHomeToList) {
  const { listingId, draftId, revision } = await aDraft(asker, fields);
  const url = `${exclusives}/publish/${listingId}`;
  expect((await asker.inject({ method: 'POST', url, payload: { revision } })).statusCode).toBe(200);
  return { listingId, draftId };
}
const view = (asker: Asker, id: string, remoteAddress = '203.0.113.7') =>
  asker.inject({ method: 'POST', url: `/api/v2/listing/${id}/view`, remoteAddress });
const daysOf = async (asker: Asker, id: string) =>
  (await asker.get<{ days: UsageDay[] }>(`/api/v2/listing/${id}/usage`)).days;

/** Runs the job at a moment, with mails stored and not sent. */
async function comes(moment: string): Promise<void> {
  const { db } = app.server;
  const config = testConfig();
  const clock = () => new Date(moment);
  const { listings } = testServices(db.kysely);
  const jobs = createJobRunner({ db, runsJobs: false, onError: console.error });
  const mails = createMailQueue({ db, config, clock, jobs });
  await mailPerformance({ db, config, clock, listings, mails });
}
const sent = () =>
  app.server.db.kysely
    .selectFrom('mail')
    .select(['toAddress', 'parameters'])
    .where('template', '=', 'listing-performance')
    .execute();

it('counts views by day, with saves and dismissals, for the agent of the home alone', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId } = await aListedHome(asker);
  const visitor = await app.client();
  await view(app.server, listingId);
  await view(visitor.asker, listingId);
  await visitor.asker.inject({ method: 'POST', url: `/api/v2/listing/${listingId}/dismiss` });
  const days = await daysOf(asker, listingId);
  expect(days).toHaveLength(28);
  expect(days.at(-1)).toEqual({
    ...{ day: '2026-11-21', views: 2, saves: 0, dismissals: 1, questions: 0, tours: 0 },
  });
  expect(days.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
  const url = `/api/v2/listing/${listingId}/usage`;
  for (const other of [visitor.asker, (await app.agent('other.agent')).asker])
    expect((await other.inject({ url })).statusCode).toBe(404);
});

it('mails each agent the week of their listings once, on Monday morning of the edition', async () => {
  const { asker } = await app.agent('ada.reyes', { emailVerified: true });
  await app.agent('idle.agent', { emailVerified: true });
  const { listingId, draftId } = await aListedHome(asker);
  await view(app.server, listingId);
  const before = { listingkey: listingKeyOf({ draftId }), day: '2026-11-15', views: 5 };
  await app.server.db.kysely.insertInto('listingViewDay').values(before).execute();
  for (const early of ['2026-11-22T15:00:00Z', '2026-11-23T13:59:00Z', '2026-11-24T15:00:00Z']) {
    await comes(early);
    expect(await sent()).toEqual([]);
  }
  await Promise.all([comes(monday), comes(monday)]);
  await comes('2026-11-23T20:00:00Z');
  expect(await sent()).toMatchObject([
    { parameters: { homes: [{ views: 1, viewsBefore: 5, saves: 0, questions: 0 }] } },
  ]);
  await comes('2026-11-30T15:00:00Z');
  expect(await sent()).toHaveLength(2);
});

it('mails no agent who turned it off, and none whose listings are off the market', async () => {
  const off = await app.agent('off.agent', { emailVerified: true });
  await aListedHome(off.asker);
  const url = `/api/user/${off.username}`;
  const turnedOff = await off.asker.inject({
    method: 'PATCH',
    url,
    payload: { wantsPerformanceMails: false },
  });
  expect(turnedOff.json()).toMatchObject({ wantsPerformanceMails: false });
  const sold = await app.agent('sold.agent', { emailVerified: true });
  const { listingId } = await aListedHome(sold.asker, { ...aHomeToList, streetNumber: '9' });
  await sold.asker.inject({
    ...{ method: 'POST', url: `${exclusives}/status/${listingId}` },
    payload: { mlsStatus: 'Withdrawn' },
  });
  await comes(monday);
  expect(await sent()).toEqual([]);
});
