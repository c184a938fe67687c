import type { FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { AreaOutlineLayer } from './area-outline-layer.tsx';
import { SearchMap } from './search-map.tsx';

const box = (west: number): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { id: 'city-austin', name: 'Austin', type: 'city' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, 30.2],
            [west + 0.1, 30.2],
            [west + 0.1, 30.3],
            [west, 30.2],
          ],
        ],
      },
    },
  ],
});

test('the outlines of a search appear on its map, change with it and disappear with it', async () => {
  const ui = (outlines: FeatureCollection | null) => (
    <div style={{ width: '400px', height: '300px' }}>
      <SearchMap
        points={null}
        fit={{ minLatitude: 30.1, maxLatitude: 30.4, minLongitude: -98, maxLongitude: -97.5 }}
        renderPopup={() => null}
        onView={() => {}}
        onUserMove={() => {}}
        onPoint={() => {}}
      >
        {outlines && <AreaOutlineLayer outlines={outlines} />}
      </SearchMap>
    </div>
  );
  const map = mount(ui(box(-97.8)), { sheets: [] });
  const shapes = () =>
    [...map.container.querySelectorAll('.hearth-map__area')].map((shape) => shape.getAttribute('d'));
  await expect.poll(shapes).toHaveLength(1);
  const [first] = shapes();
  map.update(ui(box(-97.7)));
  await expect.poll(() => shapes()[0] === first).toBe(false);
  expect(shapes()).toHaveLength(1);
  map.update(ui(null));
  await expect.poll(shapes).toEqual([]);
});
