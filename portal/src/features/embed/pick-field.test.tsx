import { findMarketAreas } from '@hearth/domain/contract/market-overview.ts';
import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { PickField } from './pick-field.tsx';

const page = within(document.body);

/** The ZIP next door, as a suggestion for each text. */
const similar = {
  ...{ category: 'zipCode', name: '78702', detail: null, count: 4, url: null, likeness: 'similar' },
  tag: { type: 'postalcode', id: '78702', value: '78702', label: '78702' },
  filter: { polygon: '78702' },
};

/** A map on which only the ZIP 78799 has a name, without homes. */
const call = async ({ path }: { path: string }, { query }: { query: { postalcode?: string } }) => {
  if (path === getSuggestions.path) return { hits: [similar] };
  if (path !== findMarketAreas.path) throw new Error(path);
  const area = { type: 'postalcode', place: '78799', url: '/listings/market-overview/postalcode/tx/78799' };
  return { areas: query.postalcode === '78799' ? [area] : [] };
};

function Field({ value }: { readonly value: string }) {
  const [chosen, choose] = useState<string | undefined>(value);
  return (
    <>
      <label htmlFor="place">Place</label>
      <PickField id="place" help="" name="location" value={chosen ?? ''} required={false} onChange={choose} />
    </>
  );
}

function open(value = '') {
  mount(
    <AppProvider value={anApp({ baseUrl: '', call } as unknown as Client, {})}>
      <Field value={value} />
    </AppProvider>,
  );
  return page.getByRole<HTMLInputElement>('combobox', { name: 'Place' });
}

test('a ZIP of the map without homes is offered before those that are spelled like it', async () => {
  const field = open();
  await userEvent.type(field, '78799, TX');
  const [first] = await page.findAllByRole('option', {}, { timeout: 5000 });
  expect(first?.textContent?.trim()).toBe('78799');
  await userEvent.click(first!);
  await expect.poll(() => field.value).toBe('78799');
  expect(page.getByRole('alert').textContent).toBe('');
});

test('a setup with an area that is not on the map is told so', async () => {
  const field = open('78790');
  await page.findByText('No area has this name. Type a part of it and choose from the list.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('words that are left without a choice are named, as the widget does not have them', async () => {
  const field = open();
  await userEvent.type(field, '7');
  await userEvent.tab();
  await expect
    .poll(() => page.getByRole('alert').textContent)
    .toBe('“7” wasn’t chosen. Type it again and choose from the list.');
  await userEvent.type(field, '7');
  expect(page.getByRole('alert').textContent).toBe('');
});
