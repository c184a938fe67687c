import { describe, expect, it } from 'vitest';
import { centsMarks, decimalMarks, smallMarks, typedFigure, wholeMarks } from './typed-figure.ts';

describe('a typed figure', () => {
  it.each([
    ['6,5', smallMarks, '6.5'],
    ['6.125', smallMarks, '6.125'],
    ['6,125', smallMarks, '6.125'],
    ['1.200,50', centsMarks, '1200.50'],
    ['1,200.50', centsMarks, '1200.50'],
    ['1 200,50', centsMarks, '1200.50'],
    ['1,200', centsMarks, '1200'],
    ['1.200', centsMarks, undefined],
    ['500.000', wholeMarks, '500000'],
    ['1.500.000', wholeMarks, '1500000'],
    ['1,500,000.5', wholeMarks, '1500000.5'],
    ['0,125', decimalMarks, '0.125'],
    ['1,125', decimalMarks, '1125'],
    ['1.125', decimalMarks, '1.125'],
    ['.5', decimalMarks, '.5'],
    ['5.', decimalMarks, '5.'],
    ['', decimalMarks, ''],
    ['1.2.3', centsMarks, undefined],
    ['1.20,300.5', centsMarks, undefined],
    ['12,34,567', wholeMarks, undefined],
    ['1e5', wholeMarks, undefined],
    ['-5', wholeMarks, undefined],
  ])('%j', (text, marks, figure) => {
    expect(typedFigure(text, marks)).toBe(figure);
  });
});
