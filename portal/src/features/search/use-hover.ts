import { useCallback, useMemo, useState } from 'react';

/** The listings under the pointer, in the list or on the map; both highlight them. */
export interface Hover {
  /** A listing; of a pin of several homes its first. */
  readonly id: string | null;
  /** Whether this listing is pointed at, alone or with the others of its pin. */
  readonly has: (id: string) => boolean;
  readonly set: (id: string | null, ids?: readonly string[]) => void;
}

export function useHover(): Hover {
  const [ids, setIds] = useState<readonly string[]>([]);
  // The same for good: cards that are not pointed at are not rendered again.
  const set = useCallback<Hover['set']>((id, all = id === null ? [] : [id]) => {
    // A pointer that moves inside a card reports it again.
    setIds((before) => (String(all) === String(before) ? before : all));
  }, []);
  return useMemo(() => ({ id: ids[0] ?? null, has: (id) => ids.includes(id), set }), [ids, set]);
}
