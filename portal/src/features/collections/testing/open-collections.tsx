import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { toast } from 'sonner';
import { useSnapshot } from 'valtio';
import { Toasts } from '../../../app/toasts.tsx';
import { signedInApp } from '../../../testing/signed-in.ts';
import { type SessionPerson, viewerOf } from '../../../ui/account.ts';
import { type App, AppProvider } from '../../../ui/app-context.tsx';
import { aCollection } from '../../../ui/collections/testing/collection-server.ts';
import { CollectionScreens } from '../collection-screens.tsx';

/** Toasts and what the device stores outlast the page of a test. */
export const forget = (): void => {
  toast.dismiss();
  localStorage.clear();
};

export const page = within(document.body);

function Place(): ReactNode {
  const location = useLocation();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {/collections/.test(location.pathname) ? (
          <CollectionScreens location={location} notFound={<p>Not found</p>} />
        ) : null}
      </main>
      <output>{location.pathname + location.search}</output>
    </>
  );
}

/** As the page does it: whose session it is follows the account. */
function Following({ app, path }: { readonly app: App; readonly path: string }): ReactNode {
  const { person } = useSnapshot(app.account.state);
  const session = { viewer: viewerOf(person as SessionPerson | null, 'austin'), agentMode: false };
  return (
    <AppProvider value={{ ...app, session }}>
      <MemoryRouter initialEntries={[path]}>
        <Place />
      </MemoryRouter>
      <Toasts />
    </AppProvider>
  );
}

export function open(path: string, client: App['client']): App {
  const app = signedInApp(client);
  mount(<Following app={app} path={path} />);
  return app;
}
export const path = () => document.querySelector('output')?.textContent;
export const button = (name: string) => page.getByRole('button', { name });
export const closeToasts = () => toast.dismiss();

export const lakes = aCollection({ id: '7', name: 'Lakes', listingIds: ['L1', 'L2'] });
export const ranches = aCollection({ id: '8', name: 'Ranches' });
export const dismissed = aCollection({
  id: dismissedCollection,
  name: 'Dismissed homes',
  listingIds: ['L9'],
});

export const homes = (count: number) => [...Array(count).keys()].map((at) => `L${at + 1}`);
