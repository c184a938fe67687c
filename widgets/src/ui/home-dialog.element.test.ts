import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../listing/listing.element.ts';
import '../listing-card/listing-card.element.ts';
import { aSite } from '../testing/a-site.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';

const home = listingDetails({ listingid: 'L1', streetname: 'Bluebonnet' });
const other = listingDetails({ listingid: 'L2' });
const start = location.href;

beforeEach(() => {
  const { fetch } = homeServer({ listings: [home, other], site: () => aSite() });
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  history.replaceState(null, '', start);
  vi.unstubAllGlobals();
});

const cardOf = (id: string, attributes = 'open="dialog"') =>
  place<HTMLElement>(
    `<hearth-listing-card listing-id="${id}" photos="none" ${attributes}></hearth-listing-card>`,
  );
const card = (attributes?: string) => cardOf('L1', attributes);
const linked = () => new URLSearchParams(location.search).get('hearth-listing-id');
const dialogOf = (element: Element) => element.shadowRoot?.querySelector('dialog') ?? null;
const pageOverflow = () => getComputedStyle(document.documentElement).overflow;

test('a home opens over the page by keyboard, and Escape gives address and focus back', async () => {
  const element = card();
  const link = await inside(element).findByRole('link', { name: / Dr$/ });
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
  expect(pageOverflow()).toBe('visible');
});

test('Back closes a home, and Forward opens it again', async () => {
  const element = card();
  (await inside(element).findByRole('link', { name: / Dr$/ })).click();
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
    const link = await inside(element).findByRole('link', { name: / Dr$/ });
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
  (await inside(element).findByRole('link', { name: / Dr$/ })).click();
  await expect.poll(() => dialogOf(element)?.open).toBe(true);
  element.remove();
  await expect.poll(pageOverflow).toBe('visible');
  await expect.poll(linked).toBeNull();
  const next = card();
  (await inside(next).findByRole('link', { name: / Dr$/ })).click();
  await expect.poll(() => dialogOf(next)?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(linked).toBeNull();
});

/** A card with its home open, and what a mouse does at positions relative to the dialog. */
async function opened() {
  const element = card();
  (await inside(element).findByRole('link', { name: / Dr$/ })).click();
  await expect.poll(() => dialogOf(element)?.open).toBe(true);
  const dialog = dialogOf(element) as HTMLDialogElement;
  dialog.style.inlineSize = '300px';
  const { left, top } = dialog.getBoundingClientRect();
  const send = (type: string, x: number) =>
    dialog.dispatchEvent(
      new PointerEvent(type, { bubbles: true, composed: true, clientX: left + x, clientY: top + 60 }),
    );
  return { element, dialog, send };
}

test.each([
  ['a press on the padding', 4, 4, true],
  ['a selection that is released beside it', 40, -9, true],
  ['a press beside it that is released within', -9, 40, true],
  ['a press beside it', -9, -9, false],
])('%s: from %i px to %i px of the edge, the home stays open: %s', async (_what, down, up, stays) => {
  const { dialog, send } = await opened();
  send('pointerdown', down);
  send('pointerup', up);
  send('click', up);
  expect(dialog.open).toBe(stays);
  dialog.close();
  await expect.poll(linked).toBeNull();
});

test('opens the last of two homes that are pressed at once, and names it in the address', async () => {
  const [first, second] = [card(), cardOf('L2')];
  const links = [
    await inside(first).findByRole('link', { name: / Dr$/ }),
    await inside(second).findByRole('link', { name: / Dr$/ }),
  ];
  for (const link of links) link.click();
  await expect.poll(() => dialogOf(second)?.open).toBe(true);
  expect(dialogOf(first)).toBeNull();
  expect(linked()).toBe('L2');
  dialogOf(second)?.close();
  await expect.poll(linked).toBeNull();
});

test('a home that is pressed while Back leaves another one opens, and stays', async () => {
  const [first, second] = [card(), cardOf('L2')];
  const next = await inside(second).findByRole('link', { name: / Dr$/ });
  (await inside(first).findByRole('link', { name: / Dr$/ })).click();
  await expect.poll(() => dialogOf(first)?.open).toBe(true);
  const dialog = dialogOf(first);
  dialog?.addEventListener('close', () => next.click());
  const left = new Promise((done) => addEventListener('popstate', done, { once: true }));
  dialog?.close();
  await left;
  await expect.poll(() => dialogOf(second)?.open).toBe(true);
  expect(linked()).toBe('L2');
  expect(dialogOf(second)?.open).toBe(true);
  dialogOf(second)?.close();
  await expect.poll(linked).toBeNull();
});

test('a linked home opens in the copy of a widget that is displayed, or once one is', async () => {
  history.replaceState(null, '', `${location.pathname}?hearth-listing-id=L1`);
  const holder = place<HTMLElement>(`<div>
    <div hidden><hearth-listing-card listing-id="L2" photos="none" open="dialog"></hearth-listing-card></div>
    <div hidden><hearth-listing-card listing-id="L2" photos="none" open="dialog"></hearth-listing-card></div>
  </div>`);
  const [first, second] = holder.querySelectorAll<HTMLElement>('hearth-listing-card');
  for (const copy of [first, second])
    await inside(copy as Element).findByRole('link', { name: / Dr$/, hidden: true });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(document.documentElement.hasAttribute('data-hearth-dialog')).toBe(false);
  expect(pageOverflow()).toBe('visible');
  (second?.parentElement as HTMLElement).hidden = false;
  await expect.poll(() => second && dialogOf(second)?.open).toBe(true);
  expect(first && dialogOf(first)).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(linked).toBeNull();
});

test.each([
  ['text', { hearthDialog: true }],
  [[1, 2], { hearthDialog: true }],
  [{ page: 3 }, { page: 3, hearthDialog: true }],
])('the entry of a home has the state %j of the host only where that is an object', async (state, entry) => {
  history.replaceState(state, '');
  const { dialog } = await opened();
  expect(history.state).toEqual(entry);
  dialog.close();
  await expect.poll(linked).toBeNull();
  expect(history.state).toEqual(state);
});

test("names the dialog by its home's address, and its bar covers nothing that is scrolled to", async () => {
  const { dialog } = await opened();
  await expect.poll(() => dialog.getAttribute('aria-label')).toMatch(/Bluebonnet/);
  const bar = dialog.querySelector('.hearth-home-dialog__bar')?.getBoundingClientRect();
  expect(Number.parseFloat(getComputedStyle(dialog).scrollPaddingBlockStart)).toBeGreaterThanOrEqual(
    bar?.height ?? Number.NaN,
  );
  dialog.close();
  await expect.poll(linked).toBeNull();
});
