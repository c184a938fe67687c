import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { inquiryServer } from '@hearth/widgets/testing/inquiry-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { writeInto } from '@hearth/widgets/testing/write-into.ts';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { forget } from '../../testing/forget.ts';
import { ana } from '../../testing/signed-in.ts';
import { ListingInquiry } from './listing-inquiry.tsx';
import { ReportFact } from './report-fact.tsx';

beforeEach(() => {
  forget();
  sessionStorage.clear();
});

const listing = listingDetails({ listingid: 'L1', agentId: null });
const ben = { ...ana, username: 'ben', email: 'ben@visitor.example', firstname: 'Ben', lastname: 'Ito' };
const phones: Readonly<Record<string, string>> = { ana: '+15125550146', ben: '+15125550147' };

function show(form: ReactNode = <ListingInquiry listing={listing} />) {
  const { fetch: answer } = inquiryServer();
  const fetch = async (input: RequestInfo | URL) => {
    if (!new URL((input as Request).url).pathname.endsWith('/user/me')) return answer(input);
    const { person } = app.account.state;
    return json(person && { ...person, phone: phones[person.username] });
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const app = anApp(client);
  const { account } = app;
  mount(
    <AppProvider value={app}>
      <MemoryRouter>{form}</MemoryRouter>
    </AppProvider>,
  );
  const page = within(document.body);
  const field = (label: string) => page.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const values = () => ['First name', 'Last name', 'Email', 'Phone'].map((label) => field(label).value);
  return { account, page, field, values };
}

const anaWrites = ['Ana', 'Díaz', 'ana@visitor.example', '+1 (512) 555-0146'];
const blank = ['', '', '', ''];

test('the form knows a signed-in person; what the visitor has typed stays', async () => {
  const { account, field, values } = show();
  expect(values()).toEqual(blank);
  writeInto(field('Email'), 'both@home.example');
  account.signedIn(ana);
  await expect.poll(values).toEqual(['Ana', 'Díaz', 'both@home.example', '+1 (512) 555-0146']);
  writeInto(field('Phone'), '');
  // Stands for a read of the session, which answers with another object.
  account.changed({ ...ana, firstname: 'Anna' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(values()).toEqual(['Ana', 'Díaz', 'both@home.example', '']);
});

test('a log-out leaves nothing about the person, and another person begins anew', async () => {
  const { account, field, values } = show();
  account.signedIn(ana);
  await expect.poll(values).toEqual(anaWrites);
  writeInto(field('Phone'), '5125550111');
  account.signedOut();
  await expect.poll(values).toEqual(blank);
  account.signedIn(ana);
  await expect.poll(values).toEqual(anaWrites);
  account.signedIn(ben);
  await expect.poll(values).toEqual(['Ben', 'Ito', 'ben@visitor.example', '+1 (512) 555-0147']);
});

test('a session that expires leaves the form to its person alone', async () => {
  const { account, field, values } = show();
  account.signedIn(ana);
  await expect.poll(values).toEqual(anaWrites);
  writeInto(field('Message'), 'Is it still there?');
  const typed = field('Phone');
  writeInto(typed, '5125550111');
  account.expire();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(values()).toEqual([...anaWrites.slice(0, 3), '5125550111']);
  account.signedIn(ana);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(field('Phone')).toBe(typed);
  expect(typed.value).toBe('5125550111');
  account.expire();
  account.signedIn(ben);
  await expect.poll(values).toEqual(['Ben', 'Ito', 'ben@visitor.example', '+1 (512) 555-0147']);
});

test('a report of a wrong fact knows the person too', async () => {
  const { account, page, field } = show(<ReportFact listing={listing} />);
  account.signedIn(ana);
  page.getByRole('button', { name: 'Report a problem with this listing' }).click();
  await page.findByLabelText(/^First name/);
  await expect.poll(() => field('Email').value).toBe('ana@visitor.example');
  expect(field('First name').value).toBe('Ana');
});
