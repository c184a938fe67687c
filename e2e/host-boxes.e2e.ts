import { expect } from '@playwright/test';
import { expectAllWidgets, hostPage } from './support/all-widgets.ts';
import { test } from './support/test.ts';

/** Boxes that are as wide as their content, and one that is not. */
const boxes: Readonly<Record<string, string>> = {
  block: 'display: block',
  'flex row': 'display: flex',
  'centred flex column': 'display: flex; flex-direction: column; align-items: center',
  'centred grid': 'display: grid; justify-items: center',
  float: 'float: left',
  'inline block': 'display: inline-block',
  'table cell': 'display: table-cell',
  absolute: 'position: absolute; top: 0; left: 0',
};

test('all widgets are wide enough in boxes that fit their content', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  test.slow();
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
  const small: string[] = [];
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    small.push(...(await page.evaluate(measureInBoxes, { boxes, least: width === 320 ? 240 : 400 })));
  }
  expect(small).toEqual([]);
});

/** The widgets that are too narrow in a box, or make the page scroll to the side; each box with each widget alone. */
async function measureInBoxes({ boxes, least }: { boxes: Readonly<Record<string, string>>; least: number }) {
  const wrong: string[] = [];
  const { documentElement: root } = document;
  for (const widget of document.querySelectorAll<HTMLElement>('main > *')) {
    if (!widget.localName.startsWith('hearth-')) continue;
    const place = document.createElement('div');
    widget.replaceWith(place);
    document.body.append(widget);
    for (const [name, style] of Object.entries(boxes)) {
      const box = document.createElement('div');
      box.style.cssText = style;
      widget.replaceWith(box);
      box.append(widget);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { width } = widget.getBoundingClientRect();
      const beyond = root.scrollWidth - root.clientWidth;
      if (width < least || beyond > 0)
        wrong.push(`${widget.localName} in ${name}: ${width}, ${beyond} beyond`);
      box.replaceWith(widget);
    }
    place.replaceWith(widget);
  }
  return wrong;
}
