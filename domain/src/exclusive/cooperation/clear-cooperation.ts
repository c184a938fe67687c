import type { IsoDate } from '../../listing/listing.ts';
import type { PropertyType } from '../../listing/property-type.ts';
import { oneBusinessDayAfter } from './business-day.ts';

/** The rule of the National Association of REALTORS® that a listing goes to the MLS soon after it is marketed to the public. */
export const clearCooperation = {
  name: 'Clear Cooperation Policy (NAR MLS Policy Statement 8.0)',
  url: 'https://www.nar.realtor/about-nar/policies/mls-clear-cooperation-policy',
  inForceSince: '2020-05-01' satisfies IsoDate,
  checkedOn: '2026-11-28' satisfies IsoDate,
  /** Business days exclude Saturdays, Sundays and holidays. */
  hours: { opens: '08:00', closes: '17:00' },
  /** Types that the model rules of MLSs require: homes of one to four units, lots and acreage, for sale. */
  propertyTypes: ['Residential', 'Residential Income', 'Land'] satisfies readonly PropertyType[],
  mostUnits: 4,
} as const;

interface ForCooperation {
  readonly propertytype: PropertyType;
  readonly numberofunitstotal: number | null;
}

/** Returns whether the policy holds for a listing of this kind. */
export const isForCooperation = ({ propertytype, numberofunitstotal }: ForCooperation): boolean =>
  (clearCooperation.propertyTypes as readonly PropertyType[]).includes(propertytype) &&
  (numberofunitstotal ?? 1) <= clearCooperation.mostUnits;

/** Last moment to submit a listing to the MLS that is marketed to the public since then. */
export const cooperationDeadline = (firstShownAt: Date, timeZone: string): Date =>
  oneBusinessDayAfter(firstShownAt, timeZone, clearCooperation.hours);

/** 'waiting' is not shown to the public yet. 'met' and 'late' are on the MLS, 'running' and 'overdue' not yet. */
export type CooperationState = 'waiting' | 'running' | 'overdue' | 'met' | 'late';

/** Facts of a listing that the clock depends on. */
export interface CooperationFacts {
  readonly firstShownAt: Date | null;
  /** When it was marked as listed on the MLS. */
  readonly onMlsAt: Date | null;
}

export interface CooperationClock {
  readonly state: CooperationState;
  /** null before the home is shown to the public. */
  readonly deadline: Date | null;
}

/** The clock of a listing for which the policy holds. Taking a home off the site does not stop it. */
export function cooperationClock(
  { firstShownAt, onMlsAt }: CooperationFacts,
  now: Date,
  timeZone: string,
): CooperationClock {
  if (firstShownAt === null) return { state: onMlsAt === null ? 'waiting' : 'met', deadline: null };
  const deadline = cooperationDeadline(firstShownAt, timeZone);
  if (onMlsAt !== null) return { state: onMlsAt <= deadline ? 'met' : 'late', deadline };
  return { state: now <= deadline ? 'running' : 'overdue', deadline };
}
