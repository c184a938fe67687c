import type { Listing } from './listing.ts';

/** RESO FeeFrequency values by how often they are due in a year; null where the dues do not come regularly. */
export const timesAYear: Readonly<Record<string, number | null>> = {
  Daily: 365,
  Weekly: 52,
  'Bi-Weekly': 26,
  'Semi-Monthly': 24,
  Monthly: 12,
  'Bi-Monthly': 6,
  Quarterly: 4,
  'Semi-Annually': 2,
  Annually: 1,
  Seasonal: null,
  'One Time': null,
};

/**
 * Dues in dollars a month, to the cent. Without a frequency they are monthly (specification section 5). null where the listing
 * has no dues, and where they do not come regularly or their frequency is unknown.
 */
export function monthlyFee({
  associationfee,
  associationfeefrequency,
}: Pick<Listing, 'associationfee' | 'associationfeefrequency'>): number | null {
  const times = timesAYear[associationfeefrequency ?? 'Monthly'];
  return associationfee === null || !times ? null : Math.round((associationfee * times * 100) / 12) / 100;
}
