import { json } from '@hearth/widgets/testing/answers.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { found, home, openList } from './testing/open-list.tsx';

beforeEach(async () => {
  toast.dismiss();
  localStorage.clear();
  await page.viewport(1300, 800);
});

const austin = () =>
  json({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { id: 'city-austin', name: 'Austin', type: 'city' },
        geometry: { type: 'Polygon', coordinates: [] },
      },
    ],
  });

/** A list of a link with another name for Austin, on a server that sends the stored name when `name` is called. */
function openMisnamed(answer: () => Response | Promise<Response> = () => found(5)) {
  let tell = (_: Response) => {};
  const areas = () => new Promise<Response>((resolve) => (tell = resolve));
  const search = openList({ at: '/listings?tags=city:city-austin:Somewhere', areas, answer });
  const name = () => {
    const response = austin();
    tell(response);
    return response;
  };
  return { ...search, name };
}

const named = /^\/listings\?tags=city:city-austin:Austin/;

test('a late name closes no open home, and is corrected after the home is closed', async () => {
  const search = openMisnamed();
  await expect.poll(search.count).toBe('5 homes found');
  await search.openHome();
  await expect.poll(search.address).toBe(home);
  const name = search.name();
  await expect.poll(() => name.bodyUsed).toBe(true);
  await idlePage();
  expect(search.address()).toBe(home);
  await search.back();
  await expect.poll(search.address).toMatch(named);
  await search.back();
  await expect.poll(search.address).toBe('/');
});

test('correcting a name does not repeat the search', async () => {
  const search = openMisnamed();
  await expect.poll(search.count).toBe('5 homes found');
  search.name();
  await expect.poll(search.address).toMatch(named);
  await idlePage();
  expect(search.searches).toHaveLength(1);
  expect(search.container.querySelector('.search__results')?.getAttribute('aria-busy')).toBe('false');
});

test('correcting a name aborts no running search', async () => {
  let answered = (_: Response) => {};
  const search = openMisnamed(() => new Promise((resolve) => (answered = resolve)));
  await expect.poll(() => search.searches.length).toBe(1);
  search.name();
  await expect.poll(search.address).toMatch(named);
  expect(search.searches[0]?.signal.aborted).toBe(false);
  answered(found(7));
  await expect.poll(search.count).toBe('7 homes found');
  expect(search.searches).toHaveLength(1);
});
