import type { Route } from '@hearth/domain/contract/endpoint.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { forget } from '../../testing/forget.ts';
import { signedInApp } from '../../testing/signed-in.ts';
import { type Change, effect } from './change.ts';

beforeEach(forget);
afterEach(() => vi.restoreAllMocks());

const page = within(document.body);
const key = ['letters'];

/** A person with the letters a, b and c, which can be removed. Each request is noted and waits for `ready`. */
function open() {
  const server = { sent: [] as string[], ready: Promise.resolve(), refusal: null as ApiError | null };
  const call = async ({ path }: Route) => {
    server.sent.push(path);
    await server.ready;
    if (server.refusal) throw server.refusal;
    return {};
  };
  const app = signedInApp({ baseUrl: `${location.origin}/`, call } as unknown as Client);
  const { changes } = app.session();
  app.queries.setQueryData(key, ['a', 'b', 'c']);
  mount(<Toasts />);
  const removal = (letter: string, undo?: () => void): Change => ({
    key: [...key, letter],
    apply: [effect<string[]>(key, (letters) => letters.filter((each) => each !== letter))],
    call: (send) => send({ method: 'DELETE', path: `/api/${letter}` } as never),
    words: { done: `${letter} removed`, failed: `Unable to remove ${letter}` },
    ...(undo && { undo }),
  });
  const remove = (letter: string) => changes.make(removal(letter, () => {}));
  const pending = () => changes.state.pending.map((change) => change.key.at(-1));
  const stored = () => app.queries.getQueryData(key);
  return { app, changes, server, removal, remove, pending, stored };
}

async function undo(words: string): Promise<void> {
  const shown = (await page.findByText(words)).closest('[data-sonner-toast]') as HTMLElement;
  await userEvent.click(within(shown).getByRole('button', { name: 'Undo', hidden: true }));
}

test('offers an undo for each of several changes, and sends those that were not undone', async () => {
  const { server, remove, pending } = open();
  const all = ['a', 'b'].map(remove);
  await page.findByText('a removed');
  await undo('b removed');
  expect(await all[1]).toBe(false);
  expect([pending(), server.sent]).toEqual([['a'], []]);
  toast.dismiss();
  expect(await all[0]).toBe(true);
  expect(server.sent).toEqual(['/api/a']);
});

test('sends changes with and without an undo one after another', async () => {
  const { changes, server, removal, remove } = open();
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  const held = remove('a');
  await page.findByText('a removed');
  const direct = changes.make(removal('b'));
  await expect.poll(() => server.sent).toEqual(['/api/b']);
  toast.dismiss();
  await expect.poll(() => page.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(server.sent).toEqual(['/api/b']);
  answer();
  expect(await Promise.all([held, direct])).toEqual([true, true]);
  expect(server.sent).toEqual(['/api/b', '/api/a']);
});

test('sends a held change at pagehide and not at beforeunload', async () => {
  const { server, remove } = open();
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  // The test runner may send requests too.
  const sent = () => fetch.mock.calls.filter(([address]) => String(address).endsWith('/api/a'));
  const held = remove('a');
  await page.findByText('a removed');
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(sent()).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sent()).toMatchObject([[expect.anything(), { method: 'DELETE', keepalive: true }]]);
  expect(await held).toBe(true);
  expect([sent().length, server.sent]).toEqual([1, []]);
});

test('sends a change once, however often its toast is closed', async () => {
  const { changes, server, remove } = open();
  const held = remove('a');
  await page.findByText('a removed');
  toast.dismiss();
  toast.dismiss();
  await changes.settle();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(await held).toBe(true);
  expect(server.sent).toEqual(['/api/a']);
});

test('sends held changes before a sign-out, and none after it', async () => {
  const { app, changes, server, remove } = open();
  const all = ['a', 'b'].map(remove);
  await page.findByText('b removed');
  await changes.settle();
  expect(await Promise.all(all)).toEqual([true, true]);
  expect(server.sent).toEqual(['/api/a', '/api/b']);
  const late = remove('c');
  await page.findByText('c removed');
  app.account.signedOut();
  expect(await late).toBe(false);
  expect(server.sent).toEqual(['/api/a', '/api/b']);
});

test('shows the former state again after a failure, with its reason', async () => {
  const { server, remove, pending, stored } = open();
  server.refusal = new ApiError('network', '');
  const held = remove('a');
  await page.findByText('a removed');
  expect(pending()).toEqual(['a']);
  toast.dismiss();
  expect(await held).toBe(false);
  expect([pending(), stored()]).toEqual([[], ['a', 'b', 'c']]);
  await page.findByText('Unable to remove a');
  page.getByText(/could not reach|Please try again/);
});
