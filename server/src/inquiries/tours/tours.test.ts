import type { InquiryRecipient } from '@hearth/domain/contract/inquiry.ts';
import { type TourHours, weekdays } from '@hearth/domain/inquiry/tour-hours.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aTour, errorOf, inquiryDeskOfFile } from '../../testing/inquiry-desk.ts';

// The clock of the tests: Saturday, November 21, 2026, at noon in Austin.
const desk = inquiryDeskOfFile();
const none = Object.fromEntries(weekdays.map((name) => [name, null])) as TourHours['hours'];
const sundays: TourHours = {
  hours: { ...none, sunday: { from: '09:00', until: '11:00' } },
  daysOff: [{ from: '2026-12-06', until: '2026-12-06' }],
  minutes: 60,
};

const setHours = (tours: TourHours | null) =>
  desk.server.db.kysely
    .updateTable('agent')
    .set({ tours: tours && JSON.stringify(tours) })
    .where('agentId', '=', 'ada.reyes')
    .execute();
beforeEach(async () => {
  await desk.server.save(
    aListing({ listingid: 'AUS1', listingkey: 'AUS-1', sourcelistingid: '1', agentId: 'ada.reyes' }),
  );
  await setHours(sundays);
});

const tour = (tourDateTime: string, changes = {}) => aTour({ listingId: 'AUS1', tourDateTime, ...changes });
const recipient = (type = 'schedule-a-tour') =>
  desk.server.get<InquiryRecipient>(`/api/user/inquiry/recipient?type=${type}&listingId=AUS1`);
const refusal = { status: 400, validationErrors: [{ name: 'tourDateTime' }] };

describe('tours of an agent with hours', () => {
  it('offers tours at free times alone, on the wall clock of the edition', async () => {
    const { tourDays } = await recipient();
    expect(tourDays?.slice(0, 3)).toEqual([
      { day: '2026-11-22', times: ['09:00', '09:30', '10:00'] },
      { day: '2026-11-29', times: ['09:00', '09:30', '10:00'] },
      { day: '2026-12-13', times: ['09:00', '09:30', '10:00'] },
    ]);
    expect((await recipient('listing-question')).tourDays).toBeNull();
    for (const hours of [null, { ...sundays, isOff: true } as const]) {
      await setHours(hours);
      expect((await recipient()).tourDays).toBeNull();
    }
  });

  it('refuses tours at every other time, with the words at the field, and stores none', async () => {
    for (const at of [
      '2026-11-22T11:00',
      '2026-11-23T10:00',
      '2026-12-06T10:00',
      '2026-11-22T09:15',
      '2027-03-07T10:00',
    ])
      expect(errorOf(await desk.send(tour(at))), at).toMatchObject(refusal);
    expect([await desk.stored(), await desk.mails()]).toEqual([[], []]);
    await setHours(null);
    expect((await desk.send(tour('2026-11-23T10:00'))).statusCode).toBe(200);
  });

  it('take their time once, until they are closed; a repeated request gets the first answer', async () => {
    const first = tour('2026-11-22T09:30');
    expect((await desk.send(first, { key: 'a-first-attempt-0001' })).statusCode).toBe(200);
    expect((await desk.send(first, { key: 'a-first-attempt-0001' })).statusCode).toBe(200);
    expect((await recipient()).tourDays?.[0]?.day).toBe('2026-11-29');
    expect(errorOf(await desk.send(tour('2026-11-22T10:00', { email: 'bo@visitor.example' })))).toMatchObject(
      refusal,
    );
    await desk.server.db.kysely.updateTable('inquiry').set({ status: 'closed', dueAt: null }).execute();
    expect((await desk.send(tour('2026-11-22T10:00', { email: 'bo@visitor.example' }))).statusCode).toBe(200);
  });

  it('accepts one of many tours that are requested for one time at once', async () => {
    const askers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => ({
        body: tour('2026-11-29T09:00', { email: `visitor.${at}@visitor.example` }),
        token: await desk.token(),
      })),
    );
    const answers = await Promise.all(askers.map(({ body, token }) => desk.send(body, { token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(400)]);
    expect(await desk.stored()).toHaveLength(1);
  });
});
