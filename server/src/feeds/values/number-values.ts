import { isNothing } from './nothing-words.ts';
import { shortText, type ValueReader } from './value-reader.ts';

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** A number of nothing but nines, with at least so many, is how feeds fill a field that they do not know. */
  readonly filler?: number;
}

/** A number within a range; words for "not known" are null. */
export const number = ({ min, max, whole = false, filler }: NumberRange): ValueReader<number> => ({
  expected: `must be a number from ${min} to ${max}`,
  read(value) {
    const text = shortText(value);
    const read = numberOf(text);
    if (read === undefined) return isNothing(text) ? null : undefined;
    if (filler !== undefined && isFiller(text, filler)) return null;
    const rounded = whole ? Math.round(read) : read;
    return rounded >= min && rounded <= max ? rounded : undefined;
  },
});

/** The same where 0 is how feeds write that they do not know. */
export function notZero(range: NumberRange): ValueReader<number> {
  const reader = number(range);
  return {
    expected: reader.expected,
    read: (value, ...rest) => (numberOf(shortText(value)) === 0 ? null : reader.read(value, ...rest)),
  };
}

/** Thousands are parted by commas in groups of three alone: '2,5' is no 25. */
const numberText = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d*)?(e[+-]?\d+)?$/i;

/** The number of '1850', '$1,850' or '1850.00'; undefined for other texts. */
export function numberOf(text: string): number | undefined {
  const digits = text.replace(/[$\s]/g, '');
  if (!numberText.test(digits)) return undefined;
  const read = Number(digits.replaceAll(',', ''));
  return Number.isFinite(read) ? read : undefined;
}

function isFiller(text: string, leastNines: number): boolean {
  const digits = text.replace(/[$,\s]/g, '').replace(/\.(0|9)*$/, '');
  return digits.length >= leastNines && /^9+$/.test(digits);
}
