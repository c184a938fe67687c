import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { fireEvent } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createClient } from '../client/client.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { mount } from '../testing/mount.tsx';
import { writeInto } from '../testing/write-into.ts';
import field from '../ui/field.css';
import tokens from '../ui/tokens.css';
import visuallyHidden from '../ui/visually-hidden.css';
import { LocationField } from './location-field.tsx';
import { LocationSuggestions } from './location-suggestions.tsx';
import searchSheet from './search.css';
import { SuggestionList } from './suggestion-list.tsx';

const suggestion = (given: Partial<Suggestion>): Suggestion => ({
  category: 'city',
  name: 'Austin',
  detail: null,
  count: null,
  url: null,
  tag: { type: 'city', id: 'city-austin', value: 'Austin', label: 'Austin' },
  filter: { polygon: 'city-austin' },
  ...given,
});
const hits = [
  suggestion({ category: 'address', name: '12 Austin Ave', url: '/12-austin-ave-austin-tx-78704-L77.html' }),
  suggestion({ category: 'neighborhood', name: 'Austin Lake Hills', detail: 'Austin, TX', count: 1 }),
  suggestion({ name: 'Austin', detail: 'Travis County, TX', count: 4_321 }),
];

function show(answer: (query: URLSearchParams) => Response | Promise<Response> = () => json({ hits })) {
  const requested: { query: URLSearchParams; signal: AbortSignal }[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { url, signal } = input as Request;
    const query = new URL(url).searchParams;
    requested.push({ query, signal });
    return answer(query);
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const onLocation = vi.fn();
  const onListing = vi.fn();
  const view = mount(
    <LocationField client={client} lease={false} location="" onLocation={onLocation} onListing={onListing} />,
    { sheets: [tokens, visuallyHidden, field, searchSheet] },
  );
  const input = view.getByLabelText<HTMLInputElement>('Location');
  return { ...view, client, requested, onLocation, onListing, input };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  // Preact schedules effects once for all that wait: a timer of its that is dropped here would leave the next test's waiting.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

/** Lets time pass once the code of suggestions has arrived. */
async function pass(input: Element, milliseconds = 500): Promise<void> {
  await expect.poll(() => input.role).toBe('combobox');
  vi.advanceTimersByTime(milliseconds);
}

async function suggested(text = 'aus') {
  const search = show();
  writeInto(search.input, text);
  await pass(search.input);
  await search.findByRole('listbox');
  return search;
}

test('suggestions are grouped by category, in a combobox that announces their number', async () => {
  const search = await suggested();
  const groups = search.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Addresses', 'Neighborhoods', 'Cities']);
  const counted = search.getByRole('option', { name: 'Austin Travis County, TX 4,321 homes' });
  expect(counted.querySelector(':scope > small')?.firstChild?.textContent).toBe('4,321');
  expect(search.getByRole('option', { name: 'Austin Lake Hills Austin, TX 1 home' })).toBeTruthy();
  await expect.poll(() => search.input.getAttribute('aria-expanded')).toBe('true');
  expect(search.getByRole('status').textContent).toBe('3 results found');
  expect(await axeViolations(search.container)).toEqual([]);
});

test('a pause sends one request, and an older one is aborted', async () => {
  const search = await suggested('austin');
  expect(search.requested.map(({ query }) => query.toString())).toEqual(['query=austin']);
  writeInto(search.input, 'austinxyz');
  expect(search.queryByRole('listbox')).toBeTruthy();
  expect(search.requested).toHaveLength(1);
  await pass(search.input);
  await expect.poll(() => search.requested.length).toBe(2);
  expect(search.requested[0]?.signal.aborted).toBe(true);
});

test('arrows wrap around, and Enter takes the marked suggestion', async () => {
  const search = await suggested();
  await userEvent.keyboard('{ArrowUp}');
  const active = () => search.input.getAttribute('aria-activedescendant');
  await expect.poll(active).toBe(search.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(search.onLocation).toHaveBeenLastCalledWith('Austin Lake Hills');
  expect(search.input.value).toBe('Austin Lake Hills');
  expect(search.queryByRole('listbox')).toBeNull();
});

test('Enter takes the first suggestion, an area as well as a listing', async () => {
  const search = await suggested();
  await userEvent.keyboard('{Enter}');
  expect(search.onListing).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ listingid: 'L77' }));
  search.unmount();
  const misspelt = show(() => json({ hits: [suggestion({ name: 'Zilker' })] }));
  writeInto(misspelt.input, 'zlker');
  await pass(misspelt.input);
  await misspelt.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(misspelt.onLocation).toHaveBeenLastCalledWith('Zilker');
});

test('Enter takes an area of a similar name, names it and leads back to the words as typed', async () => {
  const search = show(() => json({ hits: [suggestion({ name: 'Llano', likeness: 'similar' })] }));
  writeInto(search.input, 'Plano');
  await pass(search.input);
  await search.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(search.onLocation).toHaveBeenLastCalledWith('Llano');
  expect(search.input.value).toBe('Llano');
  await search.findByText(/^Showing Llano\./, { selector: 'p' });
  expect(search.getByRole('status').textContent).toBe('Showing Llano.');
  expect(await axeViolations(search.container)).toEqual([]);
  await userEvent.click(search.getByRole('button', { name: 'Search instead for “Plano”' }));
  expect(search.onLocation).toHaveBeenLastCalledWith('Plano');
  expect(search.input.value).toBe('Plano');
  expect(search.queryByText(/^Showing/)).toBeNull();
  expect(search.queryByRole('listbox')).toBeNull();
});

test('Enter searches for the words where a listing is only like them', async () => {
  const url = '/12-plano-st-austin-tx-78704-L77.html';
  const search = show(() => json({ hits: [suggestion({ name: '12 Llano St', url, likeness: 'similar' })] }));
  writeInto(search.input, '12 Plano St');
  await pass(search.input);
  await search.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(search.onLocation).toHaveBeenLastCalledWith('12 Plano St');
  expect(search.onListing).not.toHaveBeenCalled();
});

test('Enter before the suggestions load searches for the words', async () => {
  const search = show();
  // In one task, since a busy machine pauses between keys.
  flushSync(() => writeInto(search.input, 'aus'));
  fireEvent.keyDown(search.input, { key: 'Enter' });
  expect(search.onLocation).toHaveBeenCalledExactlyOnceWith('aus');
  await pass(search.input, 800);
  expect(search.requested).toEqual([]);
  expect(search.queryByRole('listbox')).toBeNull();
});

test('an emptied field has no suggestions, and announces it', async () => {
  const search = await suggested();
  await userEvent.clear(search.input);
  await expect.poll(() => search.queryByRole('listbox')).toBeNull();
  expect(search.getByRole('status').textContent).toBe('Suggestions cleared');
  await userEvent.type(search.input, 'a');
  await pass(search.input);
  await search.findByText('3 results found');
});

test('Escape closes the list and leaves the text, Tab moves on', async () => {
  const search = await suggested();
  await userEvent.keyboard('{Escape}');
  expect(search.queryByRole('listbox')).toBeNull();
  expect(search.input.value).toBe('aus');
  await userEvent.type(search.input, 't');
  await pass(search.input);
  await search.findByRole('listbox');
  await userEvent.tab();
  await expect.poll(() => search.queryByRole('listbox')).toBeNull();
});

test('a listing is opened and not searched', async () => {
  const search = await suggested();
  await userEvent.click(search.getByRole('option', { name: '12 Austin Ave' }));
  expect(search.onListing).toHaveBeenCalledExactlyOnceWith({
    listingid: 'L77',
    url: 'https://homes.example/12-austin-ave-austin-tx-78704-L77.html',
  });
});

test('each row is wide enough for a thumb', async () => {
  const search = await suggested();
  for (const option of search.getAllByRole('option'))
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a failed request shows no suggestions and announces no empty result', async () => {
  let isBroken = true;
  const search = show(() => (isBroken ? json({ code: 'internal_error' }, 500) : json({ hits: [] })));
  writeInto(search.input, 'aus');
  await pass(search.input);
  await expect.poll(() => search.requested.length).toBe(1);
  expect(search.queryByRole('listbox')).toBeNull();
  isBroken = false;
  await userEvent.type(search.input, 't');
  await pass(search.input);
  await search.findByText('No results found');
  await expect.poll(() => search.input.getAttribute('aria-expanded')).toBe('false');
});

test('requests only the beginning of a text of ten thousand characters', async () => {
  const search = show();
  writeInto(search.input, 'a'.repeat(10_000));
  await pass(search.input);
  await expect.poll(() => search.requested.length).toBe(1);
  expect(search.requested[0]?.query.get('query')).toHaveLength(100);
});

test('code that loads after the field was left opens nothing', async () => {
  const { client, requested } = show();
  const field = { current: null as HTMLDivElement | null };
  const entered = { current: '' };
  const late = (
    <div
      ref={(element) => {
        field.current = element;
      }}
    >
      <input aria-label="Left" defaultValue="austin" />
      <LocationSuggestions
        SuggestionList={SuggestionList}
        client={client}
        lease={false}
        field={field}
        entered={entered}
        onLocation={() => {}}
        onListing={() => {}}
      />
    </div>
  );
  await pass(mount(late).getByLabelText('Left'), 800);
  expect(requested).toEqual([]);
});

test('Enter on a ZIP that is written out is left to the form too, and searches at once', async () => {
  const zip = suggestion({ category: 'zipCode', name: '78704' });
  const search = show(() => json({ hits: [zip] }));
  const passed: boolean[] = [];
  search.container.addEventListener('keydown', (event) => passed.push(!event.defaultPrevented));
  search.input.focus();
  writeInto(search.input, '78704');
  await pass(search.input);
  await search.findByRole('listbox');
  passed.length = 0;
  await userEvent.keyboard('{Enter}');
  expect(passed).toEqual([true]);
  expect(search.onLocation).toHaveBeenLastCalledWith('78704');
  expect(search.queryByRole('listbox')).toBeNull();
});

test('a box that clips its content clips no suggestion, and the list follows the field', async () => {
  const { input, container, getByRole } = await suggested();
  Object.assign(container.style, { overflow: 'hidden', position: 'relative', blockSize: '90px' });
  const list = getByRole('listbox');
  const { left, bottom, width, height } = list.getBoundingClientRect();
  expect(height).toBeGreaterThan(100);
  const seen = document.elementFromPoint(left + width / 2, bottom - 10);
  expect(seen?.closest('[role=listbox]')).toBe(list);
  const below = () => list.getBoundingClientRect().top - input.getBoundingClientRect().bottom;
  const before = below();
  container.style.marginBlockStart = '40px';
  dispatchEvent(new Event('resize'));
  expect(below()).toBeCloseTo(before);
});
