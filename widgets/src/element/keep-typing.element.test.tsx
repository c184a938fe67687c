import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inside, place } from '../testing/mount.tsx';
import { defineElement } from './define-element.ts';

function Note() {
  return (
    <>
      <input aria-label="note" />
      <button type="button" onKeyDown={(event) => event.shiftKey && event.preventDefault()}>
        Go
      </button>
      <dialog>
        <button type="button">In the dialog</button>
      </dialog>
    </>
  );
}
defineElement({ tag: 'hearth-note', component: Note, sheets: [], props: {}, events: [] });

let over: AbortController;
beforeEach(() => {
  over = new AbortController();
});
afterEach(() => over.abort());

/** A page with shortcuts, and the keys that reach it. */
async function withShortcuts() {
  const element = place('<hearth-note></hearth-note>');
  const field = await inside(element).findByLabelText<HTMLInputElement>('note');
  const heard: string[] = [];
  for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste'])
    document.addEventListener(
      type,
      (event) => {
        const { key = '' } = event as KeyboardEvent;
        heard.push(`${type} ${key}`.trim());
        // Takes the letter, as shortcuts do.
        if (key === 's') event.preventDefault();
      },
      { signal: over.signal },
    );
  return { element, field, heard };
}

test('shortcuts of the page take no letter of a field', async () => {
  const { field, heard } = await withShortcuts();
  field.focus();
  await userEvent.keyboard('is it for sale');
  expect(field.value).toBe('is it for sale');
  expect(heard).toEqual([]);
});

test('shortcuts that the page takes on the way to its elements take no letter of a field', async () => {
  const { element, field } = await withShortcuts();
  for (const type of ['keydown', 'keypress', 'beforeinput'])
    document.addEventListener(type, (event) => event.preventDefault(), {
      capture: true,
      signal: over.signal,
    });
  field.focus();
  await userEvent.keyboard('is it for sale');
  expect(field.value).toBe('is it for sale');
  field.addEventListener('keydown', (event) => event.preventDefault(), { signal: over.signal });
  await userEvent.keyboard('!');
  expect(field.value).toBe('is it for sale');
  const button = inside(element).getByText('Go');
  let pressed: KeyboardEvent | undefined;
  button.addEventListener('keydown', (event) => {
    pressed = event;
  });
  button.focus();
  await userEvent.keyboard('s');
  expect(pressed?.defaultPrevented).toBe(true);
});

test('shortcuts of the page work where no field has the focus', async () => {
  const { element, heard } = await withShortcuts();
  inside(element).getByText('Go').focus();
  await userEvent.keyboard('s');
  expect(heard).toEqual(['keydown s', 'keyup s']);
});

test('Tab reaches the page from a field', async () => {
  const { field, heard } = await withShortcuts();
  field.focus();
  await userEvent.keyboard('{Tab}');
  expect(heard).toContain('keydown Tab');
});

test('Escape reaches the page where it closes nothing of the element', async () => {
  const { element, field, heard } = await withShortcuts();
  field.focus();
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual(['keydown Escape', 'keyup Escape']);
  inside(element).getByText('Go').focus();
  await userEvent.keyboard('{Shift>}{Escape}{/Shift}');
  expect(heard.slice(2).filter((key) => key.endsWith('Escape'))).toEqual([]);
});

test('Escape that closes a dialog of the element closes nothing of the page', async () => {
  const { element, heard } = await withShortcuts();
  const dialog = element.shadowRoot?.querySelector('dialog');
  dialog?.showModal();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog?.open).toBe(false);
  expect(heard).toEqual([]);
});

test('the release of an Escape of the element stays from the page that has the focus by then', async () => {
  const { element, heard } = await withShortcuts();
  element.shadowRoot?.querySelector('dialog')?.show();
  const press = (type: string, target: EventTarget) =>
    target.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true, composed: true }));
  press('keydown', inside(element).getByText('In the dialog'));
  press('keyup', document.body);
  expect(heard).toEqual([]);
  press('keydown', document.body);
  press('keyup', document.body);
  expect(heard).toEqual(['keydown Escape', 'keyup Escape']);
});
