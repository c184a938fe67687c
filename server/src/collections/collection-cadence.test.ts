import type { Collection } from '@hearth/domain/contract/collection.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { collectionsApp, create, send, v2 } from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { page, sharedWithLee, status } from '../testing/shared-collections.ts';

const app = collectionsApp();
const mailsOf = ({ cadence, notifyAgent }: Pick<Collection, 'cadence' | 'notifyAgent'>) => [
  cadence,
  notifyAgent,
];

it('starts daily, and with never for a person without mails until they choose', async () => {
  const [kim, lee] = [await app.signedIn(), await app.signedIn({ hasOptedOutOfEmail: true })];
  expect(mailsOf(await page(kim.asker, (await create(kim.asker)).id))).toEqual(['daily', false]);
  const { id } = await create(lee.asker);
  expect(mailsOf(await page(lee.asker, id))).toEqual(['never', false]);
  const changed = await send(lee.asker, 'PATCH', `${v2}/${id}`, { cadence: 'weekly', notifyAgent: true });
  expect(mailsOf(changed.json<Collection>())).toEqual(['weekly', true]);
  expect(await lee.asker.get('/api/user/me')).toMatchObject({ hasOptedOutOfEmail: false });
});

it('stores the cadence of each person of a shared collection', async () => {
  const { kim, lee, id } = await sharedWithLee(app);
  expect(await status(send(lee.asker, 'PATCH', `${v2}/${id}`, { cadence: 'monthly' }))).toBe(200);
  expect(await status(send(kim.asker, 'PATCH', `${v2}/${id}`, { cadence: 'never' }))).toBe(200);
  const cadences = [(await page(kim.asker, id)).cadence, (await page(lee.asker, id)).cadence];
  expect(cadences).toEqual(['never', 'monthly']);
  for (const body of [{ notifyAgent: true }, { cadence: 'daily', name: 'Mine' }])
    expect(errorOf(await send(lee.asker, 'PATCH', `${v2}/${id}`, body))).toEqual({
      ...{ status: 403, code: 'forbidden' },
    });
});

it('keeps the order of the list, and reads the changed rows since their last change', async () => {
  const { asker } = await app.signedIn();
  const { id, updatedAt } = await create(asker);
  const changedXid = async () =>
    (
      await sql<{ xid: string }>`select changed_xid::text as xid from collection`.execute(
        app.server.db.kysely,
      )
    ).rows[0]?.xid;
  const before = await changedXid();
  await send(asker, 'PATCH', `${v2}/${id}`, { cadence: 'monthly' });
  expect((await page(asker, id)).updatedAt).toBe(updatedAt);
  expect(await changedXid()).not.toBe(before);
});
