import { groupDigits } from '@hearth/domain/listing/group-digits.ts';

/** The number that a field's text means, to so many decimals: 0 for an empty text, NaN for 'abc' and '-5'. */
export const numberIn = (text: string, decimals: number): number =>
  READABLE.test(text.trim())
    ? Number((Number.parseFloat(figuresIn(text)) || 0).toFixed(decimals))
    : Number.NaN;

/** Digits with the signs that people type and paste around them. */
const READABLE = /^[$\s.,]*(\d[\d.,\s]*(k|m|b|usd|%)?)?$/i;

/** The text's digits and points. */
export const figuresIn = (text: string): string => text.replace(/[^\d.]/g, '');

/** '450,000' of 450000; so many decimals at most, and at least. */
export function grouped(value: number, most: number, least = 0): string {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.');
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return groupDigits(whole) + (kept && `.${kept}`);
}

/** '$3,411.33', or whole dollars. */
export const dollars = (amount: number, decimals = 2): string => `$${grouped(amount, decimals, decimals)}`;
