import { useEffect, useState } from 'react';
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { inside, place } from '../testing/mount.tsx';
import { defineElement } from './define-element.ts';
import type { ElementOf, EventsOf } from './element-types.ts';

interface ProbeProps {
  listingId?: string | undefined;
  limit?: number | undefined;
  hideMap?: boolean;
  layout?: 'row' | 'grid' | undefined;
  listing?: { readonly listprice: number } | undefined;
  onProbePick?: (detail: { id: string }) => unknown;
}

/** What happened to the probes; preact runs effects a frame late, so mounts and unmounts are told apart by their id. */
const life = {
  mounted: [] as string[],
  unmounted: [] as string[],
  renders: 0,
  seen: {} as ProbeProps,
  answer: undefined as unknown,
  fail: false,
};

function Probe(props: ProbeProps) {
  const { limit = 7, layout = 'row', hideMap, listingId = 'none', listing } = props;
  const [count, setCount] = useState(0);
  life.renders++;
  life.seen = props;
  useEffect(() => {
    life.mounted.push(listingId);
    return () => void life.unmounted.push(listingId);
  }, [listingId]);
  if (life.fail) throw new Error('a broken component');
  return (
    <section className="probe">
      <output>{`${listingId} ${limit} ${layout} ${String(hideMap)} ${listing?.listprice ?? '-'}`}</output>
      <input aria-label="note" />
      <button type="button" onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
      <button type="button" onClick={() => (life.answer = props.onProbePick?.({ id: listingId }))}>
        pick
      </button>
    </section>
  );
}

const sheet = new CSSStyleSheet();
sheet.replaceSync('.probe { color: rgb(1, 2, 3); }');
const probe = defineElement({
  tag: 'hearth-probe',
  component: Probe,
  sheets: [sheet],
  props: { listingId: 'string', limit: 'number', hideMap: 'flag', layout: ['row', 'grid'], listing: 'raw' },
  events: ['hearth-probe-pick'],
});
type ProbeElement = ElementOf<typeof probe>;

const shown = (element: Element) => element.shadowRoot?.querySelector('output')?.textContent;
const press = async (element: Element, name: string) => (await inside(element).findByText(name)).click();

beforeEach(() => {
  Object.assign(life, { mounted: [], unmounted: [], renders: 0, answer: undefined, fail: false });
});

test('attributes in kebab-case arrive as properties of their kinds', async () => {
  const element = place('<hearth-probe listing-id="42" limit="3" layout="grid" hide-map></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('42 3 grid true -');
});

test('what is not given is the default of the component, and a flag is false', async () => {
  const element = place('<hearth-probe></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
});

test('a flag is true by its presence, whatever it says', async () => {
  const element = place('<hearth-probe hide-map="false"></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('none 7 row true -');
  element.toggleAttribute('hide-map');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  element.toggleAttribute('hide-map');
  await expect.poll(() => shown(element)).toBe('none 7 row true -');
});

test('removing an attribute restores the default', async () => {
  const element = place('<hearth-probe listing-id="42" limit="3" layout="grid"></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('42 3 grid false -');
  for (const name of ['listing-id', 'limit', 'layout']) element.removeAttribute(name);
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
});

test('an empty text is a text, and no number', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = place('<hearth-probe listing-id="" limit=""></hearth-probe>');
  await expect.poll(() => shown(element)).toBe(' 7 row false -');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a bad value is warned of once and falls to the default', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = place<ProbeElement>('<hearth-probe limit="3" layout="grid"></hearth-probe>');
  element.setAttribute('limit', 'abc');
  element.setAttribute('limit', 'abc');
  element.setAttribute('layout', 'heap');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  expect(warn.mock.calls.flat()).toEqual([
    'Hearth: <hearth-probe> cannot use "abc" as limit.',
    'Hearth: <hearth-probe> cannot use "heap" as layout.',
  ]);
  warn.mockRestore();
});

test('whatever a page sets as a property, it hears of no error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = place<ProbeElement>('<hearth-probe limit="3"></hearth-probe>');
  const circle: Record<string, unknown> = {};
  circle.itself = circle;
  for (const value of [circle, window, Symbol('five'), Object.create(null), [1, 2]]) {
    Reflect.set(element, 'limit', value);
    await expect.poll(() => shown(element)).toBe('none 7 row false -');
    Reflect.set(element, 'limit', 3);
  }
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('properties can be set and read, and leave the attributes to the page', async () => {
  const element = place<ProbeElement>('<hearth-probe limit="3"></hearth-probe>');
  element.limit = 9;
  element.listingId = '8';
  element.hideMap = true;
  await expect.poll(() => shown(element)).toBe('8 9 row true -');
  expect(element.getAttribute('limit')).toBe('3');
  expect(element.hasAttribute('listing-id')).toBe(false);
  expect([element.limit, element.hideMap, element.layout]).toEqual([9, true, undefined]);
});

test('null and undefined set as a property mean the default', async () => {
  const element = place<ProbeElement>('<hearth-probe listing-id="8" limit="3" hide-map></hearth-probe>');
  Object.assign(element, { listingId: null, limit: undefined, hideMap: null });
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
});

test('an object goes through by reference and into no attribute', async () => {
  const listing = { listprice: 500_000 };
  const element = place<ProbeElement>('<hearth-probe listing="no"></hearth-probe>');
  element.listing = listing;
  await expect.poll(() => shown(element)).toBe('none 7 row false 500000');
  expect(life.seen.listing).toBe(listing);
  expect(element.listing).toBe(listing);
  expect(element.getAttribute('listing')).toBe('no');
});

test('properties set before the element is defined are kept, and win over attributes', async () => {
  const early = place<ProbeElement>('<hearth-late limit="3" layout="grid"></hearth-late>');
  early.limit = 5;
  early.listing = { listprice: 1 };
  defineElement({
    tag: 'hearth-late',
    component: Probe,
    sheets: [],
    props: { limit: 'number', layout: ['row', 'grid'], listing: 'raw' },
    events: [],
  });
  await expect.poll(() => shown(early)).toBe('none 5 grid undefined 1');
  early.limit = 6;
  await expect.poll(() => shown(early)).toBe('none 6 grid undefined 1');
});

test('what changes in one task is rendered once', async () => {
  const element = place<ProbeElement>('<hearth-probe></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  const before = life.renders;
  element.limit = 1;
  element.setAttribute('listing-id', '2');
  element.toggleAttribute('hide-map');
  await expect.poll(() => shown(element)).toBe('2 1 row true -');
  expect(life.renders - before).toBe(1);
});

test('a move within the page keeps the state', async () => {
  const element = place('<hearth-probe listing-id="moved"></hearth-probe>');
  await press(element, 'count 0');
  await inside(element).findByText('count 1');
  (inside(element).getByLabelText('note') as HTMLInputElement).value = 'mine';
  const elsewhere = place('<div></div>');
  elsewhere.append(element);
  await expect.poll(() => life.mounted.filter((id) => id === 'moved')).toHaveLength(1);
  await inside(element).findByText('count 1');
  expect((inside(element).getByLabelText('note') as HTMLInputElement).value).toBe('mine');
  expect(life.unmounted).not.toContain('moved');
});

test('leaving the page unmounts, and coming back mounts afresh', async () => {
  const element = place('<hearth-probe listing-id="gone"></hearth-probe>');
  const home = element.parentElement as HTMLElement;
  await press(element, 'count 0');
  await inside(element).findByText('count 1');
  element.remove();
  await expect.poll(() => life.unmounted).toContain('gone');
  expect(shown(element)).toBeUndefined();
  home.append(element);
  await inside(element).findByText('count 0');
});

test('nothing is rendered while the element is not in the page', async () => {
  const element = document.createElement('hearth-probe') as ProbeElement;
  element.limit = 4;
  element.setAttribute('listing-id', '9');
  await new Promise((done) => setTimeout(done, 30));
  expect(life.renders).toBe(0);
  place('<div></div>').append(element);
  await expect.poll(() => shown(element)).toBe('9 4 row false -');
});

test('an event bubbles out of every shadow root with its detail', async () => {
  const host = place('<div></div>');
  const outer = host.attachShadow({ mode: 'open' });
  outer.innerHTML = '<hearth-probe listing-id="42"></hearth-probe>';
  const element = outer.firstElementChild as ProbeElement;
  const heard = vi.fn((event: Event) => (event as EventsOf<typeof probe>['hearth-probe-pick']).detail);
  host.addEventListener('hearth-probe-pick', heard);
  await press(element, 'pick');
  expect(heard).toHaveReturnedWith({ id: '42' });
  expect(life.answer).toBe(true);
});

test('the component learns that the page prevented what an event stands for', async () => {
  const element = place('<hearth-probe></hearth-probe>');
  element.addEventListener('hearth-probe-pick', (event) => event.preventDefault());
  await press(element, 'pick');
  expect(life.answer).toBe(false);
});

const extras = { renders: 0, seen: [] as Readonly<Record<string, string>>[] };

function Filters({ extra = {}, limit = 7 }: { extra?: Readonly<Record<string, string>>; limit?: number }) {
  extras.renders++;
  extras.seen.push(extra);
  return <output>{`${limit} ${JSON.stringify(extra)}`}</output>;
}
defineElement({
  tag: 'hearth-filters',
  component: Filters,
  sheets: [],
  props: { limit: 'number' },
  events: [],
  extra: (name) => /^(min|max)-|^(beds|limit)$/.test(name),
});

test('attributes beyond the declared ones reach the component together', async () => {
  const element = place('<hearth-filters min-price="300000" beds limit="3" colour="red"></hearth-filters>');
  await expect.poll(() => shown(element)).toBe('3 {"min-price":"300000","beds":""}');
  element.setAttribute('max-price', '9');
  element.removeAttribute('beds');
  await expect.poll(() => shown(element)).toBe('3 {"min-price":"300000","max-price":"9"}');
});

test('extra attributes are rendered once with what else changes, and not again while they are the same', async () => {
  const element = place<HTMLElement & { limit?: number }>('<hearth-filters beds="2"></hearth-filters>');
  await expect.poll(() => shown(element)).toBe('7 {"beds":"2"}');
  const before = extras.renders;
  element.limit = 4;
  element.setAttribute('beds', '3');
  element.setAttribute('min-price', '1');
  await expect.poll(() => shown(element)).toBe('4 {"beds":"3","min-price":"1"}');
  expect(extras.renders - before).toBe(1);
  element.setAttribute('beds', '3');
  element.setAttribute('limit', '5');
  await expect.poll(() => shown(element)).toBe('5 {"beds":"3","min-price":"1"}');
  expect(extras.renders - before).toBe(2);
  expect(extras.seen.at(-1)).toBe(extras.seen.at(-2));
});

test('extra attributes given while the element is out of the page count when it comes back', async () => {
  const element = document.createElement('hearth-filters');
  element.setAttribute('beds', '1');
  place('<div></div>').append(element);
  await expect.poll(() => shown(element)).toBe('7 {"beds":"1"}');
});

test('an element says which attributes mean something to it', () => {
  const { accepts } = customElements.get('hearth-filters') as unknown as {
    accepts(name: string): boolean;
  };
  expect(['limit', 'beds', 'min-price'].every(accepts)).toBe(true);
  expect(['onclick', 'style', 'colour', 'data-beds'].some(accepts)).toBe(false);
});

test('the sheets are adopted by the shadow root, shared by all elements of the tag', async () => {
  const first = place('<hearth-probe></hearth-probe>');
  const second = place('<hearth-probe></hearth-probe>');
  const section = await vi.waitFor(() => first.shadowRoot?.querySelector('section') ?? Promise.reject());
  expect(getComputedStyle(section).color).toBe('rgb(1, 2, 3)');
  expect(first.shadowRoot?.adoptedStyleSheets).toEqual(second.shadowRoot?.adoptedStyleSheets);
  expect(first.shadowRoot?.querySelector('style')).toBeNull();
});

test("a page's important styles neither take the block away nor reach inside", async () => {
  const page = new CSSStyleSheet();
  page.replaceSync(
    '* { all: unset !important; letter-spacing: 9px; text-transform: uppercase; visibility: hidden }',
  );
  document.adoptedStyleSheets.push(page);
  const element = place('<hearth-probe></hearth-probe>');
  const section = await vi.waitFor(() => element.shadowRoot?.querySelector('section') ?? Promise.reject());
  expect(getComputedStyle(element).display).toBe('block');
  expect(getComputedStyle(section).letterSpacing).toBe('normal');
  expect(getComputedStyle(section).textTransform).toBe('none');
  expect(getComputedStyle(section).visibility).toBe('visible');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== page);
});

test("the page's own content shows until the component is there, and again once it is gone", async () => {
  const element = place('<hearth-probe><a href="#home">A home</a></hearth-probe>');
  const link = element.firstElementChild as HTMLElement;
  expect(link.assignedSlot).not.toBeNull();
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  await expect.poll(() => link.assignedSlot).toBeNull();
  element.remove();
  await expect.poll(() => link.assignedSlot).not.toBeNull();
});

test('a component that throws leaves one quiet line with a retry, and the page hears of no error', async () => {
  const onError = vi.fn((event: Event) => event.preventDefault());
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  addEventListener('error', onError);
  life.fail = true;
  const element = place('<hearth-probe><a href="#home">A home</a></hearth-probe>');
  expect((await inside(element).findByRole('status')).textContent).toContain('This could not be shown.');
  expect((element.firstElementChild as HTMLElement).assignedSlot).not.toBeNull();
  expect(onError).not.toHaveBeenCalled();
  life.fail = false;
  await press(element, 'Try again');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  await expect.poll(() => (element.firstElementChild as HTMLElement).assignedSlot).toBeNull();
  removeEventListener('error', onError);
  log.mockRestore();
});

test('a component that threw is tried again with other attributes', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  life.fail = true;
  const element = place('<hearth-probe listing-id="bad"></hearth-probe>');
  await inside(element).findByRole('status');
  element.setAttribute('listing-id', 'as bad');
  await expect.poll(() => life.seen.listingId).toBe('as bad');
  await inside(element).findByText('This could not be shown.');
  life.fail = false;
  element.setAttribute('listing-id', 'good');
  await expect.poll(() => shown(element)).toBe('good 7 row false -');
  log.mockRestore();
});

test('defining a tag again is harmless, and worth a warning only for another version', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const again = () =>
    defineElement({
      tag: 'hearth-probe',
      component: Probe,
      sheets: [],
      props: { limit: 'number' },
      events: [],
    });
  const first = customElements.get('hearth-probe');
  again();
  expect(warn).not.toHaveBeenCalled();
  Object.assign(first as object, { version: '9.9.9' });
  again();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Hearth: <hearth-probe> is there already, in version 9.9.9.');
  expect(customElements.get('hearth-probe')).toBe(first);
  warn.mockRestore();
});

test('the declaration knows the types of properties and events', () => {
  expectTypeOf<ProbeElement['limit']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ProbeElement['hideMap']>().toEqualTypeOf<boolean>();
  expectTypeOf<ProbeElement['layout']>().toEqualTypeOf<'row' | 'grid' | undefined>();
  expectTypeOf<EventsOf<typeof probe>['hearth-probe-pick']['detail']>().toEqualTypeOf<{ id: string }>();
});
