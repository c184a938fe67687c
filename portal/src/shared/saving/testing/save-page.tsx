import type { Collection } from '@hearth/domain/contract/collection.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { fireEvent, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { LateSavePanel } from '../../../app/late-save-panel.tsx';
import { Toasts } from '../../../app/toasts.tsx';
import { SaveButton } from '../../../features/listing/save-button.tsx';
import { anApp } from '../../../testing/an-app.ts';
import { type App, AppProvider } from '../../app/app-context.tsx';
import { collectionServer } from './collection-server.ts';

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

export function asGuest(collections: readonly Collection[] = []) {
  const { server, client } = collectionServer(collections);
  const app = anApp(client, { hasAccounts: true });
  show(app);
  return { server, account: app.account };
}

/** Opens the collections of the saved home, as a long press does. */
export async function openPanel(): Promise<void> {
  const button = await saved();
  button.focus();
  fireEvent.contextMenu(button);
}
