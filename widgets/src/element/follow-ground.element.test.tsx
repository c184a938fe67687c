import { afterEach, expect, onTestFinished, test } from 'vitest';
import { place } from '../testing/mount.tsx';
import tokens from '../ui/tokens.css';
import { defineElement } from './define-element.ts';

defineElement({
  tag: 'hearth-ground',
  component: () => <p>Text</p>,
  sheets: [tokens],
  props: {},
  events: [],
});

afterEach(() => document.documentElement.removeAttribute('style'));

/** Waits for the look of an element on a ground: scheme, background and width of the edge. */
async function expectLook(element: Element, scheme: string, background: string, edge: string): Promise<void> {
  const look = () => {
    const root = element.shadowRoot?.querySelector('.root');
    if (!root) return undefined;
    const { colorScheme, backgroundColor, boxShadow } = getComputedStyle(root);
    return [colorScheme, backgroundColor, boxShadow.split(' ').at(-1)];
  };
  await expect.poll(look).toEqual([scheme, background, edge]);
}

const on = (style: string, own = ''): HTMLElement =>
  place<HTMLElement>(
    `<section style="${style}"><div><hearth-ground style="${own}"></hearth-ground></div></section>`,
  );
const elementIn = (section: HTMLElement) => section.querySelector('hearth-ground') as HTMLElement;

/** Chromium's canvas of the dark scheme. */
const DARK_CANVAS = 'color(srgb 0.0705882 0.0705882 0.0705882)';
const [WHITE, DARK] = ['rgb(255, 255, 255)', 'rgb(23, 25, 28)'];

test.each([
  ['no background', '', 'light', 'color(srgb 1 1 1)', '0px'],
  ['black', 'background: #000', 'dark', 'color(srgb 0 0 0)', '0px'],
  ['a mid-tone', 'background: #e07b39', 'normal', WHITE, '12px'],
  ['a mid-tone of a dark section', 'color-scheme: dark; background: #567', 'dark', DARK, '12px'],
  ['a translucent black', 'background: rgb(0 0 0 / 50%)', 'normal', WHITE, '12px'],
  ['a gradient', 'background: linear-gradient(red, blue)', 'light', WHITE, '12px'],
  ['a picture over black', 'background: #000 url(data:,)', 'dark', DARK, '12px'],
] as const)(
  'an element on %s has a scheme and a ground that suit it',
  async (_, style, scheme, background, edge) => {
    await expectLook(elementIn(on(style)), scheme, background, edge);
  },
);

test('an element follows the page that becomes dark', async () => {
  const section = on('background: #fff');
  await expectLook(elementIn(section), 'light', 'color(srgb 1 1 1)', '0px');
  section.style.background = '#000';
  await expectLook(elementIn(section), 'dark', 'color(srgb 0 0 0)', '0px');
  section.style.background = '';
  document.documentElement.style.background = '#000';
  await expectLook(elementIn(section), 'dark', 'color(srgb 0 0 0)', '0px');
});

test('an element follows the scheme of the page that its meta tag names', async () => {
  const element = elementIn(on(''));
  await expectLook(element, 'light', 'color(srgb 1 1 1)', '0px');
  const meta = Object.assign(document.createElement('meta'), { name: 'color-scheme', content: 'dark' });
  onTestFinished(() => meta.remove());
  document.head.append(meta);
  await expectLook(element, 'dark', DARK_CANVAS, '0px');
  meta.content = 'light';
  await expectLook(element, 'light', 'color(srgb 1 1 1)', '0px');
});

test('an element follows a move to another ground', async () => {
  const element = elementIn(on('background: #fff'));
  await expectLook(element, 'light', 'color(srgb 1 1 1)', '0px');
  on('background: #000').append(element);
  await expectLook(element, 'dark', 'color(srgb 0 0 0)', '0px');
});

test("the page's own scheme and ground take precedence", async () => {
  await expectLook(elementIn(on('background: #000; --hearth-color-scheme: light')), 'light', WHITE, '0px');
  const chosen = on('background: #000', '--hearth-color-ground: transparent');
  await expectLook(elementIn(chosen), 'dark', 'rgba(0, 0, 0, 0)', '0px');
});
