/**
 * The address if it is a web address that is safe to open, otherwise null. Use it for all addresses that are fetched or
 * opened.
 */
export function webAddress(text: string | null, base?: string): URL | null {
  const address = text && URL.canParse(text, base) ? new URL(text, base) : null;
  return address && (address.protocol === 'https:' || address.origin === originOf(base)) ? address : null;
}

/** A server of one's own machine speaks plain http. A page that the server renders has no document, and absolute addresses. */
export const originOf = (base: string | undefined): string | undefined =>
  base && new URL(base, globalThis.document?.baseURI).origin;
