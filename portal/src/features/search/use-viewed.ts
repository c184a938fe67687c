import { useSnapshot } from 'valtio';
import { useApp } from '../../ui/app-context.tsx';

/** Ids of the homes that were opened on this device. */
export function useViewed(): ReadonlySet<string> {
  const { viewed } = useApp();
  return new Set(useSnapshot(viewed.state).ids);
}
