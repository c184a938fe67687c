import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { factorOf, figureIn, grouped, numberIn, type Unit } from './number-text.ts';

/**
 * Groups the digits of a field while a visitor types, with a stable caret. Escape restores the text from before the focus.
 * Returns the function that ends it.
 */
export function formatWhileTyping(
  field: HTMLInputElement | null,
  decimals: number,
  unit: Unit,
): (() => void) | undefined {
  if (!field) return;
  let entered = field.value;
  /** The visitor typed a comma: what it means shows only with the digits behind it. */
  let hasOwnComma = false;
  field.inputMode = 'decimal';
  field.placeholder = '0';
  field.autocomplete = 'off';
  field.maxLength = LONGEST;
  const over = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    react: (event: HTMLElementEventMap[Name]) => void,
  ) => field.addEventListener(name, react, { signal: over.signal, capture: true });

  // Before the component reads the typed text.
  on('input', (event) => {
    const { data = null, inputType = '' } = event as InputEvent;
    hasOwnComma = field.value.includes(',') && (hasOwnComma || data?.includes(',') === true);
    if (!hasOwnComma) group(field, decimals, unit, inputType !== '' && inputType !== 'insertFromPaste');
  });
  on('focus', () => {
    entered = field.value;
  });
  on('blur', () => {
    const value = numberIn(field.value, decimals, unit);
    hasOwnComma = false;
    if (field.value && !Number.isNaN(value)) field.value = grouped(value, decimals);
  });
  on('keydown', (event) => {
    const { key } = event;
    if (!hasOwnComma) stepOverComma(field, key);
    if (key !== 'Escape' || field.value === entered) return;
    event.preventDefault();
    field.value = entered;
    announceInput(field);
  });
  // The field could be typed in before this code arrived, and the component read what '450k' meant without it.
  if (numberText(field.value, decimals, unit) !== field.value) announceInput(field);
  return () => over.abort();
}

/** A billion with its cents, and pasted text around it. */
const LONGEST = 24;

/**
 * Formats a typed or pasted number: digits with commas and the first point; '$450k' and '1.5m' are written out. A text that
 * is not a number, such as 'abc' and '-5', stays as it is.
 */
export function numberText(text: string, decimals = 2, unit: Unit = '$'): string {
  const typed = text.slice(0, 3 * LONGEST);
  const figure = figureIn(typed, decimals, unit);
  if (figure === undefined) return typed;
  if (factorOf(typed)) return grouped(numberIn(typed, decimals, unit), decimals);
  const [whole = '', part] = figure.slice(0, 20).split('.');
  const commas = groupDigits(whole.replace(/^0+(?=\d)/, ''));
  return part === undefined ? commas : `${commas}.${part}`;
}

/** The same while it is typed, when all commas are ours and a second point is a slip. */
function typedText(text: string, decimals: number, unit: Unit): string {
  const [whole = '', ...parts] = text.replaceAll(',', '').split('.');
  return numberText(
    parts.length > 1 ? `${whole}.${parts.join('')}` : [whole, ...parts].join('.'),
    decimals,
    unit,
  );
}

/** Makes the listeners above and the component read the field as if the visitor had typed. */
const announceInput = (field: HTMLInputElement): void => {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

function group(field: HTMLInputElement, decimals: number, unit: Unit, isTyped: boolean): void {
  const typed = field.value;
  const behind = figuresIn(typed.slice(0, field.selectionStart ?? undefined)).length;
  const text = (isTyped ? typedText : numberText)(typed, decimals, unit);
  if (text === typed) return;
  field.value = text;
  const caret = /[kmb]/i.test(typed) ? text.length : offsetBehind(text, behind);
  field.setSelectionRange(caret, caret);
}

/** The text's digits and points. */
const figuresIn = (text: string): string => text.replace(/[^\d.]/g, '');

/** The offset in `text` behind `count` of its digits and points. */
const offsetBehind = (text: string, count: number): number =>
  (RegExp(`^(,*[^,]){${count}}`).exec(text)?.[0] ?? text).length;

/** Taking away a comma takes away the digit behind it: otherwise it would come back at once, and nothing had happened. */
function stepOverComma(field: HTMLInputElement, key: string): void {
  const { selectionStart: at, selectionEnd, value } = field;
  const step = { Backspace: -1, Delete: 1 }[key];
  if (at === null || at !== selectionEnd || !step || value[step < 0 ? at - 1 : at] !== ',') return;
  field.setSelectionRange(at + step, at + step);
}
