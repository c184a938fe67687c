import type { KeyboardEvent } from 'react';
import { figuresIn, grouped, numberIn } from './number-text.ts';

const FACTORS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6 };

/**
 * What people type or paste as a number, as a field shows it: digits with commas and the first point alone; '$450k'
 * and '1.5m' are written out. Everything else goes, so that '-5' is '5' and 'abc' is ''.
 */
export function numberText(typed: string): string {
  const [, short = '', unit = ''] = /([\d.,]+)\s*([km])/i.exec(typed) ?? [];
  const factor = FACTORS[unit.toLowerCase()];
  if (factor) return grouped(Math.round(numberIn(short) * factor));
  const [whole = '', ...rest] = figuresIn(typed).slice(0, 20).split('.');
  const commas = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return rest.length > 0 ? `${commas}.${rest.join('')}` : commas;
}

/** Groups what was typed into a field, and leaves the caret behind the digit that it stood behind. */
export function group(field: HTMLInputElement): void {
  const typed = field.value;
  const behind = figuresIn(typed.slice(0, field.selectionStart ?? undefined)).length;
  field.value = numberText(typed);
  const caret = /[km]/i.test(typed) ? field.value.length : placeBehind(field.value, behind);
  field.setSelectionRange(caret, caret);
}

/** The place in `text` behind so many of its digits and points. */
const placeBehind = (text: string, count: number): number =>
  (RegExp(`^(,*[^,]){${count}}`).exec(text)?.[0] ?? text).length;

/** Answers true where Escape has brought back `entered`, what stood in the field before. */
export function steer(event: KeyboardEvent<HTMLInputElement>, entered: string): boolean {
  stepOverComma(event);
  if (event.key !== 'Escape') return false;
  event.currentTarget.value = entered;
  return true;
}

/** Taking away a comma takes away the digit behind it: otherwise it would come back at once, and nothing had happened. */
function stepOverComma({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: at, selectionEnd, value } = field;
  const step = { Backspace: -1, Delete: 1 }[key];
  if (at === null || at !== selectionEnd || !step || value[step < 0 ? at - 1 : at] !== ',') return;
  field.setSelectionRange(at + step, at + step);
}
