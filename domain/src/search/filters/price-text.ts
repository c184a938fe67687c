const multipliers: Readonly<Record<string, number>> = { '': 1, k: 1_000, m: 1_000_000, b: 1_000_000_000 };
const priceText = /^(\d{1,12}(?:\.\d{0,9})?)([kmb]?)$/;

/**
 * Parses a typed price to dollars: digits with an optional k, m or b; `$`, commas and spaces are ignored. A
 * decimal point is accepted where the result is whole dollars ('1.5m'); undefined for anything else.
 */
export const parsePriceText = (text: string): number | undefined => {
  const found = priceText.exec(text.replace(/[$,\s]/g, '').toLowerCase());
  if (!found) return undefined;
  const dollars = Number((Number(found[1]) * (multipliers[found[2] ?? ''] ?? 1)).toFixed(2));
  return Number.isInteger(dollars) && dollars <= 1_000_000_000 ? dollars : undefined;
};

/** Returns whether the options lack a typed price. */
export const isCustomPrice = (dollars: number, offered: readonly (number | null)[]): boolean =>
  !offered.includes(dollars);
