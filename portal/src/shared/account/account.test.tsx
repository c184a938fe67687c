import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../../testing/signed-in.ts';
import { createAccount, expectSignIn, maySignedIn, type SessionPerson, viewerOf } from './account.ts';

beforeEach(() => localStorage.clear());

function start(answer: () => Promise<unknown>) {
  const call = vi.fn(answer);
  const changed = vi.fn();
  return { call, changed, account: createAccount({ call } as unknown as Client, changed) };
}

test('a browser that never signed in sends no request', async () => {
  const { account, call } = start(async () => ({ person: null }));
  await account.start();
  expect(call).not.toHaveBeenCalled();
  expect(account.state.status).toBe('guest');
});

test('a browser that signed in asks who is there, and is not initialized until it knows', async () => {
  start(async () => null).account.signedIn(ana);
  const { account, call, changed } = start(async () => ({ person: ana }));
  expect(account.state.status).toBe('not initialized');
  await account.start();
  expect(call).toHaveBeenCalledOnce();
  expect(account.state).toMatchObject({ status: 'logged in', person: ana });
  expect(changed).toHaveBeenCalledOnce();
});

test('a session that is gone at the start makes a guest of the visitor', async () => {
  start(async () => null).account.signedIn(ana);
  const { account } = start(async () => ({ person: null }));
  await account.start();
  expect(account.state).toMatchObject({ status: 'guest', person: null, isExpired: false });
  expect(maySignedIn()).toBe(false);
});

test('decides nothing about the session without a network', async () => {
  start(async () => null).account.signedIn(ana);
  const { account } = start(async () => {
    throw new ApiError('offline', '');
  });
  await account.start();
  expect(account.state.status).toBe('not initialized');
  expect(maySignedIn()).toBe(true);
});

test('a session that the server no longer knows expires; one that is ended does not', () => {
  const { account } = start(async () => ({ person: null }));
  account.signedIn(ana);
  account.expire();
  expect(account.state).toMatchObject({ status: 'logged out', person: null, isExpired: true });
  account.signedIn(ana);
  expect(account.state.isExpired).toBe(false);
  account.signedOut();
  account.expire();
  expect(account.state).toMatchObject({ status: 'logged out', isExpired: false });
});

test('keeps an expired page when an answer without a person comes later, and in other tabs', async () => {
  const { account } = start(async () => ({ person: null }));
  account.signedIn(ana);
  const refreshed = account.refresh();
  account.expire();
  await refreshed;
  expect(account.state).toMatchObject({ status: 'logged out', isExpired: true });
  // Other tabs can see that no log-out ended this session.
  expect(maySignedIn()).toBe(true);
  await account.refresh();
  expect(account.state.isExpired).toBe(true);
  account.signedIn(ana);
  expect(account.state.isExpired).toBe(false);
});

test('a tab follows the sign-in and the sign-out of another one', async () => {
  let person: SessionPerson | null = ana;
  const { account } = start(async () => ({ person }));
  await account.start();
  const other = (value: string | null) => {
    if (value === null) localStorage.removeItem('hearth-signed-in');
    else localStorage.setItem('hearth-signed-in', value);
    dispatchEvent(new StorageEvent('storage', { key: 'hearth-signed-in' }));
  };
  other('1');
  await expect.poll(() => account.state.person?.username).toBe('ana');
  person = null;
  other(null);
  await expect.poll(() => account.state).toMatchObject({ status: 'logged out', isExpired: false });
});

test('a tab that finds no session meanwhile does not end a sign-in at an identity provider', async () => {
  let person: SessionPerson | null = null;
  const { account } = start(async () => ({ person }));
  await account.start();
  expectSignIn();
  const written = Object.keys(localStorage);
  for (const key of written) dispatchEvent(new StorageEvent('storage', { key }));
  const opened = start(async () => ({ person }));
  await opened.account.start();
  expect([account.state.status, opened.account.state.status]).toEqual(['guest', 'guest']);
  person = ana;
  const returned = start(async () => ({ person }));
  await returned.account.start();
  expect(returned.account.state).toMatchObject({ status: 'logged in', person: ana });
  // The change of a stored value notifies the open tabs.
  expect(Object.keys(localStorage)).toContain('hearth-signed-in');
});

test('a browser that did not come back from an identity provider is a guest’s an hour later', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expectSignIn();
    vi.advanceTimersByTime(59 * 60_000);
    expect(maySignedIn()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(maySignedIn()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('people are the viewers that rules decide for', () => {
  expect(viewerOf(null, 'austin').role).toBe('guest');
  expect(viewerOf({ ...ana, loginStatus: 'not verified' }, 'austin')).toMatchObject({
    role: 'client',
    loginStatus: 'not verified',
  });
  expect(viewerOf({ ...ana, role: 'Agent', isAdmin: true }, 'san-antonio')).toMatchObject({
    ...{ role: 'agent', loginStatus: 'verified', agentId: 'ana', edition: 'san-antonio', isAdmin: true },
  });
});
