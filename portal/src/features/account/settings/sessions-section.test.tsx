import { signOutEverywhere } from '@hearth/domain/contract/identity.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { Toaster, toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { saveHome } from '../../../shared/saving/collection-changes.ts';
import { aCollection, collectionServer } from '../../../shared/saving/testing/collection-server.ts';
import { signedInApp } from '../../../testing/signed-in.ts';
import { SessionsSection } from './sessions-section.tsx';

beforeEach(() => {
  toast.dismiss();
  localStorage.clear();
});

test('a log-out everywhere waits for saves, and takes their toasts away', async () => {
  const { server, client } = collectionServer([aCollection({ name: 'Lakes' })]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  const order: string[] = [];
  const call: typeof client.call = async (route, ...sent) => {
    if (route.path.endsWith('/sessions')) return { sessions: [] } as never;
    if (!route.path.includes('/collection')) {
      order.push(`log-out after ${server.collections[0]?.listingIds}`);
      await page.findByText('Saved to Lakes');
      return { done: true } as never;
    }
    return client.call(route, ...sent);
  };
  const app = signedInApp({ ...client, call });
  mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <SessionsSection />
      </MemoryRouter>
      <Toaster duration={Infinity} />
    </AppProvider>,
  );
  void saveHome(app.session(), { listingid: 'L1', street: '1 Oak' });
  await userEvent.click(page.getByRole('button', { name: 'Log out everywhere' }));
  answer();
  await expect.poll(() => app.account.state.status).toBe('logged out');
  expect(order).toEqual(['log-out after L1']);
  await expect.poll(() => page.queryByText('Saved to Lakes')).toBeNull();
});

test('a log-out cancels requests of the session first, and a failed one sends them again', async () => {
  const { client } = collectionServer([]);
  const requests: string[] = [];
  const call: typeof client.call = async (route, ...[request]) => {
    const { signal } = (request ?? {}) as { signal?: AbortSignal };
    requests.push(route.path);
    if (route.method === 'GET')
      return new Promise((_, fail) =>
        signal?.addEventListener('abort', () => {
          requests.push('aborted');
          fail(new ApiError('aborted', 'aborted'));
        }),
      ) as never;
    throw new ApiError('offline', 'the browser is offline');
  };
  const app = signedInApp({ ...client, call });
  mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <SessionsSection />
      </MemoryRouter>
    </AppProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Log out everywhere' }));
  await expect.poll(() => requests).toHaveLength(4);
  const [sessions, ...later] = requests;
  expect(later).toEqual(['aborted', signOutEverywhere.path, sessions]);
  expect(app.account.state.status).toBe('logged in');
});

const page = within(document.body);
