import { decimalMarks, smallMarks, typedFigure, wholeMarks } from '../../text/typed-figure.ts';

const multipliers = { '': 1, k: 1_000, m: 1_000_000, b: 1_000_000_000 } as const;
const marksOf = { '': wholeMarks, k: decimalMarks, m: smallMarks, b: smallMarks } as const;
const priceText = /^(\d[\d.,]{0,20})([kmb]?)$/;

/**
 * Parses a typed price to dollars: digits with an optional k, m or b; `$` and spaces are ignored. Decimals, behind a point or a
 * comma, are accepted where the result is whole dollars ('1.5m', '1,5m'); undefined for anything else.
 */
export const parsePriceText = (text: string): number | undefined => {
  const found = priceText.exec(text.replace(/[$\s]/g, '').toLowerCase());
  const unit = (found?.[2] ?? '') as keyof typeof marksOf;
  const figure = typedFigure(found?.[1] ?? '', marksOf[unit]);
  if (!figure) return undefined;
  const dollars = Number((Number(figure) * multipliers[unit]).toFixed(2));
  return Number.isInteger(dollars) && dollars <= 1_000_000_000 ? dollars : undefined;
};

/** Returns whether the options lack a typed price. */
export const isCustomPrice = (dollars: number, offered: readonly (number | null)[]): boolean =>
  !offered.includes(dollars);
