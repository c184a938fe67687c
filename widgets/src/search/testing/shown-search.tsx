import { vi } from 'vitest';
import card from '../../listing-card/listing-card.css';
import { aListingCard } from '../../testing/a-listing-card.ts';
import { type HomeServer, homeServer } from '../../testing/home-server.ts';
import { mount } from '../../testing/mount.tsx';
import button from '../../ui/button.css';
import field from '../../ui/field.css';
import pager from '../../ui/pager.css';
import tokens from '../../ui/tokens.css';
import visuallyHidden from '../../ui/visually-hidden.css';
import searchSheet from '../search.css';
import { Search } from '../search.tsx';
import typePicker from '../type-picker.css';
import type { WidgetQuery } from '../widget-query.ts';
import { createWidgetStore } from '../widget-store.ts';

export const plain = new CSSStyleSheet();
plain.replaceSync('* { box-sizing: border-box }');
export const sheets = [plain, tokens, visuallyHidden, button, field, pager, card, typePicker, searchSheet];

export const homes = ['Live Oak', 'Duval', 'Annie'].map((streetname, index) =>
  aListingCard({ listingid: `L${index}`, streetname, latitude: 30.2 + index / 100 }),
);
export const found = { listings: homes, total: 1_234, pageCount: 103 };

export interface Setup {
  readonly query?: WidgetQuery;
  readonly hideMap?: boolean;
  readonly width?: number;
}

export function show(server: HomeServer, { query = {}, hideMap = true, width = 1200 }: Setup = {}) {
  const { client, searches, views, relaxed } = homeServer(server);
  const store = createWidgetStore(client, query);
  void store.search();
  const onSearchChange = vi.fn();
  const onListingSelect = vi.fn(() => false);
  const view = mount(
    <div style={{ width: `${width}px` }}>
      <Search
        client={client}
        store={store}
        hideMap={hideMap}
        onSearchChange={onSearchChange}
        onListingSelect={onListingSelect}
      />
    </div>,
    { sheets },
  );
  return { ...view, searches, views, relaxed, onSearchChange, onListingSelect };
}

export const last = (queries: readonly URLSearchParams[]) => queries.at(-1)?.toString();
