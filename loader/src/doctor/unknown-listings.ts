import { getListing } from '@hearth/domain/contract/listing.ts';
import type { Placed } from './widgets-on-page.ts';

const WAIT_MS = 8_000;
/** Each question counts as a view of the listing's data. */
const MOST = 10;

/** The listing ids that the page names and the server does not know, or does not show with this key. */
export async function unknownListings(
  api: URL,
  key: string | null,
  placed: readonly Placed[],
): Promise<string[]> {
  const named = placed.flatMap(({ written }) =>
    written.flatMap(([name, text]) => (/^(data-)?(listing-id|similar-to)$/.test(name) ? [text.trim()] : [])),
  );
  const ids = [...new Set(named.filter(Boolean))].slice(0, MOST);
  const unknown = await Promise.all(ids.map((id) => isUnknown(api, key, id)));
  return ids.filter((_, at) => unknown[at]);
}

async function isUnknown(api: URL, key: string | null, id: string): Promise<boolean> {
  const address = new URL(getListing.path.slice(1).replace('{id}', encodeURIComponent(id)), api);
  if (key) address.searchParams.set('embedKey', key);
  try {
    const { status } = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(WAIT_MS) });
    return status === 404;
  } catch {
    return false;
  }
}
