import { expect, test, vi } from 'vitest';
import { formatWhileTyping } from './format-while-typing.ts';

test.each([
  ['450k', '450,000'],
  ['9'.repeat(40), '99,999,999,999,999,999,999'],
])('%j typed before this code arrived is cleaned when it arrives', (typed, shown) => {
  const field = document.createElement('input');
  field.value = typed;
  const read: string[] = [];
  field.addEventListener('input', () => read.push(field.value));
  const release = formatWhileTyping(field, 0, '$');
  expect(field.value).toBe(shown);
  expect(read).toEqual([shown]);
  release?.();
});

test('text that needs no cleaning is not changed when the code loads', () => {
  const field = document.createElement('input');
  field.value = '450,000';
  const onInput = vi.fn();
  field.addEventListener('input', onInput);
  formatWhileTyping(field, 0, '$')?.();
  expect(onInput).not.toHaveBeenCalled();
});

/** Types a text letter by letter into an empty field. */
function type(field: HTMLInputElement, text: string): string {
  for (const data of text) {
    field.value += data;
    field.dispatchEvent(new InputEvent('input', { data, inputType: 'insertText' }));
  }
  return field.value;
}

test.each([
  ['1200', 2, '$', '1,200', '1,200'],
  ['1,200', 2, '$', '1,200', '1,200'],
  ['1,5', 2, '$', '1,5', '1.5'],
  ['1.200,50', 2, '$', '1.200,50', '1,200.5'],
  ['500.000', 0, '$', '500,000', '500,000'],
  ['1.2.3', 2, '$', '1.23', '1.23'],
  ['6,5', 3, '%', '6,5', '6.5'],
] as const)(
  '%j typed in a field with %d decimals and %s is %j, and %j behind it',
  (text, decimals, unit, shown, left) => {
    const field = document.createElement('input');
    document.body.append(field);
    const release = formatWhileTyping(field, decimals, unit);
    expect(type(field, text)).toBe(shown);
    field.dispatchEvent(new FocusEvent('blur'));
    expect(field.value).toBe(left);
    release?.();
    field.remove();
  },
);
