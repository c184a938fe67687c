import { useSnapshot } from 'valtio';
import { useApp } from '../app/app-context.tsx';

/** Returns whether marks of viewed homes, and searches that were run before, are shown in this tab. */
export function useShowsHistory(): boolean {
  const { switches, isPrivate } = useSnapshot(useApp().history.state);
  return switches.showToMe && !isPrivate;
}
