import { expect, type Page } from '@playwright/test';

export interface Tabbing {
  /** Presses after which it fails. */
  readonly most?: number;
  readonly key?: 'Tab' | 'Shift+Tab';
}

/** Presses Tab until an element of this name has the focus; fails after too many presses. */
export async function tabTo(
  page: Page,
  name: RegExp,
  { most = 30, key = 'Tab' }: Tabbing = {},
): Promise<void> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press(key);
    const { words, isMarked } = await focused(page);
    expect(isMarked, `the focus can be seen on “${words}”`).toBe(true);
    if (name.test(words)) return;
    passed.push(words);
  }
  throw new Error(`${key} never came to ${name}, but to ${passed.join(' | ')}`);
}

/** The focused element, in shadow roots too: its name, and whether it or its container shows the focus. */
function focused(page: Page): Promise<{ words: string; isMarked: boolean }> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return { words: 'nothing', isMarked: false };
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const words = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent || '');
    const isOutlined = (each: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const around = [element.parentElement, element.parentElement?.parentElement].filter((each) => !!each);
    const isMarked =
      [element, ...element.children, ...around].some((each) => isOutlined(each)) ||
      // The browser marks the parts of a date, which have the focus in place of their field.
      (element instanceof HTMLInputElement && element.type === 'date' && !element.matches(':focus')) ||
      ['::before', '::after'].some((part) => isOutlined(element, part));
    return { words: words.replace(/\s+/g, ' ').trim(), isMarked };
  });
}
