import { createClient } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider, useApp } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { CompareTray } from './compare-tray.tsx';

/** Tray of the shell. */
function Page(): ReactNode {
  const { homes } = useSnapshot(useApp().compare.state);
  return (
    <>
      <main id="main" tabIndex={-1} />
      {homes.length > 0 && <CompareTray />}
    </>
  );
}

test('the focus stays on the page when a home or the whole tray is removed', async () => {
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }));
  const { compare } = app;
  compare.clear();
  for (const name of ['1 Oak St', '2 Elm St']) compare.toggle({ listingid: name, name, photo: null });
  const view = mount(
    <AppProvider value={app}>
      <Page />
    </AppProvider>,
  );
  await userEvent.click(view.getByRole('button', { name: 'Remove 1 Oak St from the comparison' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Compare 1 of 4');
  await userEvent.click(view.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => view.queryByRole('complementary')).toBeNull();
  await expect.poll(() => document.activeElement?.id).toBe('main');
});
