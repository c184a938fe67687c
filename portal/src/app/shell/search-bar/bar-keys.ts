import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { KeyboardEvent } from 'react';
import type { Bar } from './use-bar.ts';

/** The keys of the field (the combobox pattern of the ARIA practices); what they are not for is the browser's. */
export function pressInField(
  event: KeyboardEvent<HTMLInputElement>,
  bar: Bar,
  search: SearchState,
  root: HTMLElement | null,
): void {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (move(event.key, bar, root) || (event.key === 'Backspace' && removeLast(bar, search)))
    event.preventDefault();
}

function removeLast(bar: Bar, search: SearchState): boolean {
  const last = search.tags.at(-1);
  if (bar.text !== '' || last === undefined) return false;
  bar.remove(last);
  return true;
}

/** Returns whether the key was for the list. */
function move(key: string, bar: Bar, root: HTMLElement | null): boolean {
  const { hits, list, isOpen } = bar;
  if (key === 'Escape' && isOpen) {
    bar.close();
    return true;
  }
  if (key === 'ArrowDown' && !isOpen) {
    bar.open();
    return true;
  }
  if (key === 'ArrowDown' && hits.length === 0) return focusItem(root, 0);
  if (list.move(key, hits.length)) return true;
  if (list.active < 0 || (key !== 'Home' && key !== 'End')) return false;
  list.point(key === 'Home' ? 0 : hits.length - 1);
  return true;
}

const itemsIn = (root: HTMLElement | null): readonly HTMLElement[] =>
  Array.from(root?.querySelectorAll<HTMLElement>('.bar-panel :is(a, button:not(:disabled))') ?? []);

function focusItem(root: HTMLElement | null, at: number): boolean {
  const items = itemsIn(root);
  items.at(Math.min(at, items.length - 1))?.focus();
  return items.length > 0;
}

/** Arrows go through what stands in the panel, and up out of it into the field; Escape goes there at once. */
export function pressInPanel(
  event: KeyboardEvent<HTMLElement>,
  bar: Bar,
  input: HTMLInputElement | null,
): void {
  const root = event.currentTarget.parentElement;
  const items = itemsIn(root);
  const at = items.indexOf(event.target as HTMLElement);
  if (event.key === 'Escape') {
    input?.focus();
    bar.close();
  } else if (event.key === 'ArrowDown') focusItem(root, at + 1);
  else if (event.key === 'ArrowUp') {
    if (at > 0) focusItem(root, at - 1);
    else input?.focus();
  } else if (event.key === 'Home') focusItem(root, 0);
  else if (event.key === 'End') focusItem(root, items.length - 1);
  else return;
  event.preventDefault();
}
