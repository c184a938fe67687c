import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBar, startFresh } from './testing/open-bar.tsx';

startFresh();

test('a phone gives the bar the whole screen, with a way back', async () => {
  await page.viewport(390, 700);
  const search = openBar({ at: '/listings?tags=city:a:Austin' });
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

test('the bar is disabled while an area is drawn on the map of its page', async () => {
  const search = openBar({ at: '/listings?tags=city:city-buda:Buda' });
  search.app.maps.of('lease').setDrawing('Init');
  search.app.maps.of('listings').setDrawing('Init');
  await expect.poll(() => search.input.matches(':disabled')).toBe(true);
  expect(search.container.querySelector('[role=search]')?.closest('[inert]')).toBeTruthy();
  search.app.maps.of('listings').setDrawing('Continue Drawing');
  await expect.poll(() => search.input.matches(':disabled')).toBe(false);
});

test('offline the bar shows a notice, keeps the entered text, and looks it up once online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const search = openBar();
  await userEvent.click(search.input);
  await userEvent.keyboard('lak');
  await search.findByText(/^Suggestions are not available while you are offline/);
  await search.findByRole('region', { name: 'Search Nearby' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => search.queryAllByText(/^Suggestions are not available/).length).toBe(2);
  expect(search.getByTestId('address').textContent).toBe('/listings');
  expect(search.input.value).toBe('lak');
  expect(search.requested).toEqual([]);
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.poll(() => search.options().length).toBeGreaterThan(0);
  await expect.poll(() => search.queryByText(/^Suggestions are not available/)).toBeNull();
});
