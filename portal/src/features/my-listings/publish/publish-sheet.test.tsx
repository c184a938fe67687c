import type { PublishSheet as Sheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { pageStops } from '@hearth/domain/search/stops/page-stops.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { anAgent, signedInApp } from '../../../testing/signed-in.ts';
import { aSheet } from '../testing/listing-server.ts';
import { PublishSheet } from './publish-sheet.tsx';

const page = within(document.body);
const row = (name: string, given: Partial<Sheet['rows'][number]>): Sheet['rows'][number] => ({
  ...{ name, audience: 'everyone', change: 'new', value: null, before: null },
  ...given,
});
const reviewed: Sheet = {
  ...aSheet,
  revision: 4,
  problems: [],
  rows: [
    row('listPrice', { value: 640_000, before: 650_000, change: 'changed' }),
    row('city', { value: 'Austin', before: 'Austin', change: 'same' }),
    row('accessCode', { value: '4711', audience: 'agents' }),
  ],
  places: pageStops((at) => (at === 'map' ? { rule: 'no_position', filter: null } : null)),
  findings: [
    {
      ...{ name: 'publicRemarks', phrase: 'No kids', why: 'Why it matters.', instead: '“playroom”' },
      source: { name: 'A law', url: 'https://law.example/', dated: '1989-01-23' },
    },
  ],
  cooperation: {
    ...{ applies: true, state: 'waiting', deadline: null, log: [] },
    deadlineIfPublished: '2026-11-23T23:00:00.000Z',
  },
};
const show = (sheet: Sheet) =>
  mount(
    <AppProvider value={signedInApp(homeServer({}).client, anAgent)}>
      <main>
        <h1>Listing</h1>
        <h2>Publish</h2>
        <PublishSheet sheet={sheet} />
      </main>
    </AppProvider>,
  );

test('warns of the clock before it starts, and names words to check, changes, pages and people', async () => {
  show(reviewed);
  page.getByText('Publishing starts the clock: submit this home to ACTRIS by Monday, Nov 23, 5:00 PM.');
  expect(page.getByRole('list', { name: 'Words to check' }).textContent).toContain(
    '“No kids” in public remarks: Why it matters. Try: “playroom” A law, 1989',
  );
  page.getByText('$650,000');
  page.getByText('It has no position, so it has no pin.');
  page.getByText('2 photos, the first is the cover.');
  page.getByText('1 photo has no caption, which screen readers read aloud.');
  page.getByText('Open house: Sat, Dec 5, 1:00 PM - 3:00 PM');
  await userEvent.click(page.getByText('Agents see (1)'));
  expect(page.getAllByText('4711').at(-1)?.checkVisibility()).toBe(true);
  expect(await axeViolations(document.body)).toEqual([]);
});

test('calls the only photo of a home the cover', () => {
  const parts = { ...reviewed.parts, photos: 1, floorPlans: 0, withoutCaption: 0 };
  show({ ...reviewed, parts });
  page.getByText('1 photo, which is the cover.');
  page.getByText('No floor plan.');
});

test('warns of no clock for a home that the policy does not hold for', () => {
  show({ ...reviewed, cooperation: { ...reviewed.cooperation, applies: false } });
  expect(page.queryByText(/Publishing starts the clock/)).toBeNull();
});

test('lists since when and where the home is shown publicly', async () => {
  const log = [
    { at: '2026-11-20T15:00:00.000Z', revision: 2, pages: ['search' as const], onMls: false },
    { at: '2026-11-21T15:00:00.000Z', revision: 3, pages: [], onMls: false },
    { at: '2026-11-22T15:00:00.000Z', revision: 4, pages: ['search' as const, 'map' as const], onMls: false },
  ];
  show({ ...reviewed, cooperation: { ...reviewed.cooperation, state: 'running', log } });
  await userEvent.click(page.getByText(/^Shown publicly since 22 Nov 2026/));
  page.getByText(/Search, Map \(version 4\)/);
  page.getByText(/Not shown publicly \(version 3\)/);
});
