import { useMemo, useState } from 'react';

/** The listing that is pointed at, in the list or on the map; both draw it the same. */
export interface Hover {
  readonly id: string | null;
  readonly set: (id: string | null) => void;
}

export function useHover(): Hover {
  const [id, set] = useState<string | null>(null);
  return useMemo(() => ({ id, set }), [id]);
}
