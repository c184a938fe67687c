interface Wanted {
  readonly texts: readonly (string | RegExp)[];
  /** The least font size in px, or the selector of an element that has it. */
  readonly size: number | string;
}

/**
 * Which of the texts are not on the screen in full, within the window and every box around them, or smaller than asked; empty
 * where all are. Boxes that scroll sideways count as room. It uses nothing outside of itself, since end-to-end tests send it
 * into their pages.
 */
export function textProblems(root: Element, { texts, size }: Wanted): string[] {
  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sized = typeof size === 'string' ? root.querySelector(size) : null;
  if (typeof size === 'string' && sized === null) return [`nothing is ${size}`];
  const least = sized ? fontSize(sized) : Number(size);
  const has = (element: Element, text: string | RegExp) =>
    typeof text === 'string' ? element.textContent?.includes(text) : text.test(element.textContent ?? '');
  const deepestWith = (text: string | RegExp) =>
    [root, ...root.querySelectorAll('*')].filter((each) => has(each, text) && each.checkVisibility()).at(-1);
  const around = (box: Element): Element | null => {
    const parent = box.getRootNode();
    return box.parentElement ?? (parent instanceof ShadowRoot ? parent.host : null);
  };
  const cutAt = (element: Element): string[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const cut: string[] = [];
    for (let box: Element | null = element; box; box = around(box)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return cut;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const name = box.className || box.localName;
      if (overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1))
        cut.push(`cut off by ${name} sideways`);
      if (overflowY !== 'visible' && (text.top < top - 1 || text.bottom > bottom + 1))
        cut.push(`cut off by ${name} downwards`);
    }
    if (text.right > innerWidth + 1 || text.left < -1) cut.push('cut off by the window');
    return cut;
  };
  return texts.flatMap((text) => {
    const element = deepestWith(text);
    if (!element) return [`${text} is not shown`];
    const small = fontSize(element) < least ? [`${fontSize(element)} px, not ${least}`] : [];
    return [...small, ...cutAt(element)].map((problem) => `${text}: ${problem}`);
  });
}
