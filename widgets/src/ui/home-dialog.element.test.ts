import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../listing/listing.element.ts';
import '../listing-card/listing-card.element.ts';
import { aSite } from '../testing/a-site.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';

const home = listingDetails({ listingid: 'L1' });
const start = location.href;

beforeEach(() => {
  const { fetch } = homeServer({ listings: [home], site: () => aSite() });
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  history.replaceState(null, '', start);
  vi.unstubAllGlobals();
});

const card = (attributes = 'open="dialog"') =>
  place<HTMLElement>(
    `<hearth-listing-card listing-id="L1" photos="none" ${attributes}></hearth-listing-card>`,
  );
const linked = () => new URLSearchParams(location.search).get('hearth-listing-id');
const dialogOf = (element: Element) => element.shadowRoot?.querySelector('dialog') ?? null;

test('a home opens over the page by keyboard, and Escape gives address and focus back', async () => {
  const element = card();
  const link = await inside(element).findByRole('link');
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dialogOf(element)?.open).toBe(true);
  expect(linked()).toBe('L1');
  const shown = dialogOf(element)?.querySelector('hearth-listing') as HTMLElement;
  await inside(shown).findByRole('heading', { level: 2 });
  expect(await axeViolations(element)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialogOf(element)).toBeNull();
  await expect.poll(linked).toBeNull();
  expect(element.shadowRoot?.activeElement).toBe(link);
  expect(document.documentElement.style.overflow).toBe('');
});

test('Back closes a home, and Forward opens it again', async () => {
  const element = card();
  (await inside(element).findByRole('link')).click();
  await expect.poll(() => dialogOf(element)?.open).toBe(true);
  history.back();
  await expect.poll(() => dialogOf(element)).toBeNull();
  history.forward();
  await expect.poll(() => dialogOf(element)?.open).toBe(true);
  inside(element).getByRole('button', { name: 'Close' }).click();
  await expect.poll(linked).toBeNull();
});

test('a link with a home opens it at load, and closing it leaves the rest of the address', async () => {
  history.replaceState(null, '', `${location.pathname}?a=1&hearth-listing-id=L1#x`);
  const element = card();
  await expect.poll(() => dialogOf(element)?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.search + location.hash).toBe('?a=1#x');
});

test.each([
  ['', false],
  ['open="dialog" listing-url="#home-{id}"', false],
  ['open="dialog"', true],
])(
  'preventDefault and a page of the host win over <hearth-listing-card %s>',
  async (attributes, isPrevented) => {
    const element = card(attributes);
    const link = await inside(element).findByRole('link');
    const selected = vi.fn((event: Event) => event.preventDefault());
    if (isPrevented) element.addEventListener('hearth-listing-select', selected);
    else addEventListener('click', selected, { once: true });
    link.click();
    await expect.poll(() => selected.mock.calls.length).toBe(1);
    await new Promise((done) => requestAnimationFrame(done));
    expect(dialogOf(element)).toBeNull();
    expect(linked()).toBeNull();
  },
);

test('a widget that is removed with its home open leaves the page as it was', async () => {
  const element = card();
  (await inside(element).findByRole('link')).click();
  await expect.poll(() => dialogOf(element)?.open).toBe(true);
  element.remove();
  await expect.poll(() => document.documentElement.style.overflow).toBe('');
  await expect.poll(linked).toBeNull();
  const other = card();
  (await inside(other).findByRole('link')).click();
  await expect.poll(() => dialogOf(other)?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(linked).toBeNull();
});
