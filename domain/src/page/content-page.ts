import { formPageRows } from './form-page-rows.ts';
import { pageAt } from './page-at.ts';
import type { PageName } from './pages.ts';

const contentPages: readonly PageName[] = [
  ...(['sell', 'agents', 'agent', 'overview', 'nearby', 'homeGuide'] as const),
  ...(Object.keys(formPageRows) as (keyof typeof formPageRows)[]),
];

/** Returns whether a path leads to a page about agents, areas or services. Their views are the viewed pages that an agent sees. */
export const isContentPage = (pathname: string): boolean => contentPages.includes(pageAt(pathname).name);
