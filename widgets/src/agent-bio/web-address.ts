/** The address where it is one of the web that is safe to open, else null. What is fetched or opened goes through here. */
export function webAddress(text: string | null, base?: string): URL | null {
  const address = text && URL.canParse(text, base) ? new URL(text, base) : null;
  return address && (address.protocol === 'https:' || address.origin === originOf(base)) ? address : null;
}

/** A server of one's own machine speaks plain http. */
const originOf = (base: string | undefined): string | undefined =>
  base && new URL(base, document.baseURI).origin;
