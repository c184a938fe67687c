import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forget } from '../../testing/forget.ts';
import { ana, signedInApp } from '../../testing/signed-in.ts';
import { saveHome } from './collection-changes.ts';
import { aCollection, collectionServer } from './testing/collection-server.ts';
import { asGuest, l1, openPanel, page, save } from './testing/save-page.tsx';

beforeEach(forget);

test('what waits to be sent is sent before a log-out', async () => {
  const { server, client } = collectionServer([aCollection()]);
  const app = signedInApp(client);
  void saveHome(app.session(), l1);
  void saveHome(app.session(), { listingid: 'L2', street: '2 Live Oak' });
  await app.session().changes.settle();
  expect(server.collections).toMatchObject([{ listingIds: ['L2', 'L1'] }]);
});

test('what waits to be sent is not sent for the next person', async () => {
  const { server, client } = collectionServer([aCollection()]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  const app = signedInApp(client);
  const both = [
    saveHome(app.session(), l1),
    saveHome(app.session(), { listingid: 'L2', street: '2 Live Oak' }),
  ];
  await expect.poll(() => server.told).toEqual(['PUT 1 L1']);
  app.account.signedOut();
  app.account.signedIn({ ...ana, username: 'bo' });
  answer();
  await Promise.all(both);
  expect(server.told).toEqual(['PUT 1 L1']);
  expect(app.queries.getQueryData([...app.session().root, 'dismissed', 'L1'])).toBeUndefined();
});

test('the panel closes for the person who logs out', async () => {
  const { account } = asGuest();
  account.signedIn(ana);
  await userEvent.click(await save());
  await openPanel();
  await page.findByRole('dialog');
  account.signedOut();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  account.signedIn({ ...ana, username: 'bo' });
  await save();
  expect(page.queryByRole('dialog')).toBeNull();
});

test('a toast of the person who logged out opens no panel for the next one', async () => {
  const { account } = asGuest();
  account.signedIn(ana);
  await userEvent.click(await save());
  const change = await page.findByRole('button', { name: 'Change' });
  account.signedOut();
  account.signedIn({ ...ana, username: 'bo' });
  await page.findByRole('button', { name: /^Saved?$/ });
  await userEvent.click(change);
  // The panel would be shown by then: its code is fetched first.
  await import('./save-panel.tsx');
  await idlePage();
  expect(page.queryByRole('dialog')).toBeNull();
});

test('the panel keeps what was typed when the session ends, and closes for another person', async () => {
  const { account } = asGuest([aCollection({ listingIds: ['L1'] })]);
  account.signedIn(ana);
  await openPanel();
  await userEvent.click(await page.findByRole('button', { name: 'New collection' }));
  await userEvent.type(page.getByLabelText('Name'), 'Hills');
  account.expire();
  await behind('Save');
  expect(page.getByLabelText<HTMLInputElement>('Name').value).toBe('Hills');
  account.signedIn(ana);
  await behind('Saved');
  expect(page.getByLabelText<HTMLInputElement>('Name').value).toBe('Hills');
  account.expire();
  await behind('Save');
  account.signedIn({ ...ana, username: 'bo' });
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

/** The button of the page, which the panel hides from assistive technology. */
const behind = (name: string) => page.findByRole('button', { name, hidden: true });

test('the panel of an expired session closes once another tab ends the session', async () => {
  const { account } = asGuest([aCollection({ listingIds: ['L1'] })]);
  account.signedIn(ana);
  await openPanel();
  await page.findByRole('dialog');
  account.expire();
  await behind('Save');
  page.getByRole('dialog');
  account.signedOut();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});
