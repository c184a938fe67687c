import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Watches the page from its start; the returned function lists the layout shifts so far.
 *
 * @param movable selector of elements that may move: a shift counts as soon as another one moves
 */
export async function watchLayoutShifts(
  page: Page,
  movable = ':not(*)',
): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((allowed) => {
    const shifts: string[] = [];
    window.layoutShifts = shifts;
    const boxText = ({ x, y, width, height }: DOMRectReadOnly) => `${width}x${height} at ${x},${y}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.className || node.nodeName : `"${node?.textContent}"`;
    const inWords = ({ value, sources }: LayoutShift) =>
      `${value.toFixed(6)} by ${sources
        .map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${boxText(previousRect)} -> ${boxText(currentRect)}`,
        )
        .join(', ')}`;
    const mayMove = (node: Node | null) =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest(allowed));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (entry.sources.length === 0 || entry.sources.some(({ node }) => !mayMove(node)))
          shifts.push(inWords(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  }, movable);
  return () => page.evaluate(() => window.layoutShifts ?? []);
}
