/**
 * The address of a page of the server, with the query of `baseUrl`: see `ClientOptions`. Without a base it stays a path, which is
 * right on the server's own pages; pages of other servers stay as they are.
 */
export function pageAddress(path: string, baseUrl: string): string {
  return baseUrl ? withBaseQuery(new URL(path, baseUrl), baseUrl).href : path;
}

/** Adds the query of the base to the address of a page, before any fragment. */
export function withBaseQuery(page: URL, baseUrl: string): URL {
  const { origin, searchParams } = new URL(baseUrl);
  if (page.origin !== origin) return page;
  for (const [name, value] of searchParams) page.searchParams.set(name, value);
  return page;
}
