import { monthlyFee } from './association-fee.ts';
import type { Listing } from './listing.ts';
import { withCommas } from './price.ts';
import { readableWords } from './readable-words.ts';

/** '$40 a month ($120 quarterly)'; '$500 (One Time)' of dues that are not regular; 'Yes' without an amount, null without an association. */
export function duesText(
  listing: Pick<Listing, 'hasAssociation' | 'associationfee' | 'associationfeefrequency'>,
): string | null {
  const { associationfee: fee, associationfeefrequency } = listing;
  if (fee === null || fee <= 0) return listing.hasAssociation ? 'Yes' : null;
  const monthly = monthlyFee(listing);
  const frequency = associationfeefrequency ?? 'Monthly';
  if (monthly === null) return `${dollars(fee)} (${readableWords(frequency)})`;
  return frequency === 'Monthly'
    ? `${dollars(fee)} a month`
    : `${dollars(monthly)} a month (${dollars(fee)} ${frequency.toLowerCase()})`;
}

/** Cents only where there are some. */
const dollars = (amount: number): string => {
  const cents = Math.round(amount * 100) % 100;
  return `$${withCommas(Math.floor(amount + 0.0001))}${cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`}`;
};
