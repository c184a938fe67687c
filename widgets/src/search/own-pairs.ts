type Pairs = readonly (readonly [string, string])[];

/** The pairs of a query that are a search's own, without their prefix; `a-b-page` is not of `a-` but of `a-b-`. */
export const ownPairs = (search: string, prefix: string): Pairs =>
  [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const own = name.slice(prefix.length);
    return name.startsWith(prefix) && !own.includes('-') ? [[own, value] as const] : [];
  });

/**
 * A query with other pairs of the search; all other pairs stay unchanged. An empty search is written as its first page,
 * null as no pair.
 */
export function withOwn(search: string, prefix: string, pairs: Pairs | null): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part && ownPairs(part, prefix).length === 0);
  const linkPairs = pairs && (pairs.length > 0 ? pairs : [['page', '1'] as const]);
  const own = new URLSearchParams(linkPairs?.map(([name, value]) => [prefix + name, value])).toString();
  const text = [...others, own].filter(Boolean).join('&');
  return text && `?${text}`;
}
