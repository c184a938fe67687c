import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { homeServer } from '../testing/home-server.ts';
import { mount } from '../testing/mount.tsx';
import { Search } from './search.tsx';
import { createWidgetStore } from './widget-store.ts';

const houses: Relaxation = {
  ...{ filter: 'mlsStatus', total: 4, words: 'Remove Leased and Open houses' },
  also: [{ filter: 'openHouseOnly', words: 'Open houses' }],
};

test('relaxations are asked for again while the server counts, and remove what they name', async () => {
  const server = homeServer({
    relaxations: () =>
      server.relaxed.length < 2
        ? { relaxations: [], complete: false }
        : { relaxations: [houses], complete: true },
  });
  const { client, searches } = server;
  const store = createWidgetStore(client, {
    filters: { mlsStatus: ['Leased'], openHouseOnly: true, minPrice: 1 },
  });
  void store.search();
  const view = mount(<Search client={client} store={store} hideMap={true} />);
  await view.findByText('Still counting homes. More options follow.');
  await userEvent.click(await view.findByRole('button', { name: /^Remove Leased/ }));
  await expect.poll(() => searches.at(-1)?.has('openHouseOnly')).toBe(false);
  expect(searches.at(-1)?.get('minPrice')).toBe('1');
  expect(view.queryByText('Still counting homes. More options follow.')).toBeNull();
});
