import { afterEach, expect, test, vi } from 'vitest';
import { inside, place } from '../testing/mount.tsx';
import { defineElement } from './define-element.ts';

interface RoomProps {
  beds?: number | undefined;
  layout?: 'row' | 'grid' | undefined;
  extra?: Readonly<Record<string, string>>;
  onRoomPick?: (detail: { beds: number }) => unknown;
}

function Room({ beds = 1, layout = 'row', extra = {}, onRoomPick }: RoomProps) {
  return (
    <button type="button" onClick={() => onRoomPick?.({ beds })}>
      {[beds, layout, ...Object.values(extra)].map((part) => `${part}`).join(' ')}
    </button>
  );
}

const define = (tag: `hearth-${string}`) =>
  defineElement({
    tag,
    component: Room,
    sheets: [],
    props: { beds: 'number', layout: ['row', 'grid'] },
    events: ['hearth-room-pick'],
    extra: (name) => name === 'view',
  });
define('hearth-room');

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** Patch in the way of old libraries: assigned and therefore enumerable; restored after the test. */
function patch(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  undo.push(() =>
    before ? Object.defineProperty(target, name, before) : void Reflect.deleteProperty(target, name),
  );
}

function pageStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  undo.push(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== sheet);
  });
}

test('enumerable additions of an old library to built-ins do not matter', async () => {
  patch(Array.prototype, 'each', () => 'junk');
  patch(String.prototype, 'strip', () => 'junk');
  patch(Function.prototype, 'wrap', () => 'junk');
  define('hearth-patched');
  const element = place('<hearth-patched beds="3" layout="grid" view="lake"></hearth-patched>');
  const button = await inside(element).findByText('3 grid lake');
  const heard = vi.fn((event: Event) => (event as CustomEvent).detail);
  element.addEventListener('hearth-room-pick', heard);
  button.click();
  expect(heard).toHaveReturnedWith({ beds: 3 });
  element.setAttribute('view', 'hill');
  await inside(element).findByText('3 grid hill');
});

test('a root font of 62.5 % shrinks nothing', async () => {
  pageStyles('html { font-size: 62.5% }');
  const element = place('<hearth-room></hearth-room>');
  const root = (await inside(element).findByText('1 row')).parentElement as HTMLElement;
  expect(getComputedStyle(root).fontSize).toBe('16px');
});

test('direction and color scheme are those of the page', async () => {
  const element = place(
    '<div dir="rtl" style="color-scheme: dark; background: #111"><hearth-room></hearth-room></div>',
  ).firstElementChild as HTMLElement;
  const root = (await inside(element).findByText('1 row')).parentElement as HTMLElement;
  const { direction, colorScheme, color } = getComputedStyle(root);
  expect([direction, colorScheme]).toEqual(['rtl', 'dark']);
  expect(color).toBe('rgb(236, 234, 230)');
});

test('a page may reserve the room, and content that loads does not move it', async () => {
  pageStyles(
    'hearth-reserved:not(:defined) { display: block; min-height: 44px } hearth-reserved { min-height: 44px }',
  );
  const holder = place('<div><hearth-reserved></hearth-reserved><p>Below</p></div>');
  const top = () => (holder.lastElementChild as HTMLElement).getBoundingClientRect().top;
  const before = top();
  define('hearth-reserved');
  await inside(holder.firstElementChild as Element).findByText('1 row');
  expect(top()).toBe(before);
});

test('a page restored from the back/forward cache has its element unchanged', async () => {
  const element = place('<hearth-room beds="2"></hearth-room>');
  const button = await inside(element).findByText('2 row');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  element.setAttribute('beds', '4');
  expect(await inside(element).findByText('4 row')).toBe(button);
});
