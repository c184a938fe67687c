import type { AgentMarket } from '@hearth/domain/contract/agent.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { anAgent, someReviews } from '@hearth/widgets/testing/an-agent.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp, type Given } from '../../testing/an-app.ts';
import { anAgent as agentPerson } from '../../testing/signed-in.ts';
import { AgentScreen } from './agent-screen.tsx';

const page = within(document.body);
afterEach(() => vi.unstubAllGlobals());

const none = { count: 0, minimum: null, maximum: null, mediandays: null };
const figures: AgentMarket = {
  forsale: { count: 3, minimum: 400_000, maximum: 900_000, mediandays: 21 },
  forlease: none,
  sold: { count: 7, minimum: 350_000, maximum: 350_000, mediandays: 1 },
  mls: 'ACTRIS',
  asof: '2026-11-20',
};

const maria = anAgent({
  bio: '<p>Sells homes.</p>',
  team: { name: 'The Lee Team', type: 'Separate', teammates: [{ name: 'Sam Lee', url: '/agents/sam-lee' }] },
});

function respond(pathname: string, market: AgentMarket): Response {
  if (pathname.endsWith('/figures')) return json(market);
  if (pathname === '/api/agent/review') return json({ hits: someReviews(10), total: 12 });
  if (pathname === '/api/agent/maria-delgado') return json(maria);
  if (pathname === '/api/agent/recommended-link')
    return json({ url: 'https://homes.example/join/agent/x.y.z', until: '2026-11-28T12:00:00.000Z' });
  if (pathname.startsWith('/api/agent')) return json({ code: 'agent_not_found' }, 404);
  return json({ code: 'internal_error' }, 500);
}

const Screen = () => {
  const location = useLocation();
  const { params } = pageAt(location.pathname) as { params: { name: string; step?: 'contact' } };
  return (
    <main id="main" tabIndex={-1}>
      <p data-testid="address">{location.pathname + location.search}</p>
      <AgentScreen params={{ step: undefined, ...params }} location={location} notFound="No such agent" />
    </main>
  );
};

function open(at = '/agents/maria-delgado', app: Given = {}, market = figures) {
  vi.stubGlobal('fetch', async (request: Request) => respond(new URL(request.url).pathname, market));
  return mount(
    <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/' }), app)}>
      <MemoryRouter initialEntries={[at]}>
        <Screen />
      </MemoryRouter>
    </AppProvider>,
  );
}

const address = () => page.getByTestId('address').textContent;

test('the page of an agent shows who they are, their figures with a basis, and their team', async () => {
  open();
  await page.findByRole('heading', { level: 1, name: 'Maria Delgado' });
  await page.findByText(/^\$400k? to \$900k?$/i);
  page.getByText('Median 1 day to close');
  page.getByText(/Computed from the ACTRIS listings of Maria Delgado, as of 20 Nov 2026/);
  expect(page.getByRole('link', { name: 'Sam Lee' }).getAttribute('href')).toBe('/agents/sam-lee');
  page.getByText('Sells homes.');
  page.getByText('Provided by Maria.');
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a guest is offered the sold homes of an agent who has some, and of no other', async () => {
  const offer = () => page.queryByText(/verify your email to see each sold home/);
  const { unmount } = open();
  await expect.poll(offer).not.toBeNull();
  unmount();
  open('/agents/maria-delgado', {}, { ...figures, sold: none });
  await page.findByText(/^\$400k? to \$900k?$/i);
  expect(offer()).toBeNull();
});

test('tabs show one part at a time, with its source, and stand in the address', async () => {
  open();
  await userEvent.click(await page.findByRole('tab', { name: 'Reviews' }));
  await page.findByText('Review 1, with care.');
  page.getByText(/never change its words/);
  expect(address()).toBe('/agents/maria-delgado?tab=reviews');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await page.findByText('Top producer 2025');
  expect(address()).toBe('/agents/maria-delgado?tab=awards');
});

test('the form to an agent is a dialog with its own address, which closing leaves', async () => {
  open();
  await userEvent.click(await page.findByRole('link', { name: 'Contact Maria' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Contact Maria' }));
  await dialog.findByLabelText(/^First name/);
  expect(address()).toBe('/agents/maria-delgado/contact');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(address).toBe('/agents/maria-delgado');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

test('an unknown agent is a page that is not there', async () => {
  open('/agents/nobody-else');
  await page.findByText('No such agent');
});

test('a visitor who opened a link learns that the agent answers, or that the link expired', async () => {
  const { unmount } = open('/agents/maria-delgado?invitation=open');
  await page.findByText(/Maria invited you and answers your questions here for 7 days\. Sign up/);
  unmount();
  open('/agents/maria-delgado?invitation=expired');
  await page.findByText(/This invitation has expired\. Ask Maria for a new link/);
});

test('an agent makes a link on the own page, and no other agent does', async () => {
  const { unmount } = open('/agents/maria-delgado', { person: { ...agentPerson, username: maria.agentId } });
  await userEvent.click(await page.findByRole('button', { name: 'Create an invitation link' }));
  await page.findByText('https://homes.example/join/agent/x.y.z');
  expect(await axeViolations(document.body)).toEqual([]);
  unmount();
  open('/agents/maria-delgado', { person: agentPerson });
  await page.findByRole('heading', { level: 1 });
  expect(page.queryByRole('button', { name: 'Create an invitation link' })).toBeNull();
});
