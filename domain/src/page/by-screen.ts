import type { Page } from './page-at.ts';
import type { PageRow } from './page-row.ts';
import type { PagesOf, ScreenName, ScreenWith } from './pages.ts';

/** One function for each screen with a mark in its rows. A missing or superfluous one does not compile. */
export type ByScreen<Mark extends keyof PageRow, Given extends readonly unknown[], Made> = {
  readonly [Screen in ScreenWith<Mark>]: (page: Page<PagesOf<Screen>>, ...given: Given) => Made;
};

/** Calls the function of a page's screen; undefined where its row has no mark. */
export function ofScreen<Mark extends keyof PageRow, Given extends readonly unknown[], Made>(
  table: ByScreen<Mark, Given, Made>,
  page: Page,
  ...given: Given
): Made | undefined {
  const functions = table as Readonly<Partial<Record<ScreenName, (page: Page, ...given: Given) => Made>>>;
  return functions[page.row.screen]?.(page, ...given);
}
