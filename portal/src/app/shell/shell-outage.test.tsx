import { createClient } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type {} from '@vitest/browser-playwright';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { anApp } from '../../testing/an-app.ts';
import { AppProvider } from '../../ui/app-context.tsx';
import { Shell } from './shell.tsx';

const block = async (...urls: string[]) => {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls });
};

afterEach(() => block());

test('a tray that fails to load does not change the page, and loads on the next attempt', async () => {
  await block('*compare-tray.tsx*');
  localStorage.clear();
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch: async () => json(aSite()) }));
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={['/about']}>
        <Shell>
          <h1>About us</h1>
        </Shell>
      </MemoryRouter>
    </AppProvider>,
  );
  const tray = { name: 'Homes to compare' };
  app.compare.toggle({ listingid: 'a', name: '1 Oak St', photo: null });
  // Three times with two seconds between them it is asked for.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(view.getByRole('heading', { name: 'About us' })).toBeTruthy();
  expect(view.queryByRole('complementary', tray)).toBeNull();

  await block();
  app.compare.clear();
  await new Promise(requestAnimationFrame);
  app.compare.toggle({ listingid: 'a', name: '1 Oak St', photo: null });
  await view.findByRole('complementary', tray);
  app.compare.clear();
});
