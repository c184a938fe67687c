import type { AgentCard, Office } from '@hearth/domain/contract/agent.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { AgentsScreen } from './agents-screen.tsx';

const page = within(document.body);
afterEach(() => vi.unstubAllGlobals());

const card = (firstname: string, lastname: string): AgentCard => ({
  ...{ agentId: firstname, firstname, lastname, name: `${firstname} ${lastname}`, title: 'Realtor' },
  ...{ trecLicense: null, url: `/agents/${firstname.toLowerCase()}`, phone: '512-555-0142' },
  ...{
    headshotUrlSquare: null,
    languages: ['English', 'Spanish'],
    teamName: null,
    brokerage: 'Hearth Austin',
  },
});
const everyone = [card('Ada', 'Reyes'), card('Bo', 'Ellis'), card('Cy', 'Diaz')];

const offices: Office[] = [
  {
    ...{ officeId: 'main', name: 'Hearth Main', phone: '512-555-0100', address: '1 Main St, Austin, TX' },
    ...{ latitude: 30.27, longitude: -97.74, agents: 12 },
  },
  {
    ...{ officeId: 'b', name: 'Hearth Lakeway', phone: null, address: '2 Lake St' },
    latitude: null,
    longitude: null,
    agents: 1,
  },
];

/** A server of three agents that fails for a query of 'fail'. */
const respond = ({ pathname, searchParams }: URL): Response => {
  if (pathname === '/api/office') return json({ offices });
  const words = searchParams.get('query') ?? '';
  if (words === 'fail') return json({ code: 'internal_error' }, 500);
  const hits = everyone.filter(({ name }) => name.toLowerCase().includes(words));
  return json({
    hits,
    total: hits.length === 3 ? 45 : hits.length,
    languages: ['English', 'Hindi', 'Spanish'],
  });
};

const Screen = () => {
  const location = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <p data-testid="address">{location.pathname + location.search}</p>
      {location.pathname === '/agents' && <AgentsScreen location={location} />}
    </main>
  );
};

function open(at = '/agents') {
  const requested: URL[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(new URL(request.url));
    return respond(new URL(request.url));
  });
  mount(
    <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/' }))}>
      <MemoryRouter initialEntries={[at]}>
        <Screen />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return { requested };
}

const address = () => page.getByTestId('address').textContent;
const search = () => page.getByLabelText('Agent’s name');

test('the directory shows agents with brokerage, languages and phone', async () => {
  open();
  expect((await page.findByRole('link', { name: 'Ada Reyes' })).getAttribute('href')).toBe('/agents/ada');
  page.getByText('45 agents');
  expect(page.getAllByText('Hearth Austin')).toHaveLength(3);
  page.getByRole('link', { name: 'Call Bo Ellis: +1 (512) 555-0142' });
  expect(await axeViolations(document.body)).toEqual([]);
});

test('choices stand in the address, start on the first page, and defaults leave it', async () => {
  const { requested } = open('/agents?page=2&languagesfilter=klingon+hindi');
  await userEvent.click(await page.findByRole('checkbox', { name: 'Spanish' }));
  await expect.poll(address).toBe('/agents?languagesfilter=hindi+spanish');
  await expect.poll(() => requested.at(-1)?.searchParams.get('language')).toBe('hindi+spanish');
  await userEvent.selectOptions(page.getByLabelText('Sort'), 'First Name (Z to A)');
  await userEvent.click(page.getByRole('checkbox', { name: 'Hide team members' }));
  await expect
    .poll(address)
    .toBe('/agents?languagesfilter=hindi+spanish&hideTeamMembers=true&sortBy=firstname&sortType=DESC');
  await userEvent.selectOptions(page.getByLabelText('Sort'), 'Last Name (A to Z)');
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  await expect.poll(address).toBe('/agents');
  await userEvent.click(page.getByRole('button', { name: 'Page 3' }));
  await expect.poll(address).toBe('/agents?page=3');
});

test('typed names are suggested; arrows and Enter open one, Enter alone searches', async () => {
  open();
  await page.findByText('45 agents');
  await userEvent.type(search(), 'bo');
  await page.findByRole('option', { name: 'Bo Ellis Realtor' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/agents?query=bo');
  await page.findByText('1 agent');
  await userEvent.fill(search(), 'ada');
  await page.findByRole('option', { name: 'Ada Reyes Realtor' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/agents/ada');
});

test('a search that fails leaves the agents and the address as they were', async () => {
  open('/agents?query=ada');
  await page.findByText('1 agent');
  await userEvent.fill(search(), 'fail');
  await userEvent.keyboard('{Enter}');
  await page.findByText('Unable to fetch agents');
  await expect.poll(address).toBe('/agents?query=ada');
  page.getByRole('link', { name: 'Ada Reyes' });
});

test('the offices stand below the agents, and those with a position on a map', async () => {
  open();
  await page.findByText('45 agents');
  document.querySelector('.offices')?.scrollIntoView();
  await page.findByRole('heading', { name: 'Our offices' });
  page.getByText('12 agents');
  page.getByText('2 Lake St');
  await expect.poll(() => document.querySelector('.hearth-place')?.textContent).toBe('Hearth Main');
  expect(document.querySelectorAll('.hearth-place')).toHaveLength(1);
});
