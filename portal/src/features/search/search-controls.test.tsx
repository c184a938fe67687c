import { screen, within } from '@testing-library/dom';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import modal from '../../ui/modal.css';
import filterPanel from './filters/filter-panel.css';
import filters from './filters/filters.css';
import { homes, many, openSearchPage, type SearchPage } from './testing/open-search-page.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1100, 800);
});
afterEach(() => {
  toast.dismiss();
});

const backups = 'Pending, taking backup offers';

const panelOf = async (search: SearchPage) => {
  await userEvent.click(search.getByRole('button', { name: /^More filters/ }));
  return within(await screen.findByRole('dialog', { name: 'More filters' }));
};

describe('the filter panel', () => {
  test('searches with each change, and shows the count', async () => {
    const search = openSearchPage({
      server: {
        search: (query) => (query.has('fireplace') ? { listings: homes.slice(0, 1) } : many),
      },
    });
    const panel = await panelOf(search);
    await panel.findByRole('button', { name: 'View 1,234 results' });
    await userEvent.click(panel.getByRole('checkbox', { name: 'Fireplace' }));
    await panel.findByRole('button', { name: 'View 1 result' });
    expect(search.address()).toBe('/listings?fireplace=true');
    await expect.poll(() => panel.getByRole('status').textContent).toBe('1 home found');
  });

  test('shows a reset only where it changes something, and announces it', async () => {
    const search = openSearchPage();
    const panel = await panelOf(search);
    expect(panel.queryAllByRole('button', { name: /Reset/ })).toEqual([]);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Fireplace' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Playground' }));
    await expect.poll(search.address).toBe('/listings?fireplace=true&playground=true');
    const resets = panel.getAllByRole('button', { name: /^Reset / }).map((each) => each.ariaLabel);
    expect(resets.filter(Boolean)).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: /^Reset home/i }));
    await expect.poll(search.address).toBe('/listings?playground=true');
    await userEvent.click(panel.getByRole('button', { name: 'Reset all' }));
    await expect.poll(search.address).toBe('/listings');
    await expect.poll(() => panel.getByRole('status').textContent).toMatch(/^Filters are reset/);
    expect(panel.queryAllByRole('button', { name: /Reset/ })).toEqual([]);
  });

  test('shows boxes of views once Type of Views is checked, which selects or clears all of them', async () => {
    const search = openSearchPage();
    const views = within((await panelOf(search)).getByRole('group', { name: 'View' }));
    const box = (name: string) => views.getByRole<HTMLInputElement>('checkbox', { name });
    const inAddress = () => new URLSearchParams(search.address()?.split('?')[1]).getAll('views');
    expect(box('Lake').disabled).toBe(true);
    await userEvent.click(box('Type of Views'));
    await expect.poll(inAddress).toHaveLength(7);
    await userEvent.click(box('Lake'));
    await expect.poll(inAddress).toHaveLength(6);
    expect(box('Type of Views').checked).toBe(true);
    await userEvent.click(box('Type of Views'));
    await expect.poll(search.address).toBe('/listings');
    expect([box('Hills').checked, box('Hills').disabled]).toEqual([false, true]);
  });

  test('locks Pending and Sold (on leases Leased) for guests, with the reason', async () => {
    const sale = openSearchPage();
    const onSale = await panelOf(sale);
    const locked = (panel: typeof onSale) =>
      panel
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ name, disabled }) => name === 'mlsStatus' && disabled)
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(locked(onSale)).toEqual(['Pending', 'Sold']);
    onSale.getByText(
      /^Pending is included by default\. Sign up and verify your email to filter by Pending or Sold\./,
    );
    const ticked = () =>
      onSale
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ name, checked }) => name === 'mlsStatus' && checked)
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(ticked()).toEqual(['Active', 'Pending', backups]);
    for (const [name, left, address] of [
      ['Active', [backups], '/listings?mlsstatus=Pending+-+Taking+Backups'],
      [backups, [], '/listings?mlsstatus='],
      ['Active', ['Active'], '/listings?mlsstatus=Active'],
    ] as const) {
      await userEvent.click(onSale.getByRole('checkbox', { name }));
      await expect.poll(sale.address).toBe(address);
      await expect.poll(ticked).toEqual(left);
    }
    sale.unmount();
    const lease = openSearchPage({ at: '/listings/lease' });
    expect(locked(await panelOf(lease))).toEqual(['Pending', 'Leased']);
  });
});

describe('the sections of the filter panel', () => {
  test('fold, are remembered, and count their filters while folded', async () => {
    const search = openSearchPage({ at: '/listings?fireplace=true&workshop=true' });
    const panel = await panelOf(search);
    const folded = { name: /^Home features ?2 set$/, expanded: false };
    await userEvent.click(panel.getByRole('button', { name: 'Home features', expanded: true }));
    await panel.findByRole('button', folded);
    expect(panel.queryByRole('checkbox', { name: 'Fireplace' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Close the filters' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const again = await panelOf(search);
    await userEvent.click(again.getByRole('button', folded));
    await again.findByRole('checkbox', { name: 'Fireplace' });
  });

  test('scroll in one box alone, which ends with the last one', async () => {
    const search = openSearchPage({ sheets: [filters, filterPanel, modal] });
    const panel = await panelOf(search);
    await userEvent.keyboard('{End}');
    const dialog = screen.getByRole('dialog', { name: 'More filters' });
    expect(dialog.scrollHeight).toBe(dialog.clientHeight);
    expect(dialog.scrollTop).toBe(0);
    panel.getByRole('button', { name: /^View/ });
  });

  test('name each end of a range for screen readers', async () => {
    const panel = await panelOf(openSearchPage());
    for (const what of ['sq ft', 'lot size', 'stories', 'garage spaces', 'year built']) {
      panel.getByRole('combobox', { name: `Min. ${what}` });
      panel.getByRole('combobox', { name: `Max. ${what}` });
    }
    const beds = panel.getByRole('radiogroup', { name: 'Min. bedrooms' });
    expect(within(beds).getAllByRole('radio')).toHaveLength(6);
    panel.getByRole('radiogroup', { name: 'Bathrooms' });
  });
});

describe('while an area is drawn', () => {
  test('all controls of the list are disabled until the drawing is discarded', async () => {
    await page.viewport(1400, 800);
    const search = openSearchPage({ map: true });
    await expect.poll(search.count).toBe('1,234 homes found');
    // Unstyled, the list lies over the map.
    (await search.findByRole('button', { name: 'Draw' })).click();
    const isDisabled = () =>
      [
        search.getByLabelText('Sort'),
        search.getByRole('checkbox', { name: 'Our listings first', hidden: true }),
        search.getByRole('button', { name: 'Price', hidden: true }),
        search.getByRole('button', { name: /^More filters/, hidden: true }),
        search.getByRole('button', { name: 'Page 2', hidden: true }),
      ].map((each) => each.matches(':disabled'));
    await expect.poll(isDisabled).toEqual([true, true, true, true, true]);
    (await search.findByRole('button', { name: 'Cancel' })).click();
    await expect.poll(isDisabled).toEqual([false, false, false, false, false]);
    await expect.poll(() => document.activeElement?.textContent).toBe('Draw');
  });
});

describe('the page of a search', () => {
  test('names and describes the page as its edition has it, for sale and for lease', async () => {
    const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    const sale = openSearchPage();
    await expect.poll(() => document.title).toBe('Austin Homes for Sale | Hearth Austin');
    expect(description()).toMatch(/for sale in Austin/);
    sale.unmount();
    const lease = openSearchPage({ at: '/listings/lease' });
    await expect.poll(() => document.title).toBe('Austin Homes for Lease | Hearth Austin');
    expect(description()).toMatch(/for lease in Austin/);
    await expect.poll(lease.requested).toMatchObject({ lease: 'true' });
  });

  test('opens the page of leases for a link with lease=true', async () => {
    const search = openSearchPage({ at: '/listings?lease=true&minPrice=2000' });
    await expect.poll(search.address).toBe('/listings/lease?minPrice=2000');
    await expect.poll(search.requested).toMatchObject({ lease: 'true', minPrice: '2000' });
    expect(search.searches).toHaveLength(1);
  });
});
