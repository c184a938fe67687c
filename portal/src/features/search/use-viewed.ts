import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import { useShowsHistory } from '../../shared/history/use-shows-history.ts';

/** Ids of the homes that the visitor opened; none while the history is hidden. */
export function useViewed(): ReadonlySet<string> {
  const { viewed } = useApp();
  const { ids } = useSnapshot(viewed.state);
  const isShown = useShowsHistory();
  return useMemo(() => new Set(isShown ? ids : []), [ids, isShown]);
}
