/**
 * The sources of tiles in the form of a content security policy; `{s}` is any subdomain. null for addresses that are not
 * web addresses.
 */
export function tileOrigin(tileUrl: string): string | null {
  const anyHost = tileUrl.replace('{s}', 'any-subdomain');
  if (!URL.canParse(anyHost)) return null;
  const { protocol, origin } = new URL(anyHost);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin.replace('any-subdomain', '*');
}

/** The servers that pages may load pictures of maps from. */
export const tileOriginsOf = (sources: readonly { readonly tileUrl: string }[]): readonly string[] =>
  sources.flatMap(({ tileUrl }) => tileOrigin(tileUrl) ?? []);
