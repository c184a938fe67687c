import type { LocalClock } from '@hearth/domain/exclusive/planned-text.ts';
import { useApp } from '../../../shared/app/app-context.tsx';

/** The clock of the edition, on which planned moments are shown and typed. */
export function useLocalClock(): LocalClock {
  const { edition, moment } = useApp();
  return { timeZone: edition.timeZone, today: moment().today };
}
