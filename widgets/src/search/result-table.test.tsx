import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aListingCard } from '../testing/a-listing-card.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import { IconButton } from '../ui/button.tsx';
import { ResultTable } from './result-table.tsx';

test.each([
  [390, []],
  [740, ['Address', 'Price', 'Beds', 'Baths', 'Sq ft', 'Status']],
  [1240, ['Address', 'Price', 'Price per sq ft', 'Beds', 'Baths', 'Sq ft', 'Status']],
] as const)('a table of %i px has the headers that sort it: %s', async (width, names) => {
  await page.viewport(width, 800);
  const sorts: unknown[] = [];
  const table = mount(
    <ResultTable
      listings={[aListingCard()]}
      baseUrl=""
      isPointedAt={() => false}
      onPoint={() => undefined}
      sort={{ sortBy: 'date', sortType: 'DESC' }}
      onSort={(sort) => sorts.push(sort)}
    />,
    { sheets: [base] },
  );
  const shown = [...table.container.querySelectorAll('thead button')].filter((button) =>
    button.checkVisibility(),
  );
  expect(shown.map(({ textContent }) => textContent)).toEqual(names);
  expect(table.container.scrollWidth).toBeLessThanOrEqual(width);
  if (shown.length === 0) return;
  await userEvent.click(table.getByRole('button', { name: 'Beds' }));
  expect(sorts).toEqual([{ sortBy: 'beds', sortType: 'DESC' }]);
});

const fourButtons = ['heart', 'hide', 'compare', 'share'].map((name) => (
  <IconButton key={name} icon="close" label={name} onClick={() => undefined} />
));

/** Table of the portal. */
const borderBox = new CSSStyleSheet();
borderBox.replaceSync('* { box-sizing: border-box }');

test.each([
  [320, 230],
  [390, 200],
  [594, 200],
  [739, 200],
  [740, 76],
  [900, 76],
  [1239, 76],
  [1240, 76],
  [1600, 76],
] as const)(
  'fits a home of a table of %i px into %i px, with buttons in one line and whole labels',
  async (width, height) => {
    await page.viewport(width, 800);
    const listing = aListingCard({
      listprice: 12_950_000,
      livingarea: 9000,
      lotsizearea: 40_000,
      streetname: 'Sandpiper Marina',
      listofficename: 'Mockingbird Oak Realty Group',
      attributioncontact: '+15125550176',
      primarylabel: { text: 'Open House Sat, Nov 28, 1:00 PM - 4:00 PM', color: '#fff', background: '#000' },
      secondarylabel: { text: 'Pending - Taking Backups', color: '#fff', background: '#000' },
    });
    const { container } = mount(
      <ResultTable
        listings={[listing]}
        baseUrl=""
        isPointedAt={() => false}
        onPoint={() => undefined}
        actions={() => fourButtons}
      />,
      { sheets: [base, borderBox] },
    );
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
    const row = container.querySelector('tbody tr') as Element;
    const address = row.querySelector('th') as Element;
    expect(address.clientWidth).toBeGreaterThanOrEqual(120);
    const price = document.createRange();
    price.selectNodeContents(row.querySelector('[data-label="Price"]') as Element);
    const button = row.querySelector('.hearth-icon-button')?.getBoundingClientRect();
    const { right, bottom } = price.getBoundingClientRect();
    expect(right <= (button?.left ?? 0) || bottom <= (button?.top ?? 0)).toBe(true);
    const [label, firm] = ['label', 'firm'].map((part) => row.querySelector(`.hearth-table__${part}`));
    expect(label?.getBoundingClientRect().height).toBeLessThan(28);
    const ends = row.getBoundingClientRect();
    expect(firm?.getBoundingClientRect().bottom).toBeLessThanOrEqual(ends.bottom);
    expect(firm?.scrollWidth).toBeLessThanOrEqual(firm?.clientWidth ?? 0);
    const buttons = [...row.querySelectorAll('.hearth-icon-button')];
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
    expect(ends.height).toBeLessThanOrEqual(height);
  },
);

test('the link of a row carries the query of the server, its photo does not', () => {
  const baseUrl = 'https://homes.example/?embedKey=k';
  const row = { baseUrl, isPointedAt: () => false, onPoint: () => undefined };
  const { container } = mount(<ResultTable listings={[aListingCard()]} {...row} />, { sheets: [base] });
  expect(container.querySelector('a')?.search).toBe('?embedKey=k');
  expect(container.innerHTML.match(/embedKey/g)).toHaveLength(1);
});
