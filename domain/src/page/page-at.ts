import { parse } from 'regexparam';
import type { MapType } from '../search/map/map-type.ts';
import type { PageRow, PathParams } from './page-row.ts';
import { type PageName, type PageParams, pages, type ScreenName } from './pages.ts';

/** A page of the portal at a path. */
export type Page<Name extends PageName = PageName> = {
  [Each in Name]: {
    readonly name: Each;
    readonly row: PageRow & { readonly screen: ScreenName };
    readonly params: PageParams<Each>;
    /** Path as given. */
    readonly pathname: string;
  };
}[Name];

const matchers = Object.entries<PageRow>(pages).map(([name, row]) => ({ name, row, ...parse(row.path) }));

/** The page at a path, by which the portal's router and the server decide. */
export function pageAt(pathname: string): Page {
  for (const { name, row, keys, pattern } of matchers) {
    const found = pattern.exec(pathname);
    const params = found && paramsOf(row, keys, found.slice(1));
    if (params) return { name, row, params, pathname } as Page;
  }
  return { name: 'notFound', row: pages.notFound, params: {}, pathname };
}

/** Kind of the map of the page at a path. */
export const mapTypeAt = (pathname: string): MapType => pageAt(pathname).row.map ?? 'listings';

function paramsOf({ read }: PageRow, keys: readonly string[], texts: readonly (string | undefined)[]) {
  if (read === undefined) return {};
  const params: PathParams = Object.fromEntries(keys.map((key, at) => [key, decoded(texts[at])]));
  return read(params);
}

/** Text that is encoded in no valid way stays as it is. */
function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
