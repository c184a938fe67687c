/** The meaning of a comma or point with three digits behind it, where nothing else in the number shows it. */
type OfThree = 'thousands' | 'decimals' | 'unclear';
type Marks = Readonly<Record<',' | '.', OfThree>>;

/** Whole numbers, such as prices: '500.000' and '500,000' are the same. */
export const wholeMarks: Marks = { ',': 'thousands', '.': 'thousands' };
/** Amounts of dollars and cents: '1.200' may be either. */
export const centsMarks: Marks = { ',': 'thousands', '.': 'unclear' };
/** Figures that may have three decimals and pass a thousand, such as acres. */
export const decimalMarks: Marks = { ',': 'thousands', '.': 'decimals' };
/** Figures below a thousand, such as percent and millions. */
export const smallMarks: Marks = { ',': 'decimals', '.': 'decimals' };

/**
 * The number of digits, points and commas, as a phone with a comma key writes it or one with a point, without thousands marks:
 * '1200.50' for '1.200,50' and '1,200.50'. Undefined where it is no number or could be two.
 */
export function typedFigure(text: string, marks: Marks): string | undefined {
  const figure = text.replace(/\s/g, '');
  if (/^\d*$/.test(figure)) return figure;
  const [, whole = '', mark, part = ''] = /^([\d.,]*)([.,])(\d*)$/.exec(figure) ?? [];
  if (mark !== ',' && mark !== '.') return undefined;
  const before = new Set(whole.replace(/\d/g, ''));
  if (before.size === 0) return withOneMark(whole, part, marks[mark]);
  if (before.size > 1) return undefined;
  const isLast = !before.has(mark);
  const groups = (isLast ? whole : figure).split(/[.,]/);
  const isGrouped = groups.every(
    (group, at) => /^\d{3}$/.test(group) || (at === 0 && /^\d{1,3}$/.test(group)),
  );
  if (!isGrouped) return undefined;
  return isLast ? `${groups.join('')}.${part}` : groups.join('');
}

function withOneMark(whole: string, part: string, ofThree: OfThree): string | undefined {
  const isOpen = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!isOpen || ofThree === 'decimals') return `${whole}.${part}`;
  return ofThree === 'thousands' ? whole + part : undefined;
}
