import { expect } from 'vitest';
import { textProblems } from './text-problems.ts';

/** Text spacing that readers may set by WCAG 1.4.12. */
export const textSpacing = new CSSStyleSheet();
textSpacing.replaceSync(
  `*, ::before, ::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }`,
);

/** Expects each text on the screen in full, and no smaller than `size` in px. */
export function expectInFull(root: Element, texts: readonly string[], size: number): void {
  expect(textProblems(root, { texts, size })).toEqual([]);
}

/** The font size of the first element that matches, in px. */
export const sizeOf = (root: Element, selector: string): number =>
  Number.parseFloat(getComputedStyle(root.querySelector(selector) as Element).fontSize);
