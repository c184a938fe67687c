import { expect, test } from 'vitest';
import { place } from '../testing/mount.tsx';
import { defineElement } from './define-element.ts';
import { shown } from './testing/probe.tsx';

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

test('extra attributes render once with other changes, and not again while they stay', async () => {
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

test('extra attributes set while the element is detached apply when it is attached again', async () => {
  const element = document.createElement('hearth-filters');
  element.setAttribute('beds', '1');
  place('<div></div>').append(element);
  await expect.poll(() => shown(element)).toBe('7 {"beds":"1"}');
});

test('an element declares which attributes it accepts', () => {
  const { accepts } = customElements.get('hearth-filters') as unknown as {
    accepts(name: string): boolean;
  };
  expect(['limit', 'beds', 'min-price'].every(accepts)).toBe(true);
  expect(['onclick', 'style', 'colour', 'data-beds'].some(accepts)).toBe(false);
});
