import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { json } from '../testing/answers.ts';
import { aSearchResult, homeServer } from '../testing/home-server.ts';
import { mount } from '../testing/mount.tsx';
import { Search } from './search.tsx';
import type { WidgetQuery } from './widget-query.ts';
import { createWidgetStore } from './widget-store.ts';

const relaxations: Relaxation[] = [
  { filter: 'tags', total: 1_204, words: 'Remove Kyle', also: [] },
  { filter: 'minBedrooms', total: 9, words: 'Remove 3+ beds', also: [] },
  { filter: 'swimmingPool', total: 3, words: 'Remove Pool', also: [] },
];
const query: WidgetQuery = {
  address: ['Kyle'],
  filters: { minPrice: 300_000, minBedrooms: 3, ourListingsOnly: true },
  extra: { swimmingPool: 'true' },
};

/** A search that found nothing, on a server whose second response waits until it is released. */
async function emptyAndSlow() {
  const waiting: (() => void)[] = [];
  const { client, searches, relaxed } = homeServer({
    search: () =>
      searches.length === 1
        ? {}
        : new Promise((resolve) => waiting.push(() => resolve(json(aSearchResult({}))))),
    relaxations: () => ({ relaxations, complete: true }),
  });
  const store = createWidgetStore(client, query);
  void store.search();
  const view = mount(
    <div style={{ width: '1200px' }}>
      <Search client={client} store={store} hideMap={true} />
    </div>,
  );
  const press = async (name: RegExp | string) => userEvent.click(await view.findByRole('button', { name }));
  await view.findByRole('button', { name: /^Remove 3\+ beds/ });
  return { ...view, searches, relaxed, press, answer: () => waiting.at(-1)?.() };
}

const requested = (searches: readonly URLSearchParams[]) => searches.at(-1)?.toString();

describe('while the next search loads', () => {
  test('a filter that was removed stays removed when another one is', async () => {
    const { searches, relaxed, press, answer } = await emptyAndSlow();
    await press(/^Remove 3\+ beds/);
    await expect.poll(() => searches.at(-1)?.has('minBedrooms')).toBe(false);
    await press(/^Remove Pool/);
    await expect.poll(() => searches.at(-1)?.has('swimmingPool')).toBe(false);
    expect(requested(searches)).toBe('minPrice=300000&ourListingsOnly=true&page=1&limit=12&address=Kyle');
    await press(/^Remove Kyle/);
    await expect.poll(() => requested(searches)).toBe('minPrice=300000&ourListingsOnly=true&page=1&limit=12');
    // The number of homes of each relaxation is that of the search in view until the next one loads.
    expect(relaxed).toHaveLength(1);
    answer();
    await expect.poll(() => relaxed.length).toBe(2);
    expect(relaxed.at(-1)?.has('swimmingPool')).toBe(false);
  });

  test('a price chosen in the form meanwhile stays', async () => {
    const { searches, press, findByLabelText } = await emptyAndSlow();
    await userEvent.selectOptions(await findByLabelText('Min. price'), '$400,000');
    await expect.poll(() => searches.at(-1)?.get('minPrice')).toBe('400000');
    await press(/^Remove Pool/);
    await expect.poll(() => searches.at(-1)?.has('swimmingPool')).toBe(false);
    expect(searches.at(-1)?.get('minPrice')).toBe('400000');
    expect(searches.at(-1)?.get('minBedrooms')).toBe('3');
  });

  test('removing all filters leaves those that the page sets', async () => {
    const { searches, press } = await emptyAndSlow();
    await press(/^Remove Pool/);
    await press('Remove all filters');
    await expect.poll(() => requested(searches)).toBe('ourListingsOnly=true&page=1&limit=12');
  });
});
