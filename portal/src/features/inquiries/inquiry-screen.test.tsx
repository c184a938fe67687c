import { pageAt } from '@hearth/domain/page/page-at.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { anAgent } from '@hearth/widgets/testing/an-agent.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { ana } from '../../testing/signed-in.ts';
import { InquiryScreen } from './inquiry-screen.tsx';
import { OwnAgentScreen } from './own-agent-screen.tsx';
import { SellScreen } from './sell-screen.tsx';

const page = within(document.body);
afterEach(() => vi.unstubAllGlobals());

function respond({ pathname }: URL, why: string): Response {
  if (pathname === '/api/site') return json(aSite());
  if (pathname === '/api/agent/default') return json({ ...anAgent(), why });
  if (pathname === '/api/agent/interviewer')
    return json({
      ...anAgent(),
      firstname: 'Dana',
      name: 'Dana Cole',
      phone: '512-555-0177',
      why: 'interviewer',
    });
  if (pathname === '/api/user/me') return json({ ...ana, phone: '+15125550146' });
  return json({
    agent: 'Maria Delgado',
    agentId: 'maria.delgado',
    brokerage: 'Live Oak Realty',
    phone: null,
    listingId: null,
  });
}

function open(screen: ReactNode, { at = '/', isClient = false, why = 'default' } = {}) {
  vi.stubGlobal('fetch', async (request: Request) => respond(new URL(request.url), why));
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }), isClient ? { person: ana } : {});
  mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
    </AppProvider>,
  );
}

test('a form as a page has its words and the agent who answers', async () => {
  expect(pageAt('/contact').name).toBe('contact');
  open(<InquiryScreen page="contact" />);
  page.getByRole('heading', { level: 1, name: 'Contact us' });
  await page.findByText('Maria Delgado of Live Oak Realty will reply to you.');
  await page.findByRole('link', { name: /555-0142/ });
  expect(await axeViolations(document.body)).toEqual([]);
});

test('shows on the form for an interview who holds it, and not the visitor’s own agent', async () => {
  expect(pageAt('/schedule-a-call').name).toBe('interview');
  open(<InquiryScreen page="interview" />, { isClient: true, why: 'assigned' });
  const interviewer = within(page.getByRole('region', { name: 'Your interviewer' }));
  await interviewer.findByRole('heading', { name: 'Dana Cole' });
  interviewer.getByRole('link', { name: /555-0177/ });
  expect(page.queryByRole('region', { name: 'Your agent' })).toBeNull();
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a review without an agent in its path is of the visitor’s own agent', async () => {
  open(<InquiryScreen page="reviewMe" />);
  await page.findByRole('radiogroup');
  expect(page.getByRole('link', { name: 'Choose another agent' }).getAttribute('href')).toBe('/agents');
});

test('a client finds the own agent, the reason, and a form that knows who writes', async () => {
  open(<OwnAgentScreen />, { isClient: true, why: 'assigned' });
  await page.findByText('Maria is your agent at Hearth Austin.');
  await expect
    .poll(() => (page.getByLabelText(/^Phone/) as HTMLInputElement).value)
    .toBe('+1 (512) 555-0146');
  expect((page.getByLabelText(/^First name/) as HTMLInputElement).value).toBe('Ana');
});

const Sell = () => {
  const location = useLocation();
  return (
    <>
      <p data-testid="address">{location.pathname + location.search}</p>
      <SellScreen location={location} />
    </>
  );
};

test('the page for sellers has three forms, which its address names', async () => {
  open(<Sell />, { at: '/sell?form=request-consultation' });
  await page.findByRole('button', { name: 'Send request' });
  await userEvent.click(page.getByRole('tab', { name: 'What is your home worth?' }));
  await expect.poll(() => page.getAllByLabelText(/^Street address/).length).toBe(2);
  expect(page.getByTestId('address').textContent).toBe('/sell');
  expect(await axeViolations(document.body)).toEqual([]);
});
