import type { Trip } from '@hearth/domain/commute/travel.ts';
import type { Commute } from '@hearth/domain/contract/commute.ts';

/** '24 min', '1 h 5 min'. */
export function minutesText({ minutes }: Trip): string {
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  return [hours > 0 && `${hours} h`, (whole % 60 > 0 || hours === 0) && `${whole % 60} min`]
    .filter(Boolean)
    .join(' ');
}

/** '9.8 miles'. */
export const milesText = ({ miles }: Trip): string => {
  const text = miles < 10 ? miles.toFixed(1) : String(Math.round(miles));
  return text === '1.0' ? '1 mile' : `${text} miles`;
};

/** Source of the times, and their limits. */
export function methodText(method: Commute['method']): string {
  if (method === 'Google Maps') return 'Times by Google Maps, with its usual traffic and timetables.';
  if (method !== 'straight-line') return `Times by ${method}, without traffic.`;
  return `Estimated from straight-line distance and typical speeds; live traffic isn’t included.`;
}

/** Why the times do not begin at the home; null where they do. */
export function startText(from: Commute['from'], postalcode: string | null): string | null {
  if (from === 'home') return null;
  const hidden = 'The exact position of this home is not public';
  return from === null
    ? `${hidden}, so there are no travel times.`
    : `${hidden}, so the trips begin at the center of ZIP code ${postalcode}.`;
}
