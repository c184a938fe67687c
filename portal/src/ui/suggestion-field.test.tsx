import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SuggestionField } from './suggestion-field.tsx';

const names = ['Ada Reyes', 'Ada Stone', 'Bo Ellis', 'Cy Longley', 'Cy Long'];
const chosen = vi.fn();
const submitted = vi.fn();
afterEach(() => vi.clearAllMocks());

/** A field of names. @param isChoice where it shows a choice, here Kim Lee */
function Names({ isChoice }: { readonly isChoice: boolean }): ReactNode {
  const [typed, type] = useState<string>();
  const entries = names.filter((name) => typed && name.startsWith(typed));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <label htmlFor="name">Name</label>
      <SuggestionField
        id="name"
        text={typed ?? (isChoice ? 'Kim Lee' : '')}
        entries={entries.map((label) => ({ key: label, label }))}
        listLabel="Names"
        announcement={`${entries.length} names`}
        onType={type}
        onChoose={({ key }) => chosen(key)}
        {...(isChoice && { onRestore: () => type(undefined) })}
      />
      <button type="submit">Search</button>
    </form>
  );
}

function open(isChoice = false) {
  const view = mount(<Names isChoice={isChoice} />);
  const field = view.getByRole('combobox', { name: 'Name' }) as HTMLInputElement;
  return { ...view, field };
}

test('arrows point at an entry, Enter takes it, and Enter alone submits free text', async () => {
  const { field, getByRole, queryByRole } = open();
  await userEvent.fill(field, 'Ada');
  getByRole('listbox', { name: 'Names' });
  await userEvent.keyboard('{Enter}');
  expect([submitted.mock.calls.length, queryByRole('listbox')]).toEqual([1, null]);
  await userEvent.fill(field, 'Ad');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Ada Stone']]);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('Enter takes the first entry of a choice, and Escape restores the choice', async () => {
  const { field } = open(true);
  await userEvent.fill(field, 'Ada');
  await userEvent.keyboard('{Escape}');
  expect([field.value, chosen.mock.calls]).toEqual(['Kim Lee', []]);
  await userEvent.fill(field, 'Ada');
  await userEvent.keyboard('{Enter}');
  expect([chosen.mock.calls, submitted.mock.calls]).toEqual([[['Ada Reyes']], []]);
});

test('leaving a choice takes the only entry, and restores the choice where there are several', async () => {
  const { field } = open(true);
  await userEvent.fill(field, 'Ada');
  await userEvent.tab();
  expect([field.value, chosen.mock.calls]).toEqual(['Kim Lee', []]);
  await userEvent.fill(field, 'Bo');
  await userEvent.tab();
  expect(chosen.mock.calls).toEqual([['Bo Ellis']]);
});

test('leaving a choice takes the entry that was typed whole', async () => {
  const { field } = open(true);
  await userEvent.fill(field, 'Cy Long');
  await userEvent.tab();
  expect(chosen.mock.calls).toEqual([['Cy Long']]);
});

test('a press on an entry takes it and keeps the focus in the field', async () => {
  const { field, getByRole } = open();
  await userEvent.fill(field, 'Bo');
  await userEvent.click(getByRole('option', { name: 'Bo Ellis' }));
  expect(chosen.mock.calls).toEqual([['Bo Ellis']]);
  expect(document.activeElement).toBe(field);
});
