import { beforeEach, expect, test, vi } from 'vitest';
import { homeServer } from '../testing/home-server.ts';
import { place } from '../testing/mount.tsx';
import './search.element.ts';

const listening = new Map<string, number>();

beforeEach(() => {
  vi.stubGlobal('fetch', homeServer({}).fetch);
  listening.clear();
  const restores = [window, document].flatMap((target) => {
    const count = (type: string, by: number) => listening.set(type, (listening.get(type) ?? 0) + by);
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      count(given[0], 1);
      addEventListener.apply(target, given);
    };
    target.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
      count(given[0], -1);
      removeEventListener.apply(target, given);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  return () => {
    for (const restore of restores) restore();
    vi.unstubAllGlobals();
  };
});

test('a search that comes and goes five times leaves no listener on the page', async () => {
  const html = '<hearth-search shape="results" group="left" sync-url></hearth-search>';
  for (let time = 0; time < 5; time++) {
    const search = place(html);
    await expect.poll(() => search.shadowRoot?.querySelector('.hearth-search__empty')).toBeTruthy();
    search.remove();
  }
  // React has its own listener for as long as there is a document.
  const left = () => [...listening].filter(([type, count]) => count > 0 && type !== 'selectionchange');
  await expect.poll(left).toEqual([]);
  expect(listening.has('popstate')).toBe(true);
});
