import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { AppRoutes } from '../../../app/routes.tsx';
import { Toasts } from '../../../app/toasts.tsx';
import { type App, AppProvider } from '../../../shared/app/app-context.tsx';
import { aCollection } from '../../../shared/saving/testing/collection-server.ts';
import { signedInApp } from '../../../testing/signed-in.ts';

export const page = within(document.body);

function Place(): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {/collection|members/.test(location.pathname) ? <AppRoutes /> : null}
      </main>
      <button type="button" onClick={() => void navigate(-1)}>
        Page before
      </button>
      <output>{location.pathname + location.search}</output>
    </>
  );
}

export function open(path: string, client: App['client']): App {
  const app = signedInApp(client);
  mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[path]}>
        <Place />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return app;
}
export const path = () => document.querySelector('output')?.textContent;
export const button = (name: string) => page.getByRole('button', { name });
export const closeToasts = () => toast.dismiss();

export const lakes = aCollection({ id: '7', name: 'Lakes', listingIds: ['L1', 'L2'] });
export const ranches = aCollection({ id: '8', name: 'Ranches' });
export const dismissed = aCollection({
  id: dismissedCollection,
  name: 'Hidden homes',
  listingIds: ['L9'],
});

export const homes = (count: number) => [...Array(count).keys()].map((at) => `L${at + 1}`);
