import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import type { Choice } from '../ui/field.tsx';

/** Up to and with this price, in steps of this: dollars, and a month's for leases. */
const saleSteps = [
  [500_000, 25_000],
  [1_000_000, 50_000],
  [5_000_000, 250_000],
  [15_000_000, 1_000_000],
] as const;
const leaseSteps = [
  [3_000, 250],
  [5_000, 500],
] as const;

/** The prices a form offers. */
export function pricesFrom(lease: boolean): readonly number[] {
  const prices: number[] = [];
  for (const [last, step] of lease ? leaseSteps : saleSteps) {
    for (let price = (prices.at(-1) ?? 0) + step; price <= last; price += step) prices.push(price);
  }
  return prices;
}

/** Prices up to the highest, one that is chosen but not offered among them. */
export function minPriceChoices(
  lease: boolean,
  chosen: number | null,
  highest: number | null,
): readonly Choice[] {
  const prices = pricesFrom(lease).filter((price) => highest === null || price <= highest);
  return [{ value: '', label: 'Any' }, ...choicesOf(prices, chosen)];
}

/** Prices from the lowest on. */
export function maxPriceChoices(
  lease: boolean,
  chosen: number | null,
  lowest: number | null,
): readonly Choice[] {
  const prices = pricesFrom(lease).filter((price) => lowest === null || price >= lowest);
  return [{ value: '', label: 'Any' }, ...choicesOf(prices, chosen)];
}

function choicesOf(prices: readonly number[], chosen: number | null): readonly Choice[] {
  const all =
    chosen === null || prices.includes(chosen) ? prices : [...prices, chosen].toSorted((a, b) => a - b);
  return all.map((price) => ({ value: String(price), label: `$${groupDigits(price)}` }));
}

/** Any, and 1 or more to 5 or more; a number beyond them that a page asked for is offered too. */
export function countChoices(chosen: number | null): readonly Choice[] {
  const counts = [1, 2, 3, 4, 5];
  if (chosen !== null && !counts.includes(chosen)) counts.push(chosen);
  return [
    { value: '', label: 'Any' },
    ...counts.map((count) => ({ value: String(count), label: `${count}+` })),
  ];
}
