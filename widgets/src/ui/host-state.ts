/** Names under which routers keep the address of an entry: Vue Router, and twice Next.js. */
const ADDRESSES = ['current', 'url', 'as'];

/**
 * The state of the page's entry in the history, for an entry with another address. Routers keep their own in it, some the address too,
 * with which they overwrite the entry when they leave it: that follows the new one.
 *
 * @param address path, query and fragment of the entry to write
 */
export function hostState(address: string): unknown {
  const { state } = history;
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  const kept: Record<string, unknown> = { ...state };
  for (const name of ADDRESSES) if (typeof kept[name] === 'string') kept[name] = moved(kept[name], address);
  return kept;
}

/** The same with a mark of ours; a state that is no object has no room for it. */
export function markedState(address: string, mark: string): Readonly<Record<string, unknown>> {
  const state = hostState(address);
  const isRecord = typeof state === 'object' && !Array.isArray(state);
  return { ...(isRecord && state), [mark]: true };
}

/** Routers leave out the base of their pages. */
function moved(written: string, address: string): string {
  const current = location.pathname + location.search + location.hash;
  const base = current.slice(0, current.length - written.length);
  const isCurrent = written.startsWith('/') && current.endsWith(written);
  return isCurrent && address.startsWith(`${base}/`) ? address.slice(base.length) : written;
}
