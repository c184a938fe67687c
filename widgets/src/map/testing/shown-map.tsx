import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import button from '../../ui/button.css';
import tokens from '../../ui/tokens.css';
import visuallyHidden from '../../ui/visually-hidden.css';
import { SearchMap, type SearchMapProps } from '../search-map.tsx';

export const fit = { minLatitude: 30.2, maxLatitude: 30.4, minLongitude: -97.9, maxLongitude: -97.6 };
export const at = (latitude: number, longitude: number) => ({ latitude, longitude });
export const points: MapPoints = {
  clusters: [
    {
      ...{ type: 'cluster', ...at(30.22, -97.7), count: 1_240, minprice: 210_000 },
      ...{ maxprice: 2_400_000, subdivisionname: null, city: 'Austin' },
      boundaries: { ...fit, maxLatitude: 30.24 },
    },
  ],
  points: [
    {
      ...{
        type: 'listing',
        ...at(30.25, -97.8),
        listingid: 'L1',
        listprice: 425_000,
        mlsstatus: 'Active',
        isexclusive: false,
      },
      ...{ bedroomstotal: 3, subdivisionname: 'Zilker', city: 'Austin' },
    },
    {
      ...{
        type: 'listing',
        ...at(30.38, -97.75),
        listingid: 'L2',
        listprice: 1_250_000,
        mlsstatus: 'Active',
        isexclusive: true,
      },
      ...{ bedroomstotal: null, subdivisionname: null, city: null },
    },
    {
      ...{ type: 'group', ...at(30.3, -97.65), count: 3, listingids: ['L3', 'L4', 'L5'] },
      ...{ minprice: 300_000, maxprice: 450_000, subdivisionname: 'Mueller', city: 'Austin' },
    },
  ],
  total: 1_245,
  withoutPin: 0,
};

export function show(props: Partial<SearchMapProps> = {}, { width, height } = { width: 640, height: 480 }) {
  const on = { onPoint: vi.fn(), onView: vi.fn(), onUserMove: vi.fn() };
  const ui = (more: Partial<SearchMapProps>) => (
    <div style={{ width: `${width}px`, height: `${height}px` }}>
      <SearchMap
        points={points}
        fit={fit}
        renderPopup={(ids) => <p>Homes {ids.join(' ')}</p>}
        {...on}
        {...props}
        {...more}
      />
    </div>
  );
  const map = mount(ui({}), { sheets: [tokens, visuallyHidden, button] });
  return { ...map, ...on, rerender: (more: Partial<SearchMapProps>) => map.update(ui(more)) };
}

export const pinNames = (map: ReturnType<typeof show>) =>
  [...map.container.querySelectorAll('.hearth-pin')].map((pin) => pin.getAttribute('aria-label'));
