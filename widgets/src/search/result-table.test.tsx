import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aListingCard } from '../testing/a-listing-card.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import { ResultTable } from './result-table.tsx';

test.each([
  [390, []],
  [740, ['Address', 'Price', 'Beds', 'Baths', 'Sq ft', 'Status']],
  [1200, ['Address', 'Price', 'Price per area', 'Beds', 'Baths', 'Sq ft', 'Status']],
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
