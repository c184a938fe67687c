import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { guestForm, guestSearches } from '../../../testing/an-app.ts';
import { RangeField } from './range-field.tsx';

interface FormProps {
  readonly onChange: (changes: Partial<Filters>) => void;
}

function Form({ onChange }: FormProps): ReactNode {
  const [filters, setFilters] = useState<Filters>({
    ...guestSearches.bare(false).filters,
    maxPrice: 400_000,
  });
  return (
    <>
      <RangeField
        label="Price"
        minKey="minPrice"
        maxKey="maxPrice"
        filters={filters}
        context={guestForm}
        onChange={(changes) => {
          onChange(changes);
          setFilters({ ...filters, ...changes });
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

/** The price of a search up to $400,000. */
function show() {
  const changed = vi.fn();
  const form = mount(<Form onChange={changed} />);
  const end = (name: string) => form.getByRole<HTMLInputElement>('combobox', { name });
  const type = async (name: string, text: string) => userEvent.fill(end(name), text);
  const leave = () => userEvent.click(form.getByRole('button', { name: 'Elsewhere' }));
  return { changed, end, type, leave, problem: () => form.getByRole('alert').textContent };
}

test('both ends of a range are one change, which one press of Back undoes', async () => {
  const range = show();
  await range.type('Min. price', '500k');
  await range.type('Max. price', '600k');
  expect(range.problem()).toBe('Max must be higher than min.');
  expect(range.changed).not.toHaveBeenCalled();
  await range.leave();
  expect(range.changed.mock.calls).toEqual([[{ minPrice: 500_000, maxPrice: 600_000 }]]);
  expect(range.problem()).toBe('');
});

test('the error of one end stays when the visitor leaves the other end', async () => {
  const range = show();
  await range.type('Min. price', 'cheap');
  await range.type('Max. price', '450k');
  expect(range.problem()).toBe('Enter a price like 450,000 or 450k.');
  await range.leave();
  expect(range.changed.mock.calls).toEqual([[{ maxPrice: 450_000 }]]);
  expect(range.problem()).toBe('Enter a price like 450,000 or 450k.');
  expect(range.end('Min. price').getAttribute('aria-invalid')).toBe('true');
  expect(range.end('Max. price').getAttribute('aria-invalid')).toBeNull();
  await range.type('Min. price', '300k');
  await range.leave();
  expect(range.problem()).toBe('');
});
