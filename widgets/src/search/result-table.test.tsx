import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aListingCard } from '../testing/a-listing-card.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import { IconButton } from '../ui/button.tsx';
import { ResultTable } from './result-table.tsx';

test('a price of millions does not run into the price per area on the narrowest phones', async () => {
  await page.viewport(320, 800);
  const listing = aListingCard({ listprice: 12_950_000, livingarea: 9000 });
  const table = mount(
    <div style={{ width: '288px' }}>
      <ResultTable listings={[listing]} baseUrl="" isPointedAt={() => false} onPoint={() => undefined} />
    </div>,
    { sheets: [base] },
  );
  const boxOf = (name: string) => {
    const range = document.createRange();
    range.selectNodeContents(table.container.querySelector(`[data-label="${name}"]`) as Element);
    return range.getBoundingClientRect();
  };
  const [price, perArea] = [boxOf('Price'), boxOf('Per area')];
  expect(price.right <= perArea.left || price.bottom <= perArea.top).toBe(true);
  expect(price.right).toBeLessThanOrEqual(288);
});

test.each([
  [390, []],
  [740, ['Address', 'Price', 'Beds', 'Baths', 'Sq ft', 'Status']],
  [1240, ['Address', 'Price', 'Price per area', 'Beds', 'Baths', 'Sq ft', 'Status']],
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
  [320, 1],
  [390, 1],
  [594, 1],
  [659, 1],
  [660, 1],
  [740, 4],
  [780, 2],
  [1000, 2],
  [1239, 2],
  [1240, 2],
  [1340, 1],
  [1600, 1],
] as const)(
  'four buttons leave a row of %i px its width, and the address its room: they stand in %i lines',
  async (width, lines) => {
    await page.viewport(width, 800);
    const listing = aListingCard({
      listprice: 12_950_000,
      livingarea: 9000,
      lotsizearea: 40_000,
      streetname: 'Sandpiper Marina',
      listofficename: 'Mockingbird Oak Realty Group',
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
    expect(address.clientWidth).toBeGreaterThanOrEqual(width < 660 ? 120 : 150);
    const boxOf = (label: string) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector(`[data-label="${label}"]`) as Element);
      return range.getBoundingClientRect();
    };
    const [price, perArea] = [boxOf('Price'), boxOf('Per area')];
    if (perArea.width > 0) expect(price.right <= perArea.left || price.bottom <= perArea.top).toBe(true);
    const buttons = [...row.querySelectorAll('.hearth-icon-button')];
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(lines);
    expect(row.clientHeight).toBeLessThanOrEqual(width < 660 ? 300 : 200);
  },
);

test('the link of a row carries the query of the server, its photo does not', () => {
  const baseUrl = 'https://homes.example/?embedKey=k';
  const row = { baseUrl, isPointedAt: () => false, onPoint: () => undefined };
  const { container } = mount(<ResultTable listings={[aListingCard()]} {...row} />, { sheets: [base] });
  expect(container.querySelector('a')?.search).toBe('?embedKey=k');
  expect(container.innerHTML.match(/embedKey/g)).toHaveLength(1);
});
