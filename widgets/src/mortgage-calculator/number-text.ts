import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import {
  centsMarks,
  decimalMarks,
  smallMarks,
  typedFigure,
  wholeMarks,
} from '@hearth/domain/text/typed-figure.ts';

export type Unit = '$' | '%';

const FACTORS = { k: 1e3, m: 1e6, b: 1e9 } as const;

/** The number that a field's text means, to so many decimals: 0 for an empty text, NaN for 'abc', '-5' and an amount of '1.200'. */
export function numberIn(text: string, decimals: number, unit: Unit = '$'): number {
  const figure = figureIn(text, decimals, unit);
  const factor = factorOf(text);
  if (figure === undefined) return Number.NaN;
  return Number(((Number.parseFloat(figure) || 0) * (factor ?? 1)).toFixed(decimals));
}

/** Digits with the signs that people type and paste around them. */
const READABLE = /^[$\s.,]*(\d[\d.,\s]*(k|m|b|usd|%)?)?$/i;

/** 1,000 of '450k'; undefined without a letter. */
export const factorOf = (text: string): number | undefined =>
  FACTORS[/\d\s*([kmb])$/i.exec(text.trim())?.[1]?.toLowerCase() as keyof typeof FACTORS];

/** The text's digits with a point before the decimals, without a factor. */
export function figureIn(text: string, decimals: number, unit: Unit): string | undefined {
  if (!READABLE.test(text.trim())) return undefined;
  const factor = factorOf(text);
  const isSmall = unit === '%' || (factor !== undefined && factor > FACTORS.k);
  const amounts = factor ? decimalMarks : decimals ? centsMarks : wholeMarks;
  return typedFigure(text.replace(/[^\d.,]/g, ''), isSmall ? smallMarks : amounts);
}

/** '450,000' of 450000; so many decimals at most, and at least. */
export function grouped(value: number, most: number, least = 0): string {
  const [whole = '', decimals = ''] = value.toFixed(most).split('.');
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return groupDigits(whole) + (kept && `.${kept}`);
}

/** '$3,411.33', or whole dollars. */
export const dollars = (amount: number, decimals = 2): string => `$${grouped(amount, decimals, decimals)}`;
