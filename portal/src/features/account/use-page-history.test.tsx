import { addPageView } from '@hearth/domain/contract/user-memory.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionPerson } from '../../shared/account/account.ts';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { usePageHistory } from './use-page-history.ts';

const ana: SessionPerson = {
  ...{ username: 'ana', role: 'Client', loginStatus: 'verified', accountType: null, isAdmin: false },
  ...{ email: 'ana@visitor.example', firstname: 'Ana', lastname: 'Díaz', picture: null },
};

afterEach(() => vi.restoreAllMocks());

interface Router {
  navigate?: NavigateFunction;
  /** The page whose effects have run. */
  shown?: string;
}

function History({ router }: { readonly router: Router }): ReactNode {
  router.navigate = useNavigate();
  const { pathname } = useLocation();
  usePageHistory();
  useEffect(() => {
    router.shown = pathname;
  }, [router, pathname]);
  return null;
}

/** A page that is never idle, and the page views that it sends. */
function show(path: string) {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ done: true }));
  vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }));
  const router: Router = {};
  const view = mount(
    <MemoryRouter initialEntries={[path]}>
      <AppProvider value={app}>
        <History router={router} />
      </AppProvider>
    </MemoryRouter>,
  );
  const sent = () =>
    fetch.mock.calls
      .filter(([address]) => String(address).endsWith(addPageView.path))
      .map(([, init]) => ({ isToTheEnd: init?.keepalive, ...JSON.parse(String(init?.body)) }));
  return {
    ...view,
    app,
    sent,
    shown: () => router.shown,
    go: (to: string) => flushSync(() => router.navigate?.(to, { flushSync: true })),
  };
}

test('records a page that is left before it is idle, without the next page’s title', async () => {
  const page = show('/agents/ada');
  page.app.account.signedIn(ana);
  await expect.poll(() => page.app.session().viewer.role).toBe('client');
  page.go('/contact');
  await expect.poll(page.sent).toEqual([{ isToTheEnd: true, path: '/agents/ada' }]);
  document.title = 'Contact us';
  dispatchEvent(new PageTransitionEvent('pagehide'));
  page.unmount();
  expect(page.sent().slice(1)).toEqual([{ isToTheEnd: true, path: '/contact', title: 'Contact us' }]);
});

test('sends no page while the session ends', async () => {
  const page = show('/agents/ada');
  page.app.account.signedIn(ana);
  await expect.poll(() => page.app.session().viewer.role).toBe('client');
  page.app.account.begin('logging out');
  page.go('/');
  await expect.poll(page.shown).toBe('/');
  page.app.account.giveUp();
  page.go('/contact');
  await expect.poll(page.sent).toEqual([{ isToTheEnd: true, path: '/' }]);
  page.unmount();
});

test('records no pages of a guest', () => {
  const page = show('/agents/ada');
  page.go('/contact');
  page.unmount();
  expect(page.sent()).toEqual([]);
});
