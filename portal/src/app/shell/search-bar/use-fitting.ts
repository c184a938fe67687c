import { useLayoutEffect, useState } from 'react';

/** What the text field needs beside chips. */
const leastInput = 56;
/** '+12 more'. */
const moreButton = 76;
const gap = 6;

/**
 * How many of the chips in `list` fit on the first line of its container, beside the text field. Chips that do not fit stay
 * measurable: hidden by `visibility`, out of the flow.
 */
export function useFitting(list: HTMLElement | null): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // After each render, before it is drawn: the chips may be others.
  useLayoutEffect(() => {
    if (list?.parentElement) setFitting(fittingIn(list.parentElement, list));
  });
  useLayoutEffect(() => {
    const outer = list?.parentElement;
    if (!outer) return;
    const observer = new ResizeObserver(() => setFitting(fittingIn(outer, list)));
    observer.observe(outer);
    return () => observer.disconnect();
  }, [list]);
  return fitting;
}

function fittingIn(outer: HTMLElement, list: HTMLElement): number {
  const widths = Array.from(list.children, (chip) => (chip as HTMLElement).offsetWidth + gap);
  const room = outer.clientWidth - leastInput;
  if (sum(widths) <= room) return widths.length;
  let [used, count] = [moreButton, 0];
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return count;
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
