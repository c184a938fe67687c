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

/** Watches the page from its start; the returned function lists the layout shifts so far. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
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
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(inWords(entry as LayoutShift));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShifts ?? []);
}
