import type { Collection } from '@hearth/domain/contract/collection.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { useSnapshot } from 'valtio';
import { LateSavePanel } from '../../../app/late-save-panel.tsx';
import { Toasts } from '../../../app/toasts.tsx';
import { SaveButton } from '../../../features/listing/save-button.tsx';
import { anApp } from '../../../testing/an-app.ts';
import { createAccount, type SessionPerson, viewerOf } from '../../account.ts';
import { type App, AppProvider } from '../../app-context.tsx';
import { collectionServer } from './collection-server.ts';

/** Toasts and what the device stores outlast the page of a test. */
export const forget = (): void => {
  toast.dismiss();
  localStorage.clear();
};

export const l1 = { listingid: 'L1', street: '1 Live Oak' };
export const home = listingDetails({ listingid: 'L1', streetnumber: '1', streetname: 'Live Oak' });
export const page = within(document.body);

export function show(app: App, content: ReactNode = <SaveButton listing={home} />) {
  mount(
    <AppProvider value={app}>
      <MemoryRouter>
        {content}
        <LateSavePanel />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
}
export const save = () => page.findByRole('button', { name: 'Save' });
export const saved = () => page.findByRole('button', { name: 'Saved' });

/** As the page does it: whose session it is follows the account. */
function Following({ app }: { readonly app: App }): ReactNode {
  const { person } = useSnapshot(app.account.state);
  const session = { viewer: viewerOf(person as SessionPerson | null, 'austin'), agentMode: false };
  return (
    <AppProvider value={{ ...app, session }}>
      <MemoryRouter>
        <SaveButton listing={home} />
        <LateSavePanel />
      </MemoryRouter>
      <Toasts />
    </AppProvider>
  );
}

export function asGuest(collections: readonly Collection[] = []) {
  const { server, client } = collectionServer(collections);
  const account = createAccount(client, () => {});
  mount(<Following app={anApp(client, { account, unlock: account.unlock })} />);
  return { server, account };
}
