import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router';
import { toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { forget } from '../../testing/forget.ts';
import { anAgent, signedInApp } from '../../testing/signed-in.ts';
import { BasicInfoTab } from './basic-info-tab.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { ContactsScreen } from './contacts-screen.tsx';
import { aContact, contactServer } from './testing/contact-server.ts';

beforeEach(forget);

const page = within(document.body);
const kim = aContact();
const bo = aContact({ id: '2', firstname: 'Bo', lastname: 'Cole', email: 'bo@visitor.example' });

const List = () => <ContactsScreen location={useLocation()} />;
function Contact(): ReactNode {
  const { id = '' } = useParams();
  return (
    <ContactScreen
      params={{ contactId: id, tab: 'basic-info' }}
      location={useLocation()}
      notFound={<p>Not found</p>}
      tabs={[{ tab: 'basic-info', label: 'Basic Info', Screen: BasicInfoTab }]}
    />
  );
}

function open(path: string, ...contacts: readonly (typeof kim)[]) {
  const { server, client } = contactServer(contacts, homeServer({}).client);
  mount(
    <AppProvider value={signedInApp(client, anAgent)}>
      <MemoryRouter initialEntries={[path]}>
        <main id="main" tabIndex={-1}>
          <Routes>
            <Route path="/agent/contacts" element={<List />} />
            <Route path="/agent/contacts/:id/*" element={<Contact />} />
          </Routes>
        </main>
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return server;
}

test('an agent adds a first contact with an email or a phone, whose page opens', async () => {
  const server = open('/agent/contacts');
  await page.findByText(/Add the people you work with/);
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Add contact' }));
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('First name'), 'Lou');
  await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
  await dialog.findByText(/Enter an email, a phone or both/);
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Email/), 'lou@visitor.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
  await page.findByRole('heading', { name: 'Lou' });
  expect(server.told).toEqual(['POST']);
});

test('a list of contacts is searched once the typing rests', async () => {
  open('/agent/contacts', kim, bo);
  await page.findByRole('link', { name: 'Bo Cole' });
  expect(page.getByRole('status').textContent).toBe('2 contacts');
  await userEvent.type(page.getByLabelText('Search contacts'), 'kim');
  await expect.poll(() => page.queryByRole('link', { name: 'Bo Cole' })).toBeNull();
  expect(page.getByRole('link', { name: 'Kim Lee' }).getAttribute('href')).toBe(
    '/agent/contacts/1/menu/basic-info',
  );
});

test('a contact is invited, gets notes and permissions, and stays after a merge is undone', async () => {
  const server = open('/agent/contacts/1', kim, bo);
  await userEvent.click(await page.findByRole('button', { name: 'Email an invitation' }));
  await page.findByRole('button', { name: 'Email it again' });
  await userEvent.click(page.getByLabelText('Search homes for lease on their behalf'));
  await expect.poll(() => server.contacts.find(({ id }) => id === '1')?.isLeasedSearchAllowed).toBe(true);
  await userEvent.type(page.getByLabelText(/Private notes/), 'Likes lakes');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => server.contacts.find(({ id }) => id === '1')?.notes).toBe('Likes lakes');
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Merge with another contact' }));
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /Bo Cole/ }));
  await dialog.findByText('bo@visitor.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await userEvent.click(await page.findByRole('button', { name: /undo/i }));
  expect(server.contacts).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Merge with another contact' }));
  const again = within(await page.findByRole('dialog'));
  await userEvent.click(await again.findByRole('button', { name: /Bo Cole/ }));
  await userEvent.click(await again.findByRole('button', { name: 'Merge' }));
  await page.findByText(/merged into/);
  toast.dismiss();
  await expect.poll(() => server.contacts).toHaveLength(1);
});

test('the page of a contact of another agent is not found', async () => {
  open('/agent/contacts/7', kim);
  await page.findByText('Not found');
});

test('a contact is reassigned to another agent, also one without a public page', async () => {
  const server = open('/agent/contacts', aContact({ can: { ...kim.can, reassign: true } }));
  await userEvent.click(await page.findByRole('button', { name: 'Reassign Kim Lee' }));
  const dialog = within(await page.findByRole('dialog'));
  const choice = await dialog.findByRole('button', { name: /Sam Ito/ });
  expect(dialog.queryByRole('button', { name: /Ada Reyes/ })).toBeNull();
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(choice);
  await page.findByText('Kim Lee is with Sam Ito now');
  expect(server.contacts[0]?.agentId).toBe('sam');
});
