import { expect, test } from 'vitest';
import { lockScroll } from './lock-scroll.ts';

/** The same module as another file of the page has it. */
const copyOf = async (name: string): Promise<typeof lockScroll> =>
  (await import(/* @vite-ignore */ new URL(`./lock-scroll.ts?${name}`, import.meta.url).href)).lockScroll;

const overflow = () => getComputedStyle(document.documentElement).overflow;

test.each([
  ['the first', 0],
  ['the last', 1],
])('a page that two files lock scrolls again when both have ended, %s of them first', async (_which, at) => {
  const other = await copyOf('other');
  document.documentElement.style.overflow = 'clip';
  const ends = [lockScroll(), other()];
  expect(overflow()).toBe('hidden');
  ends[at]?.();
  ends[at]?.();
  expect(overflow()).toBe('hidden');
  ends[1 - at]?.();
  expect(overflow()).toBe('clip');
  document.documentElement.style.overflow = '';
});
