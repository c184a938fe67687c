import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';

/** Ids of the homes that were opened on this device. */
export function useViewed(): ReadonlySet<string> {
  const { viewed } = useApp();
  const { ids } = useSnapshot(viewed.state);
  return useMemo(() => new Set(ids), [ids]);
}
