import { useCallback, useSyncExternalStore } from 'react';

/** '+12 more'. */
const moreButton = 76;
const gap = 6;

/**
 * How many of the chips in `list` fit on the first line of its container, beside the text field. Chips that do not fit stay
 * measurable: hidden by `visibility`, out of the flow.
 */
export function useFitting(list: HTMLElement | null): number {
  const watch = useCallback((onChange: () => void) => watchLayout(list, onChange), [list]);
  return useSyncExternalStore(
    watch,
    () => (list?.parentElement ? fittingIn(list.parentElement, list) : all()),
    all,
  );
}

const all = (): number => Number.POSITIVE_INFINITY;

/** Reports other chips and another size of the container before they are drawn. */
function watchLayout(list: HTMLElement | null, onChange: () => void): () => void {
  if (!list?.parentElement) return () => {};
  const chips = new MutationObserver(onChange);
  chips.observe(list, { childList: true, subtree: true, characterData: true });
  const size = new ResizeObserver(onChange);
  size.observe(list.parentElement);
  return () => {
    chips.disconnect();
    size.disconnect();
  };
}

function fittingIn(outer: HTMLElement, list: HTMLElement): number {
  const widths = Array.from(list.children, (chip) => wholeWidth(chip as HTMLElement) + gap);
  const input = outer.querySelector('input');
  const room = outer.clientWidth - gap - (input ? Number.parseFloat(getComputedStyle(input).minWidth) : 0);
  if (sum(widths) <= room) return widths.length;
  let [used, count] = [moreButton, 0];
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return count;
}

/** Width of a chip with its whole label, which may be cut. */
function wholeWidth(chip: HTMLElement): number {
  const label = chip.querySelector('button > span:not(.hearth-visually-hidden)');
  return chip.offsetWidth + (label ? label.scrollWidth - label.clientWidth : 0);
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
