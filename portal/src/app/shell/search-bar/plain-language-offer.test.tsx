import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { writeInto } from '@hearth/widgets/testing/write-into.ts';
import tokens from '@hearth/widgets/ui/tokens.css';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { anApp } from '../../../testing/an-app.ts';
import { BackButton, PageAddress } from '../../../testing/page-address.tsx';
import panel from './bar-panel.css';
import tags from './bar-tags.css';
import { HeaderSearch } from './header-search.tsx';
import recents from './recent-list.css';
import bar from './search-bar.css';

const zilker: Suggestion = {
  category: 'neighborhood',
  name: 'Zilker',
  detail: null,
  count: 9,
  url: null,
  filter: {},
  tag: { type: 'subdivision', id: 'sub-1', value: 'Zilker', label: 'Zilker' },
};

const cedarPark: Suggestion = {
  ...zilker,
  category: 'city',
  name: 'Cedar Park',
  tag: { type: 'city', id: 'city-cedar-park', value: 'Cedar Park', label: 'Cedar Park' },
};
const areas = [zilker, cedarPark];

/** The bar of a page, on a server that knows two places. */
async function show(at = '/listings') {
  await page.viewport(1024, 700);
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const query = new URL((input as Request).url).searchParams.get('query') ?? '';
    requested.push(query);
    return json({ hits: areas.filter(({ name }) => name.toLowerCase() === query.toLowerCase()) });
  };
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <HeaderSearch />
        <PageAddress />
        <BackButton />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [tokens, visuallyHidden, bar, tags, panel, recents] },
  );
  /** The words at once, since letter by letter takes seconds; then the keys in braces. */
  const type = async (text: string) => {
    const [words = ''] = text.split('{');
    const field = view.getByRole('combobox');
    await (words ? userEvent.fill(field, words) : userEvent.click(field));
    if (text !== words) await userEvent.keyboard(text.slice(words.length));
  };
  /** Enter in the moment of the words, before an offer for them appears. */
  const enter = (words: string) => {
    const field = view.getByRole<HTMLInputElement>('combobox');
    flushSync(() => writeInto(field, words));
    field.form?.requestSubmit();
  };
  const chips = () =>
    [...view.container.querySelectorAll('.plain-offer__chip')].map((chip) => chip.textContent);
  const address = () => view.getByTestId('address').textContent;
  const said = () => view.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
  return { ...view, requested, type, enter, chips, address, said };
}

afterEach(() => vi.restoreAllMocks());

const sentence = '3 bed under 650k in Zilker with a pool, no HOA, granite';

test('a sentence is offered as chips, with the words that were not understood', async () => {
  const search = await show();
  await search.type(sentence);
  await expect
    .poll(search.chips)
    .toEqual(['3+ beds', 'Under $650,000', 'Zilker', 'Pool', 'No HOA'].map((label) => `Remove ${label}`));
  expect(search.getByText('Not understood: granite.')).toBeTruthy();
  expect(search.queryByText(/No results found\. Press/)).toBeNull();
  expect(await axeViolations(search.container)).toEqual([]);
});

test('an offer is announced by a live region that was already on the page', async () => {
  const search = await show();
  await search.type('3');
  const regions = search.getAllByRole('status');
  await search.type('3 bed under 650k');
  await expect
    .poll(() => regions.map((each) => each.isConnected && each.textContent))
    .toContain('We understood: 3+ beds, Under $650,000. Press Enter to search.');
});

test('announces no empty result beside an offer or before the lookup ends', async () => {
  const search = await show();
  const heard = new Set<string | null>();
  const listening = new MutationObserver(() => {
    for (const each of search.getAllByRole('status')) heard.add(each.textContent);
  });
  listening.observe(search.container, { subtree: true, childList: true, characterData: true });
  await search.type('3 bed under 650k');
  await expect.poll(search.chips).toHaveLength(2);
  await expect.poll(() => search.requested).toContain('3 bed under 650k');
  await expect.poll(() => search.getByRole('combobox').getAttribute('aria-busy')).toBe('false');
  expect(search.getByRole('region', { name: 'We understood' })).toBeTruthy();
  expect([...heard]).not.toContain('No results found');
  for (const name of ['Remove 3+ beds', 'Remove Under $650,000'])
    await userEvent.click(search.getByRole('button', { name }));
  await expect.poll(() => [...heard]).toContain('You removed all filters found in this text.');
  listening.disconnect();
});

test('Enter adds the remaining chips to the current search', async () => {
  const search = await show('/listings?fireplace=true');
  await search.type(sentence);
  await userEvent.click(await search.findByRole('button', { name: 'Remove Pool' }));
  await userEvent.click(search.getByRole('combobox'));
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(search.address)
    .toBe(
      '/listings?tags=subdivision:sub-1:Zilker&maxPrice=650000&minBedrooms=3&fireplace=true&homeownersAssoc=No',
    );
});

test('Enter takes a sentence before its offer appears, on leases as leases', async () => {
  const search = await show('/listings/lease');
  search.enter('2 bed under 2000 pets');
  await expect.poll(search.address).toBe('/listings/lease?maxPrice=2000&minBedrooms=2&petsAllowed=Yes');
});

test('an unusual price is shown before the search runs', async () => {
  const search = await show();
  search.enter('mid 400s');
  const words = 'We understood: $430,000 to $470,000. Press Enter again to search.';
  await expect.poll(search.said).toEqual([words]);
  expect(search.address()).toBe('/listings');
  await expect.poll(search.chips).toEqual(['Remove $430,000 to $470,000']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(search.address).toBe('/listings?minPrice=430000&maxPrice=470000');
});

test('a second Enter while the sentence is read, or before the page changes, searches once', async () => {
  const search = await show();
  // Called once the navigation has begun.
  const scrolling = vi.spyOn(window, 'scrollTo');
  scrolling.mockImplementationOnce(() =>
    search.getByRole<HTMLInputElement>('combobox').form?.requestSubmit(),
  );
  await search.type('2 bed under 700k{Enter}{Enter}');
  await expect.poll(search.address).toBe('/listings?maxPrice=700000&minBedrooms=2');
  // A third search would begin within a few frames.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  await userEvent.click(search.getByRole('button', { name: 'One back' }));
  await expect.poll(search.address).toBe('/listings');
});

test('Enter in the empty field afterwards adds no history entry', async () => {
  const search = await show();
  await search.type('2 bed under 700k{Enter}');
  await expect.poll(search.address).toBe('/listings?maxPrice=700000&minBedrooms=2');
  await search.type('{Enter}{Enter}');
  await userEvent.click(search.getByRole('button', { name: 'One back' }));
  await expect.poll(search.address).toBe('/listings');
});

test('an area is not a sentence: it gets no offer or lookup, and Enter uses the suggestions', async () => {
  const search = await show();
  await search.type('Zilker{Enter}');
  await expect.poll(search.address).toBe('/listings?tags=subdivision:sub-1:Zilker');
  expect(search.chips()).toEqual([]);
  expect(new Set(search.requested.map((query) => query.toLowerCase()))).toEqual(new Set(['zilker']));
});

test('words about people become neither chips nor an address search', async () => {
  const search = await show();
  await search.type('safe neighborhood{Enter}');
  await search.findAllByText(/^Fair housing law: search by the home/);
  expect(search.chips()).toEqual([]);
  expect(search.address()).toBe('/listings');
});

test('unclear words are reported before they are searched in addresses', async () => {
  const search = await show();
  await search.type('a castle with a dragon{Enter}');
  const words = 'Not understood: castle, dragon.';
  const next = 'Press Enter again to search addresses for these words.';
  await expect.poll(search.said).toEqual([`${words} ${next}`]);
  expect(search.address()).toBe('/listings');
  expect(await search.findByText(words)).toBeTruthy();
  expect(await axeViolations(search.container)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(search.address).toBe('/listings?address=a+castle+with+a+dragon');
});

test('an excluded area is searched only when the visitor asks for it by name', async () => {
  const search = await show();
  await search.type('homes not in Zilker{Enter}');
  const words = 'Not understood: not in Zilker (you can search for this, but not exclude it).';
  await search.findByText(words);
  expect(search.address()).toBe('/listings');
  await userEvent.click(search.getByRole('button', { name: 'Search addresses instead' }));
  await expect.poll(search.address).toBe('/listings?address=homes+not+in+Zilker');
});

test('the address search button focuses the field, or on a phone opens no keyboard', async () => {
  const search = await show();
  const words = { name: 'Search addresses instead' };
  await search.type('homes not in Zilker{Enter}');
  (await search.findByRole('button', words)).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(search.address).toBe('/listings?address=homes+not+in+Zilker');
  await expect.poll(() => document.activeElement).toBe(search.getByRole('combobox'));
  expect(search.queryByRole('button', words)).toBeNull();
  search.unmount();

  const phone = await show();
  await page.viewport(390, 800);
  await phone.type('homes not in Zilker{Enter}');
  await userEvent.click(await phone.findByRole('button', words));
  await expect.poll(phone.address).toBe('/listings?address=homes+not+in+Zilker');
  expect(document.activeElement).not.toBe(phone.getByRole('combobox'));
});

test('a sentence whose chips are all removed is not searched without a notice', async () => {
  const search = await show();
  await search.type('granite with a pool');
  await userEvent.click(await search.findByRole('button', { name: 'Remove Pool' }));
  await expect.poll(search.said).toEqual(['You removed all filters found in this text.']);
  await userEvent.click(search.getByRole('combobox'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(search.said).toEqual([expect.stringMatching(/Press Enter again to search addresses/)]);
  expect(search.address()).toBe('/listings');
});

test('an area in the suggestions is not offered a second time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const search = await show();
  await search.type('Cedar Park');
  await search.findByRole('option', { name: /Cedar Park/ });
  await expect.poll(() => search.requested.length).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await idlePage();
  expect(search.queryByText('We understood')).toBeNull();
  expect(search.said()).toEqual(['1 result found']);
});

test('words without a filter can be added as a search of descriptions', async () => {
  const search = await show();
  await search.type('3 bed with RV parking');
  (await search.findByRole('button', { name: 'Add “rv parking” in descriptions' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(search.chips()).toEqual(['Remove 3+ beds', 'Remove “rv parking” in descriptions']);
  expect(document.activeElement).toBe(search.getByRole('combobox'));
  await userEvent.click(search.getByRole('combobox'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(search.address).toBe('/listings?minBedrooms=3&keyword=rv+parking');
});

test('Enter takes exactly what the panel says, and a listing number is no price', async () => {
  const search = await show();
  await search.type('fixer upper');
  const words = 'We understood: “fixer upper” in descriptions. Press Enter to search.';
  await expect.poll(search.said).toEqual([words]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(search.address).toBe('/listings?keyword=fixer+upper');
  await search.type('4000001');
  await expect.poll(() => search.requested).toContain('4000001');
  await expect.poll(() => search.getByRole('combobox').getAttribute('aria-busy')).toBe('false');
  expect(search.chips()).toEqual([]);
});

test('one live region announces a text', async () => {
  const search = await show();
  await search.type('3 bed under 650k');
  await expect.poll(search.said).toEqual(['We understood: 3+ beds, Under $650,000. Press Enter to search.']);
  await expect.poll(() => search.requested).toContain('3 bed under 650k');
  await expect.poll(() => search.getByRole('combobox').getAttribute('aria-busy')).toBe('false');
  expect(search.said()).toEqual(['We understood: 3+ beds, Under $650,000. Press Enter to search.']);
  expect(search.getAllByRole('status')).toHaveLength(1);
});
