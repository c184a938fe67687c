import type { Suggestion } from '@hearth/domain/contract/places.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import button from '@hearth/widgets/ui/button.css';
import icon from '@hearth/widgets/ui/icon.css';
import tokens from '@hearth/widgets/ui/tokens.css';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anApp } from '../../../testing/an-app.ts';
import { AppProvider } from '../../../ui/app-context.tsx';
import panel from './bar-panel.css';
import tags from './bar-tags.css';
import { HeaderSearch } from './header-search.tsx';
import recents from './recent-list.css';
import bar from './search-bar.css';

const tag = (type: Suggestion['tag']['type'], id: string, label: string) => ({
  type,
  id,
  value: label,
  label,
});
const place = (given: Partial<Suggestion> & Pick<Suggestion, 'name' | 'tag'>): Suggestion => ({
  ...{ category: 'city', detail: null, count: null, url: null, filter: {} },
  ...given,
});
const lakeway = place({ name: 'Lakeway', count: 5, tag: tag('city', 'city-lakeway', 'Lakeway') });
const ranch = place({
  ...{ category: 'neighborhood', name: 'Lake Ranch', tag: tag('subdivision', 'sub-1', 'Lake Ranch') },
});
const home = place({
  ...{
    category: 'address',
    name: '12 Lake Dr, Austin, TX 78704',
    url: '/12-lake-dr-austin-tx-78704-77.html',
  },
  tag: tag('address', '12 Lake Dr', '12 Lake Dr'),
});

type Answer = (query: string) => Response | Promise<Response>;
const some: Answer = () => json({ hits: [lakeway, ranch, home] });

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + decodeURIComponent(search)}</p>;
}

/** A browser whose visitor forbids storage. */
function closeStorage(): void {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
}

function show({ at = '/listings', answer = some }: { at?: string; answer?: Answer } = {}) {
  const asked: { query: URLSearchParams; signal: AbortSignal }[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { url, signal } = input as Request;
    const { searchParams } = new URL(url);
    asked.push({ query: searchParams, signal });
    return answer(searchParams.get('query') ?? '');
  };
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <button type="button">Elsewhere</button>
        <HeaderSearch />
        <Where />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [tokens, visuallyHidden, icon, button, bar, tags, panel, recents] },
  );
  const input = view.getByRole<HTMLInputElement>('combobox');
  const address = () => view.getByTestId('address').textContent;
  const options = () => view.queryAllByRole('option').map((each) => each.textContent);
  const said = () =>
    view
      .getAllByRole('status')
      .map((each) => each.textContent)
      .join('');
  const type = async (text: string) => {
    await userEvent.click(input);
    await userEvent.keyboard(text);
    await view.findAllByRole('option', {}, { timeout: 4_000 });
  };
  return { ...view, app, asked, input, address, options, said, type };
}

afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1024, 700);
});

describe('suggestions', () => {
  test('are a combobox of groups, with the letters marked that were typed', async () => {
    const search = show();
    await search.type('lak');
    expect(search.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      ...['Cities', 'Neighborhoods', 'Addresses'],
    ]);
    expect(search.input.getAttribute('aria-expanded')).toBe('true');
    expect(search.container.querySelector('mark')?.textContent).toBe('Lak');
    await expect.poll(search.said).toBe('3 results found');
    expect(await axeViolations(search.container)).toEqual([]);
  });

  test('become tags of the search on the page, which keeps its filters and gives up its box', async () => {
    const search = show({
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

  test('Enter takes the first, also before it is there', async () => {
    const search = show({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.keyboard('lak{Enter}');
    await expect.poll(search.address).toBe('/listings?tags=city:city-lakeway:Lakeway');
  });

  test('Enter goes to the one listing where the first is one', async () => {
    const search = show({ answer: () => json({ hits: [home] }) });
    await search.type('12');
    await userEvent.keyboard('{Enter}');
    await expect.poll(search.address).toBe('/12-lake-dr-austin-tx-78704-77.html');
  });

  test('Enter searches for the words where nothing is suggested, and where nobody answers', async () => {
    for (const answer of [
      () => json({ hits: [] }),
      () => json({ code: 'internal_error', message: '' }, 500),
    ]) {
      const search = show({ answer });
      await userEvent.click(search.input);
      await userEvent.keyboard('  Nowhere   Rd {Enter}');
      await expect.poll(search.address).toBe('/listings?address=Nowhere+Rd');
      search.unmount();
    }
  });

  test('Enter in the empty field runs the search', async () => {
    const search = show({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.keyboard('{Enter}');
    await expect.poll(search.address).toBe('/listings');
  });

  test('arrows, Home and End move among them, and round', async () => {
    const search = show();
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

  test('say that there are none, one or many', async () => {
    for (const [hits, words] of [
      [[], 'No results found'],
      [[lakeway], '1 result found'],
      [[lakeway, ranch], '2 results found'],
    ] as const) {
      const search = show({ answer: () => json({ hits }) });
      await userEvent.click(search.input);
      await userEvent.keyboard('lak');
      await expect.poll(search.said, { timeout: 4_000 }).toBe(words);
      search.unmount();
    }
  });

  test('go and are said to be gone when the field is emptied', async () => {
    const search = show();
    await search.type('l');
    await userEvent.keyboard('{Backspace}  ');
    await expect.poll(search.options).toEqual([]);
    await expect.poll(search.said).toBe('Suggestions cleared');
    expect(search.asked).toHaveLength(1);
  });

  test('stay while newer ones are asked for, and what is overtaken is given up', async () => {
    let answered: (answer: Response) => void = () => undefined;
    const search = show({
      answer: (query) =>
        query === 'lak' ? json({ hits: [lakeway] }) : new Promise((resolve) => (answered = resolve)),
    });
    await search.type('lak');
    await userEvent.keyboard('e');
    await expect.poll(() => search.asked.length, { timeout: 3_000 }).toBe(2);
    expect(search.options()).toEqual(['Lakeway5 homes']);
    expect(search.input.getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('x');
    await expect.poll(() => search.asked[1]?.signal.aborted).toBe(true);
    await expect.poll(() => search.asked.length, { timeout: 3_000 }).toBe(3);
    answered(json({ hits: [ranch] }));
    await expect.poll(search.options).toEqual(['Lake Ranch']);
  });

  test('are those of the search on the page', async () => {
    const search = show({ at: '/listings/lease?mlsstatus=Active&source=mls' });
    await search.type('lak');
    expect(Object.fromEntries(search.asked[0]?.query ?? [])).toEqual({
      ...{ query: 'lak', lease: 'true', mlsStatus: 'Active', showExclusiveListings: 'false' },
    });
    await userEvent.keyboard('{Enter}');
    await expect.poll(search.address).toMatch(/^\/listings\/lease\?tags=city:city-lakeway:Lakeway&/);
  });

  test('close with Escape, a press outside and Tab, and keep the text', async () => {
    const search = show();
    await search.type('lak');
    await userEvent.keyboard('{Escape}');
    await expect.poll(search.options).toEqual([]);
    expect(search.input.value).toBe('lak');
    for (const leave of [
      () => userEvent.click(search.getByRole('button', { name: 'Elsewhere' })),
      () => userEvent.tab(),
    ]) {
      await userEvent.click(search.input);
      await userEvent.keyboard('e');
      await expect.poll(search.options, { timeout: 3_000 }).not.toEqual([]);
      await leave();
      if (document.activeElement?.closest('.search-bar'))
        search.getByRole('button', { name: 'Elsewhere' }).focus();
      await expect.poll(search.options).toEqual([]);
    }
  });

  test('come again for the text that was kept, when the list is opened anew', async () => {
    const search = show();
    await search.type('lak');
    await userEvent.keyboard('{Escape}');
    await expect.poll(search.options).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(search.options, { timeout: 4_000 }).not.toEqual([]);
  });

  test('wait for letters that are being composed', async () => {
    const search = show();
    await search.type('lak');
    search.input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
    );
    search.input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, isComposing: true }),
    );
    expect(search.input.getAttribute('aria-activedescendant')).toBeNull();
    expect(search.address()).toBe('/listings');
  });

  test('are asked for with a hundred characters at most', async () => {
    const search = show();
    expect(search.input.maxLength).toBe(100);
  });
});

describe('tags', () => {
  const many = [
    'Austin',
    'Round Rock',
    'Cedar Park',
    'Georgetown',
    'Pflugerville',
    'Leander',
    'Dripping Springs',
  ]
    .map((name) => `tags=city:${name.replace(' ', '-').toLowerCase()}:${name}`)
    .join('&');
  const chips = (search: ReturnType<typeof show>) =>
    search
      .queryAllByRole('button', { name: /^Remove/ })
      .map((each) => each.textContent?.replace('Remove ', ''));

  test('that do not fit are counted, and shown in full on demand', async () => {
    await page.viewport(800, 700);
    const search = show({ at: `/listings?${many}` });
    const more = await search.findByRole('button', { name: /^\+\d more$/ });
    const hidden = Number(/\d/.exec(more.textContent ?? '')?.[0]);
    expect(chips(search)).toHaveLength(7 - hidden);
    await userEvent.click(more);
    await expect.poll(() => chips(search)).toHaveLength(7);
    await userEvent.click(search.getByRole('button', { name: 'Elsewhere' }));
    await expect.poll(() => chips(search)).toHaveLength(7 - hidden);
  });

  test('are removed one by one, by Backspace from the end, and all by Clear', async () => {
    const search = show({
      at: '/listings?tags=city:a:Austin&tags=city:b:Buda&tags=city:k:Kyle&minPrice=300000',
    });
    await userEvent.click(search.getByRole('button', { name: 'Remove Austin' }));
    await expect.poll(search.said).toBe('Austin removed');
    expect(document.activeElement).toBe(search.input);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(search.said).toBe('Kyle removed');
    expect(search.address()).toBe('/listings?tags=city:b:Buda&minPrice=300000');
    expect(document.activeElement).toBe(search.input);
    await userEvent.click(search.getByRole('button', { name: 'Clear' }));
    await expect.poll(search.address).toBe('/listings?minPrice=300000');
    expect(document.activeElement).toBe(search.input);
  });

  test('stay while Clear takes the text away', async () => {
    const search = show({ at: '/listings?tags=city:a:Austin' });
    await search.type('lak');
    await userEvent.click(search.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => search.input.value).toBe('');
    expect(chips(search)).toEqual(['Austin']);
  });

  test('of a group are shown and removed with it', async () => {
    const search = show({
      at: '/listings?tags=group:g:Ours&tags=city:a:Austin:Austin:c&tags=city:b:Buda:Buda:c&tags=city:k:Kyle',
    });
    expect(chips(search)).toEqual(['Ours', 'Kyle']);
    await userEvent.click(search.getByRole('button', { name: 'Ours' }));
    await expect.poll(() => chips(search)).toEqual(['Ours', 'Austin', 'Buda', 'Kyle']);
    await userEvent.click(search.getByRole('button', { name: 'Remove Ours' }));
    await expect.poll(search.address).toBe('/listings?tags=city:k:Kyle');
  });
});

describe('recent searches', () => {
  const stored = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        query: `tags=city:c${at}:City ${at}`,
        searchCount: at + 1,
      })),
    );

  test('are three until more are asked for, and lead to their search', async () => {
    localStorage.setItem('hearth-recent-searches', stored(5));
    const search = show();
    await userEvent.click(search.input);
    const links = () => search.queryAllByRole('link', { name: /^City/ }).map((link) => link.textContent);
    await expect.poll(links).toEqual(['City 0', 'City 1, searched 2×', 'City 2, searched 3×']);
    expect(await axeViolations(search.container)).toEqual([]);
    await userEvent.click(search.getByRole('button', { name: 'Show more' }));
    await expect.poll(links).toHaveLength(5);
    await userEvent.click(search.getByRole('button', { name: 'Show less' }));
    await expect.poll(links).toHaveLength(3);
    expect(search.getByRole<HTMLAnchorElement>('link', { name: 'City 0' }).pathname).toBe('/listings');
  });

  test('are reached and left with arrows, removed one by one and all at once', async () => {
    localStorage.setItem('hearth-recent-searches', stored(2));
    const search = show();
    await userEvent.click(search.input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => document.activeElement?.textContent).toBe('City 0');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.poll(() => document.activeElement).toBe(search.input);
    await userEvent.click(search.getByRole('button', { name: 'Remove City 0' }));
    await expect.poll(() => search.queryByRole('link', { name: 'City 0' })).toBeNull();
    expect(document.activeElement).toBe(search.input);
    await userEvent.click(search.getByRole('button', { name: 'Clear recent searches' }));
    await expect.poll(() => search.queryByText('Recent searches')).toBeNull();
    expect(localStorage.getItem('hearth-recent-searches')).toBeNull();
  });

  test('begin with the search that stood for a while, also where storage is closed', async () => {
    for (const isClosed of [false, true]) {
      if (isClosed) closeStorage();
      const search = show({ at: '/listings?tags=city:a:Austin&minBedrooms=3' });
      await expect.poll(() => search.app.recents.state.recents.length, { timeout: 6_000 }).toBe(1);
      await userEvent.click(search.input);
      expect((await search.findByRole('link', { name: /^Austin/ })).textContent).toBe('Austin · 3+ beds');
      search.unmount();
    }
  });
});

describe('Search Nearby', () => {
  const answerWith = (place: Partial<GeolocationCoordinates> | { readonly code: number }) =>
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
      if ('code' in place) failed?.({ ...place, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      else found({ coords: place } as GeolocationPosition);
    });

  test('goes to what is around the person, of every kind, nearest first', async () => {
    const asked = answerWith({ latitude: 30.267153, longitude: -97.743057 });
    const search = show({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.click(await search.findByRole('link', { name: 'Open Houses' }));
    await expect.poll(search.address).toContain('openHouseOnly=true');
    expect(asked.mock.calls[0]?.[2]).toMatchObject({ maximumAge: 10_000 });
    const query = new URLSearchParams(search.address()?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ lot: 'true', farm: 'true', multiFamily: 'true', commercialSale: 'true', sortBy: 'distance' },
      ...{ ulat: '30.2672', ulng: '-97.7431' },
    });
    asked.mockRestore();
  });

  test.each([
    [{ code: 1 }, 'That is fine, your location stays with you.'],
    [{ code: 2 }, 'We could not tell where you are.'],
    [{ latitude: 40.7, longitude: -74 }, 'You seem to be far from Austin.'],
  ])('offers the middle of town instead: %j', async (answer, words) => {
    const asked = answerWith(answer);
    const search = show({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.click(await search.findByRole('link', { name: 'For Sale' }));
    await search.findByText(`${words} Here is what is around the middle of Austin.`);
    const link = search.getByRole<HTMLAnchorElement>('link', { name: 'For Sale' });
    expect(new URL(link.href).searchParams.get('ulat')).toBe('30.31');
    asked.mockRestore();
  });

  test('takes nobody along who gave it up before the place was found', async () => {
    let find: PositionCallback = () => {};
    const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
      find = found;
    });
    const search = show({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.click(await search.findByRole('link', { name: 'For Sale' }));
    await search.findByText('Finding where you are...');
    await userEvent.click(search.getByRole('button', { name: 'Elsewhere' }));
    await expect.poll(() => search.queryByText('Finding where you are...')).toBeNull();
    find({ coords: { latitude: 30.267, longitude: -97.743 } } as GeolocationPosition);
    // Whatever comes of it comes before this.
    await userEvent.click(search.input);
    await search.findByRole('link', { name: 'For Sale' });
    expect(search.address()).toBe('/');
    asked.mockRestore();
  });

  test('keeps sold homes for verified people, and says so', async () => {
    const search = show();
    await userEvent.click(search.input);
    const sold = await search.findByRole('button', { name: 'Recently Sold' });
    expect(sold.getAttribute('aria-disabled')).toBe('true');
    expect(search.getByText('Recently sold homes are shown to verified members.').id).toBe(
      sold.getAttribute('aria-describedby'),
    );
  });
});

test('a phone gives the bar the whole screen, with a way back', async () => {
  await page.viewport(390, 700);
  const search = show({ at: '/listings?tags=city:a:Austin' });
  await search.type('lak');
  const bar = search.getByRole('search').firstElementChild;
  expect(bar?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 390, height: 700 });
  for (const each of [...search.getAllByRole('option'), search.getByRole('button', { name: 'Back' })]) {
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await userEvent.click(search.getByRole('button', { name: 'Back' }));
  await expect.poll(search.options).toEqual([]);
  expect(bar?.getBoundingClientRect().height).toBeLessThan(60);
  expect(document.activeElement).not.toBe(search.input);
});

test('the bar keeps still while an area is drawn on the map of its page, as all controls of the search do', async () => {
  const search = show({ at: '/listings?tags=city:city-buda:Buda' });
  search.app.maps.of('lease').setDrawing('Init');
  search.app.maps.of('listings').setDrawing('Init');
  await expect.poll(() => search.input.matches(':disabled')).toBe(true);
  expect(search.container.querySelector('[role=search]')?.closest('[inert]')).toBeTruthy();
  search.app.maps.of('listings').setDrawing('Continue Drawing');
  await expect.poll(() => search.input.matches(':disabled')).toBe(false);
});

test('without a network the bar says so, keeps the words of Enter, and asks once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const search = show();
  await userEvent.click(search.input);
  await userEvent.keyboard('lak');
  await search.findByText(/^Suggestions are not available while you are offline/);
  await search.findByRole('region', { name: 'Search Nearby' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => search.queryAllByText(/^Suggestions are not available/).length).toBe(2);
  expect(search.getByTestId('address').textContent).toBe('/listings');
  expect(search.input.value).toBe('lak');
  expect(search.asked).toEqual([]);
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.poll(() => search.options().length).toBeGreaterThan(0);
  await expect.poll(() => search.queryByText(/^Suggestions are not available/)).toBeNull();
});
