import { expect, type Page } from '@playwright/test';
import type { EmbedElement } from '../domain/src/embed/embed-element.ts';
import { noTheme } from '../domain/src/embed/embed-setup.ts';
import { type SnippetForm, snippetFor } from '../domain/src/embed/snippet.ts';
import { slowResponses } from './support/delay-responses.ts';
import { test } from './support/test.ts';

const WIDTHS = [320, 390, 820, 1440];
const card = { 'listing-id': '4000001' };
const agent = { agent: 'gregory.dang.atx' };

/** Every widget in every layout that has its own height. */
const setups: readonly (readonly [widget: string, attributes: Readonly<Record<string, string>>])[] = [
  ['search', {}],
  ['search', { shape: 'results', limit: '6' }],
  ['search', { shape: 'bar' }],
  ['search', { shape: 'map' }],
  ['listing', card],
  ['listing-card', card],
  ['listing-card', { ...card, layout: 'compact' }],
  ['listing-card', { ...card, layout: 'row' }],
  ['listing-card', { ...card, photos: 'none' }],
  ['listings', { limit: '1' }],
  ['listings', { limit: '4', heading: 'New homes' }],
  ['listings', { layout: 'carousel' }],
  ['listings', { layout: 'carousel', card: 'compact' }],
  ['mortgage-calculator', {}],
  ['agent-bio', agent],
  ['inquiry-form', { type: 'contact-us' }],
  ['inquiry-form', { ...card, type: 'schedule-a-tour' }],
  ['home-value', {}],
  ['market', { area: 'Austin' }],
  ['legal', {}],
];

type Setup = (typeof setups)[number];
/** Widgets whose end is in view at some width. */
const short = setups.filter(([widget, { shape, layout = '' }]) =>
  widget === 'listing-card' ? layout === '' : shape === 'bar' || widget === 'mortgage-calculator',
);

/** Those whose frames moved the page below them. */
const framed = [
  ...short,
  ...setups.filter(
    ([widget, { shape }]) => widget === 'listing' || (widget === 'search' && shape === undefined),
  ),
];

/** The forms that are markup for a page, with the step that is the widget; of more than one, the second is the script. */
const forms: readonly (readonly [name: string, SnippetForm, step: number, readonly Setup[]])[] = [
  ['HTML', 'html', 0, setups],
  ['a placeholder', 'wordpress', 2, short],
  ['a link', 'wordpress', 3, short],
  ['a frame', 'iframe', 0, framed],
];

for (const [name, form, step, pasted] of forms) {
  test(`code of the builder for ${name} keeps the room of its widget free`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    test.slow();
    const { elements } = (await (await page.request.get('/elements/elements.json')).json()) as {
      elements: readonly EmbedElement[];
    };
    // Stands for a slow network: the page is painted before the script, and the script before its data.
    await slowResponses(page, /\/v1\/hearth|\/api\//, 100);
    await page.setViewportSize({ width: WIDTHS.reduce((all, width) => all + width, 100), height: 900 });
    const moved: string[] = [];
    for (const [widget, attributes] of pasted) {
      const element = elements.find(({ tag }) => tag === `hearth-${widget}`) as EmbedElement;
      const setup = { widget, attributes, key: null, theme: noTheme };
      // A shortcode is for the plugin.
      const codes = snippetFor(form, setup, { origin: hearth, element, version: '', pinned: null })
        .filter(({ download }) => download === undefined)
        .map(({ code }) => code);
      const code = step === 0 ? codes[0] : `${codes[1]}\n<p>${codes[step]}</p>`;
      const url = partnerSite.publish(WATCHED + code + BELOW);
      const shifts = await shiftsAt(page, url, partnerSite.publish(fourFrames(url)));
      const tooMuch = shifts
        .map(({ sum, by }, at) => ({ at: WIDTHS[at], sum, by }))
        .filter(({ sum }) => sum >= 0.02);
      moved.push(...tooMuch.map((shift) => `${widget} ${JSON.stringify({ ...attributes, ...shift })}`));
    }
    expect(moved).toEqual([]);
  });
}

const WATCHED = `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script>
  shift = { sum: 0, by: '' };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      shift.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        shift.by += ' ' + (node?.className || node?.nodeName) + ' ' + previousRect.y + '+' + previousRect.height + ' -> ' + currentRect.y + '+' + currentRect.height;
    }
  }).observe({ type: 'layout-shift', buffered: true });
</script><h1>A page</h1>`;
const BELOW = '<p>Words below the widget</p><p>And more of them</p>';

const WIDGETS = [...new Set(setups.map(([widget]) => `hearth-${widget}`))];
const DEFINED = `:is(${WIDGETS}):defined, iframe`;

/** The page at all widths side by side: each frame is a page with its own width. */
const fourFrames = (url: string): string =>
  `<link rel="icon" href="data:,"><body style="margin: 0; display: flex">${WIDTHS.map(
    (width) =>
      `<iframe src="${url}" style="border: 0; width: ${width}px; height: 880px; flex: none"></iframe>`,
  ).join('')}`;

async function shiftsAt(page: Page, url: string, address: string) {
  await page.goto(address);
  const frames = page.frames().filter((frame) => frame.url() === url);
  for (const frame of frames) {
    await expect(frame.locator(DEFINED)).toBeAttached();
    await expect(frame.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(
      ({ contentWindow }) => (contentWindow as unknown as { shift: { sum: number; by: string } }).shift,
    ),
  );
}
