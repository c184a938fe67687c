import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { home, openBar, startFresh, suggestion, tag } from './testing/open-bar.tsx';

startFresh();

describe('suggestions', () => {
  test('shows suggestions as a grouped combobox that marks the typed letters', async () => {
    const search = openBar();
    await search.type('lak');
    expect(search.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      ...['Cities', 'Neighborhoods', 'Addresses'],
    ]);
    expect(search.input.getAttribute('aria-expanded')).toBe('true');
    expect(search.container.querySelector('mark')?.textContent).toBe('Lak');
    await expect.poll(search.said).toBe('3 results found');
    expect(await axeViolations(search.container)).toEqual([]);
  });

  test('become tags of the search, which keeps its filters and loses its bounding box', async () => {
    const search = openBar({
      at: '/listings?minPrice=300000&minlat=30&maxlat=31&minlong=-98&maxlong=-97&z=9&page=3&tags=city:city-buda:Buda',
    });
    await search.type('lak');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect
      .poll(search.address)
      .toBe(
        '/listings?tags=city:city-buda:Buda&tags=subdivision:sub-1:Lake+Ranch&minPrice=300000'.replace(
          '+',
          '+',
        ),
      );
    expect(search.getAllByRole('button', { name: /^Remove/ }).map((each) => each.textContent)).toEqual([
      ...['Remove Buda', 'Remove Lake Ranch'],
    ]);
    expect(search.input.value).toBe('');
    expect(search.options()).toEqual([]);
    expect(document.activeElement).toBe(search.input);
  });

  test('Enter takes the first one, even before it has loaded', async () => {
    const search = openBar({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.keyboard('lak{Enter}');
    await expect.poll(search.address).toBe('/listings?tags=city:city-lakeway:Lakeway');
  });

  test('Enter opens the listing where the first one is a listing', async () => {
    const search = openBar({ answer: () => json({ hits: [home] }) });
    await search.type('12');
    await userEvent.keyboard('{Enter}');
    await expect.poll(search.address).toBe('/12-lake-dr-austin-tx-78704-77.html');
  });

  test('Enter searches for the words where suggestions are empty or fail', async () => {
    for (const answer of [
      () => json({ hits: [] }),
      () => json({ code: 'internal_error', message: '' }, 500),
    ]) {
      const search = openBar({ answer });
      await userEvent.click(search.input);
      await userEvent.keyboard('  Nowhere   Rd {Enter}');
      await expect.poll(search.address).toBe('/listings?address=Nowhere+Rd');
      search.unmount();
    }
  });

  test('Enter in the empty field runs the search', async () => {
    const search = openBar({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.keyboard('{Enter}');
    await expect.poll(search.address).toBe('/listings');
  });

  test('arrows, Home and End move among them and wrap around', async () => {
    const search = openBar();
    await search.type('lak');
    const active = () => {
      const id = search.input.getAttribute('aria-activedescendant');
      return id === null ? null : search.getAllByRole('option').findIndex((option) => option.id === id);
    };
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['End', 2],
      ['ArrowDown', null],
      ['ArrowUp', 2],
      ['Home', 0],
      ['ArrowUp', null],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(active).toBe(at);
    }
  });
});

describe('a place that is only like the text', () => {
  const llano = (likeness: 'typo' | 'similar') =>
    suggestion({ name: 'Llano', likeness, tag: tag('city', 'city-llano', 'Llano') });
  const school = suggestion({
    ...{
      category: 'school',
      name: 'Main Street School',
      tag: tag('school', 'school-1', 'Main Street School'),
    },
  });

  test.each([
    [llano('similar'), 'Plano', '/listings?tags=city:city-llano:Llano'],
    [llano('typo'), 'Llnao', '/listings?tags=city:city-llano:Llano'],
    [school, 'Main St', '/listings?tags=school:school-1:Main+Street+School'],
  ])('is taken by Enter with a notice, which leads to the words as they are', async (hit, text, address) => {
    const search = openBar({ answer: () => json({ hits: [hit] }) });
    await search.type(text);
    if (hit.likeness) await expect.poll(search.said).toBe(`Did you mean ${hit.name}?`);
    await userEvent.keyboard('{Enter}');
    await expect.poll(search.address).toBe(address);
    await search.findByText(`Showing ${hit.name}.`);
    await userEvent.click(search.getByRole('button', { name: `Search instead for “${text}”` }));
    await expect.poll(search.address).toBe(`/listings?address=${text.replace(' ', '+')}`);
  });

  test('replaces a similar area by the words in the search that the page has by then', async () => {
    const search = openBar({ answer: () => json({ hits: [llano('typo')] }) });
    await search.type('Llnao');
    await userEvent.keyboard('{Enter}');
    await search.findByText('Showing Llano.');
    search.go('/listings?tags=city:city-llano:Llano&minPrice=300000');
    await userEvent.click(await search.findByRole('button', { name: /^Search instead/ }));
    await expect.poll(search.address).toBe('/listings?address=Llnao&minPrice=300000');
  });
});
