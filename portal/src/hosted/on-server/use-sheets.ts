import type { RefObject } from 'react';
import { rendering } from '../rendering.ts';

/** Stands for the hook of that name where the server renders: the view's sheet has these. */
export function useSheets(_place: RefObject<Element | null>, ...sheets: readonly CSSStyleSheet[]): void {
  for (const sheet of sheets) rendering().sheets.add(sheet);
}
