import { isListingPage, parseListingPath } from '@hearth/domain/listing/listing-path.ts';

/** undefined where the portal's router sees no listing. */
export function listingIdAt(pathname: string): string | undefined {
  const page = isListingPage(pathname) ? pathname.replace(/\/$/, '') : undefined;
  return page === undefined ? undefined : parseListingPath(decoded(page))?.id;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
