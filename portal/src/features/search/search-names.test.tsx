import { json } from '@hearth/widgets/testing/answers.ts';
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

/** A list of a link that calls Austin by another name, on a server that tells its name when `name` is called. */
function openMisnamed(answer: () => Response | Promise<Response> = () => found(5)) {
  let tell = (_: Response) => {};
  const areas = () => new Promise<Response>((resolve) => (tell = resolve));
  const search = openList({ at: '/listings?tags=city:city-austin:Somewhere', areas, answer });
  return { ...search, name: () => tell(austin()) };
}

const named = /^\/listings\?tags=city:city-austin:Austin/;

test('a name that comes late closes no home that was opened meanwhile, and is put right after it', async () => {
  const search = openMisnamed();
  await expect.poll(search.count).toBe('5 homes found');
  await search.openHome();
  await expect.poll(search.address).toBe(home);
  search.name();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(search.address()).toBe(home);
  await search.back();
  await expect.poll(search.address).toMatch(named);
  await search.back();
  await expect.poll(search.address).toBe('/');
});

test('a name that is put right searches for nothing again', async () => {
  const search = openMisnamed();
  await expect.poll(search.count).toBe('5 homes found');
  search.name();
  await expect.poll(search.address).toMatch(named);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(search.searches).toHaveLength(1);
  expect(search.container.querySelector('.search__results')?.getAttribute('aria-busy')).toBe('false');
});

test('a name that is put right gives up no search that is under way', async () => {
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
