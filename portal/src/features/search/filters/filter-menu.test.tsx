import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guestForm, guestSearches } from '../../../testing/an-app.ts';
import { FilterMenu } from './filter-menu.tsx';
import { RangeField } from './range-field.tsx';

let searched: Partial<Filters>[];

function Bar(): ReactNode {
  const [filters, setFilters] = useState<Filters>(guestSearches.bare(false).filters);
  return (
    <>
      <FilterMenu label="Price" active={false} done="View results">
        <RangeField
          label="Price"
          minKey="minPrice"
          maxKey="maxPrice"
          filters={filters}
          context={guestForm}
          onChange={(changes) => {
            searched.push(changes);
            setFilters({ ...filters, ...changes });
          }}
        />
      </FilterMenu>
      <button type="button">Elsewhere</button>
      <button type="button">Farther</button>
    </>
  );
}

beforeEach(async () => {
  await page.viewport(1024, 768);
  searched = [];
});

function show() {
  const bar = mount(<Bar />);
  // The first press replaces it by the library's.
  const button = () => bar.getByRole('button', { name: 'Price' });
  const end = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';
  const open = async () => {
    await userEvent.click(button());
    await screen.findByRole('dialog', { name: 'Price' });
  };
  return { ...bar, button, open, end, isOpen };
}

const crossed = 'Max must be higher than min.';

test('a maximum below the minimum leaves the menu open, and is there again after closing', async () => {
  const bar = show();
  await bar.open();
  await userEvent.fill(bar.end('Min. price'), '900k');
  await userEvent.tab();
  await userEvent.fill(bar.end('Max. price'), '100k');
  await userEvent.tab();
  await idlePage();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  await expect.poll(bar.isOpen).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe(crossed);
  expect(bar.end('Max. price').value).toBe('$100,000');
  await userEvent.click(bar.getByRole('button', { name: 'Farther' }));
  await expect.poll(bar.isOpen).toBe(false);
  await bar.open();
  expect(bar.end('Max. price').value).toBe('$100,000');
  expect(screen.getByRole('alert').textContent).toBe(crossed);
  await userEvent.fill(bar.end('Max. price'), '950k');
  await userEvent.tab();
  await expect.poll(bar.isOpen).toBe(false);
  expect(searched).toEqual([{ minPrice: 900_000 }, { maxPrice: 950_000 }]);
});

test('a press outside searches typed text, or leaves the menu open with a message', async () => {
  const bar = show();
  await bar.open();
  await userEvent.fill(bar.end('Min. price'), 'cheap');
  await userEvent.click(bar.getByRole('button', { name: 'Elsewhere' }));
  await idlePage();
  await expect.poll(bar.isOpen).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Enter a price like 450,000 or 450k.');
  await userEvent.fill(bar.end('Min. price'), '450k');
  await userEvent.click(bar.getByRole('button', { name: 'Elsewhere' }));
  await expect.poll(bar.isOpen).toBe(false);
  expect(searched).toEqual([{ minPrice: 450_000 }]);
});

test('a typed figure is announced in full, and the list moves to the nearest choice', async () => {
  const bar = show();
  await bar.open();
  await userEvent.click(bar.end('Max. price'));
  await userEvent.keyboard('660k');
  await screen.findByText('$660,000');
  const nearest = document.querySelector<HTMLElement>('[data-nearest]');
  expect(nearest?.textContent).toBe('$650,000');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.querySelector('[data-active]')?.textContent).toBe('$650,000');
  await userEvent.keyboard('{Enter}');
  expect(searched).toEqual([{ maxPrice: 650_000 }]);
});

test('Escape closes the menu, and invalid text is there when it is opened again', async () => {
  const bar = show();
  await bar.open();
  await userEvent.fill(bar.end('Min. price'), 'cheap');
  await userEvent.keyboard('{Escape}');
  await expect.poll(bar.isOpen).toBe(false);
  await expect.poll(() => document.activeElement).toBe(bar.button());
  await bar.open();
  expect(bar.end('Min. price').value).toBe('cheap');
  expect(screen.getByRole('alert').textContent).toBe('Enter a price like 450,000 or 450k.');
});

test('the keyboard goes from the button through the fields, and out of them behind it', async () => {
  const bar = show();
  bar.button().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(bar.isOpen).toBe(true);
  expect(document.activeElement).toBe(bar.button());
  for (const name of ['Min. price', 'Max. price']) {
    await userEvent.tab();
    expect(document.activeElement).toBe(bar.end(name));
  }
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  await expect.poll(bar.isOpen).toBe(false);
});

test('Escape closes the list of a field first, then the menu', async () => {
  const bar = show();
  await bar.open();
  await userEvent.click(bar.end('Max. price'));
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(bar.isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(bar.isOpen).toBe(false);
});

test('Escape searches valid text', async () => {
  const bar = show();
  await bar.open();
  await userEvent.fill(bar.end('Min. price'), '450k');
  await userEvent.keyboard('{Escape}');
  await expect.poll(bar.isOpen).toBe(false);
  expect(searched).toEqual([{ minPrice: 450_000 }]);
});

test('shows the menu as a sheet on phones, which the button with the number of results closes', async () => {
  await page.viewport(390, 844);
  const bar = show();
  await bar.open();
  await userEvent.fill(bar.end('Min. price'), '300k');
  await userEvent.click(screen.getByRole('button', { name: 'View results' }));
  await expect.poll(bar.isOpen).toBe(false);
  expect(searched).toEqual([{ minPrice: 300_000 }]);
});
