import { describe, expect, it } from 'vitest';
import { guestViewer } from '../../people/viewer.ts';
import { viewers } from '../../testing/a-viewer.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import { defaultSort } from '../sort/sort.ts';
import { encodeSearchUrl } from '../url/url-codec.ts';
import { boundsAround, isNearbyLocked, type NearbyKind, nearbyKinds, nearbySearch } from './nearby-search.ts';

const defaults = {
  ...{ lease: false, sort: defaultSort, ourListingsFirst: false },
  filters: defaultFiltersFor({ lease: false, viewer: guestViewer }),
};
const point = { latitude: 30.31, longitude: -97.75 };
const verified = viewers.client;

const queryOf = (kind: NearbyKind) =>
  Object.fromEntries(encodeSearchUrl(nearbySearch(kind, point, defaults, verified), defaults));

describe('a search nearby', () => {
  it.each(nearbyKinds)('searches all kinds of property around the visitor for %s, nearest first', (kind) => {
    expect(queryOf(kind)).toMatchObject({
      ...{ lot: 'true', farm: 'true', multiFamily: 'true', commercialSale: 'true' },
      ...{ sortBy: 'distance', ulat: '30.31', ulng: '-97.75' },
      ...{ minlat: '30.297342', maxlat: '30.322658', minlong: '-97.762658', maxlong: '-97.737342' },
    });
  });

  it('finds open houses within 7 days', () => {
    expect(nearbySearch('open-houses', point, defaults, guestViewer).filters).toMatchObject({
      ...{ openHouseOnly: true, openHouse: 7, mlsStatus: defaults.filters.mlsStatus },
    });
  });

  it('finds homes for sale as any search does', () => {
    expect(queryOf('for-sale')).not.toHaveProperty('mlsstatus');
  });

  it('finds homes sold within 365 days', () => {
    expect(nearbySearch('recently-sold', point, defaults, verified).filters).toMatchObject({
      ...{ mlsStatus: ['Sold'], soldTimeframe: 365 },
    });
  });

  it('searches sold homes for verified viewers alone', () => {
    expect(nearbyKinds.filter((kind) => isNearbyLocked(kind, guestViewer))).toEqual(['recently-sold']);
    expect(nearbyKinds.filter((kind) => isNearbyLocked(kind, verified))).toEqual([]);
  });
});

it('the box around a point is plus and minus 1/79 degree', () => {
  const box = boundsAround({ latitude: 0, longitude: 0 });
  expect(Object.values(box).map((edge) => Math.abs(edge).toFixed(6))).toEqual(
    Array(4).fill((1 / 79).toFixed(6)),
  );
});
