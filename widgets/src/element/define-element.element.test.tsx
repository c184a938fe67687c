import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { place } from '../testing/mount.tsx';
import { defineElement } from './define-element.ts';
import type { EventsOf } from './element-types.ts';
import { life, Probe, type ProbeElement, type probe, shown } from './testing/probe.tsx';

beforeEach(() => {
  Object.assign(life, { mounted: [], unmounted: [], renders: 0, answer: undefined, fail: false });
});

test('attributes in kebab-case arrive as properties of their kinds', async () => {
  const element = place('<hearth-probe listing-id="42" limit="3" layout="grid" hide-map></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('42 3 grid true -');
});

test('a missing attribute has the default of the component, and a missing flag is false', async () => {
  const element = place('<hearth-probe></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
});

test('a flag is true by its presence, unless its text says that it is off', async () => {
  const element = place('<hearth-probe hide-map="hide-map"></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('none 7 row true -');
  // Attribute in the form of Vue 3 and React 18.
  element.setAttribute('hide-map', 'false');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  element.removeAttribute('hide-map');
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
  // A page is warned once of the same value: its own tag has not been warned of by another test.
  const props = { listingId: 'string', limit: 'number', hideMap: 'flag' } as const;
  defineElement({ tag: 'hearth-empty-probe', component: Probe, sheets: [], props, events: [] });
  const element = place('<hearth-empty-probe listing-id="" limit=""></hearth-empty-probe>');
  await expect.poll(() => shown(element)).toBe(' 7 row false -');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a bad value warns once and falls to the default', async () => {
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

test('throws no error at the page for any property value', async () => {
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

test('properties set before the definition apply, and win over attributes', async () => {
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

test('the declaration knows the types of properties and events', () => {
  expectTypeOf<ProbeElement['limit']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ProbeElement['hideMap']>().toEqualTypeOf<boolean>();
  expectTypeOf<ProbeElement['layout']>().toEqualTypeOf<'row' | 'grid' | undefined>();
  expectTypeOf<EventsOf<typeof probe>['hearth-probe-pick']['detail']>().toEqualTypeOf<{ id: string }>();
});
