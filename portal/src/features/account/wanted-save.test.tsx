import { json } from '@hearth/widgets/testing/answers.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectSignIn } from '../../shared/account/account.ts';
import type { App } from '../../shared/app/app-context.tsx';
import { aCollection } from '../../shared/saving/testing/collection-server.ts';
import { noteProviderTrip } from './note-provider-trip.ts';
import { ana, fillLogIn, server, show } from './testing/account-page.tsx';

beforeEach(() => localStorage.clear());

/** A save would be at the server by then: its code is fetched first. */
async function settled(app: App): Promise<void> {
  await idlePage();
  await import('../../shared/saving/collection-changes.ts');
  await app.session().changes.settle();
}

const wanted = { listingid: 'L1', street: '1 Live Oak' };
/** The person's collections: none before the save. */
const collections = {
  '/listing/collection/homes': () => json([]),
  '/listing/collection': () => json(aCollection({ name: 'Saved homes', listingIds: ['L1'] })),
};
const savedHome = { name: 'Saved homes', listings: ['L1'] };
const promise = 'Sign up or log in to save 1 Live Oak.';

test('the home that a guest wanted to save is saved once they are signed in', async () => {
  const { requested, client } = server({
    '/sign-in': () => json({ person: ana, token: null }),
    ...collections,
  });
  const { account, body, submit } = show(client);
  account.open({ name: 'sign up', wanted });
  await body.findByText(promise);
  await userEvent.click(body.getByRole('button', { name: 'Log in' }));
  body.getByText(promise);
  await fillLogIn(body);
  await submit();
  await body.findByRole('button', { name: 'Resend email' });
  expect(body.queryByText(promise)).toBeNull();
  await expect
    .poll(() => requested.filter(({ path }) => path.endsWith('/listing/collection')).map((each) => each.body))
    .toEqual([savedHome]);
});

test('a sign-up with a taken address keeps the wish for the log-in that follows', async () => {
  let isTaken = true;
  const { requested, client } = server({
    '/sign-up': () => json({ accepted: true }),
    '/sign-in': () =>
      isTaken ? json({ code: 'wrong_credentials', message: '' }, 401) : json({ person: ana, token: null }),
    ...collections,
  });
  const { account, body, submit } = show(client);
  const prefill = { firstname: 'Ana', lastname: 'Díaz', phone: '+15125550146' };
  account.open({ name: 'sign up', email: 'ana@visitor.example', prefill, wanted });
  await userEvent.fill(await body.findByLabelText('Password'), 'Mesquite-Tree-42');
  await submit();
  await body.findByText(/We sent an email to/);
  body.getByText(promise);
  isTaken = false;
  await userEvent.click(body.getByRole('button', { name: 'Log in' }));
  await fillLogIn(body);
  await submit();
  await expect.poll(() => requested.map((each) => each.body)).toContainEqual(savedHome);
});

test('a sign-in from elsewhere closes the dialog and saves the home', async () => {
  const { requested, client } = server(collections);
  const { account, body, dialog } = show(client);
  account.open({ name: 'sign up', wanted });
  await body.findByText(promise);
  account.signedIn(ana);
  await expect.poll(dialog).toBeNull();
  await expect.poll(() => requested.map((each) => each.body)).toContainEqual(savedHome);
});

test('the dialog that a guest closed saves nothing after a later log-in', async () => {
  const { requested, client } = server({ '/sign-in': () => json({ person: ana, token: null }) });
  const { app, account, body, dialog, submit } = show(client);
  account.open({ name: 'sign up', wanted });
  await userEvent.click(await body.findByRole('button', { name: 'Close' }));
  await expect.poll(dialog).toBeNull();
  account.open({ name: 'log in' });
  await fillLogIn(body);
  await submit();
  await body.findByRole('button', { name: 'Resend email' });
  await settled(app);
  expect(requested.map(({ path }) => path)).not.toContain('/api/listing/collection');
});

test('a guest who comes back from a provider signed in finds the home saved', async () => {
  const { requested, client } = server(collections);
  expectSignIn();
  noteProviderTrip('sign in', wanted);
  const { account } = show(client);
  account.signedIn({ ...ana, loginStatus: 'verified' });
  await expect.poll(() => requested.map(({ body }) => body)).toContainEqual(savedHome);
  expect(sessionStorage.length).toBe(0);
});

test('a guest whom the provider refused saves nothing after a later log-in', async () => {
  const { requested, client } = server({ '/session': () => json({ person: null }) });
  expectSignIn();
  noteProviderTrip('sign in', wanted);
  const { app, account } = show(client);
  account.refuse('access_denied');
  await account.start();
  await expect.poll(() => account.state.refusal).toBeNull();
  account.signedIn({ ...ana, loginStatus: 'verified' });
  await expect.poll(() => requested.map(({ path }) => path)).toContain('/api/user/guest-memory');
  await settled(app);
  expect(requested.map(({ path }) => path)).not.toContain('/api/listing/collection');
  expect(sessionStorage.length).toBe(0);
});
