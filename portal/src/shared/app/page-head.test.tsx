import { createClient } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { AppProvider } from './app-context.tsx';
import { PageHead, TitleOver } from './page-head.tsx';
import { dropPreview, takeServedHead } from './served-head.ts';

const client = createClient({ baseUrl: 'https://homes.example/' });
const titles = () => [...document.head.querySelectorAll('title')].map(({ text }) => text);
const descriptions = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(({ content }) => content);
const canonicals = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href);

let before: readonly Element[] = [];
beforeEach(() => {
  before = [...document.head.querySelectorAll('title')];
  for (const element of before) element.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title>As served</title><meta name="description" content="Served words"><link rel="canonical" href="https://homes.test/a"><meta property="og:title" content="As served" data-preview>',
  );
});
// React's elements unmount with their page.
afterEach(() => {
  document.head.append(...before);
  dropPreview();
});

function show(head: ReactNode, at = location.pathname) {
  const app = anApp(client, { served: takeServedHead() });
  return mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>{head}</MemoryRouter>
    </AppProvider>,
  );
}

test("a page without a title yet has the server's head, once", () => {
  show(<PageHead />);
  expect([titles(), descriptions(), canonicals()]).toEqual([
    ['As served'],
    ['Served words'],
    ['https://homes.test/a'],
  ]);
});

test("a page replaces the server's head, which no other page shows", () => {
  show(<PageHead title="Mine" description="My words" canonical="/mine" />);
  expect([titles(), descriptions(), canonicals()]).toEqual([
    ['Mine'],
    ['My words'],
    [`${location.origin}/mine`],
  ]);
});

const previews = () => document.head.querySelectorAll('[data-preview]').length;

test('data for previews stays on the first page and leaves with it', async () => {
  const first = show(<PageHead />);
  expect(previews()).toBe(1);
  first.unmount();
  show(<PageHead />, '/elsewhere');
  await expect.poll(previews).toBe(0);
});

test('another page than the served one has the title of its row until it has its own', () => {
  const { edition } = anApp(client);
  show(<PageHead />, '/elsewhere');
  expect([titles(), descriptions(), canonicals()]).toEqual([
    [edition.titles.notFound],
    [edition.descriptions.home],
    [],
  ]);
});

function Covered(): ReactNode {
  const [over, setOver] = useState<string | null>(null);
  return (
    <TitleOver value={over}>
      <PageHead title="List" description="Homes" />
      <button type="button" onClick={() => setOver(over ? null : 'Home')}>
        Toggle
      </button>
    </TitleOver>
  );
}

test('a dialog over a page sets only the title of the document', async () => {
  const view = show(<Covered />);
  const toggle = view.getByRole('button');
  expect(titles()).toEqual(['List']);
  toggle.click();
  await expect.poll(titles).toEqual(['Home']);
  expect(descriptions()).toEqual(['Homes']);
  toggle.click();
  await expect.poll(titles).toEqual(['List']);
});
