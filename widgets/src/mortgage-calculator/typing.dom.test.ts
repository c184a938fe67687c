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
  const release = formatWhileTyping(field, 0);
  expect(field.value).toBe(shown);
  expect(read).toEqual([shown]);
  release?.();
});

test('text that needs no cleaning is not changed when the code loads', () => {
  const field = document.createElement('input');
  field.value = '450,000';
  const onInput = vi.fn();
  field.addEventListener('input', onInput);
  formatWhileTyping(field, 0)?.();
  expect(onInput).not.toHaveBeenCalled();
});
