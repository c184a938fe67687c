import { expect } from 'vitest';

/** What readers may set by WCAG 1.4.12. */
export const textSpacing = new CSSStyleSheet();
textSpacing.replaceSync(
  `*, ::before, ::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }`,
);

/**
 * Expects each text on the screen in full, within the window and every box around it, and no smaller than `size` in px. Boxes
 * that scroll sideways count as room.
 */
export function expectInFull(root: Element, texts: readonly string[], size: number): void {
  for (const text of texts) {
    const element = deepestWith(root, text);
    expect(element, text).toBeDefined();
    if (!element) continue;
    expect(Number.parseFloat(getComputedStyle(element).fontSize), `size of ${text}`).toBeGreaterThanOrEqual(
      size,
    );
    expect(cutAt(element), text).toEqual([]);
  }
}

/** The font size of the first element that matches, in px. */
export const sizeOf = (root: Element, selector: string): number =>
  Number.parseFloat(getComputedStyle(root.querySelector(selector) as Element).fontSize);

const deepestWith = (root: Element, text: string): Element | undefined =>
  [...root.querySelectorAll('*')]
    .filter((each) => each.textContent?.includes(text) && each.checkVisibility())
    .at(-1);

/** The boxes that hide a part of an element, with the direction. */
function cutAt(element: Element): string[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  const cut: string[] = [];
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll') return cut;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const name = box.className || box.localName;
    if (overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1))
      cut.push(`${name} sideways`);
    if (overflowY !== 'visible' && (text.top < top - 1 || text.bottom > bottom + 1))
      cut.push(`${name} downwards`);
  }
  if (text.right > innerWidth + 1 || text.left < -1) cut.push('window');
  return cut;
}
