import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { describe, expect, it } from 'vitest';
import { sampleEditions } from './generate.ts';
import { LONGITUDE_SCALE, METERS_PER_DEGREE, metersBetween, type Position } from './geography/geometry.ts';
import { groupBy } from './geography/group-by.ts';
import { typicalPricePerSquareFoot } from './listings/market-facts.ts';
import { findPicture } from './pictures/library.ts';

import { newestFirst, samplesOf } from './testing/sample-homes.ts';

describe.each(sampleEditions)('pictures of %s', (edition) => {
  const { listings } = samplesOf(edition);

  it('show as many floors and garage doors as they have', () => {
    const shown = listings.filter(({ media }) => media.length > 0).map((home) => ({ home, ...front(home) }));
    const floors = shown.filter(({ home, storeys }) => storeys !== undefined && storeys !== home.stories);
    expect(floors).toEqual([]);
    const doors = shown.filter(({ home, garageBays }) => {
      const spaces = home.garagespaces ?? 0;
      return garageBays !== undefined && (garageBays > 0 !== spaces > 0 || garageBays > Math.max(spaces, 0));
    });
    expect(doors).toEqual([]);
    const rears = listings.flatMap((home) =>
      home.media
        .map((item) => pictureOf(item.mediaurl))
        .filter(({ kind }) => kind === 'yard' || kind === 'pool')
        .filter(() => home.propertyfiltertype !== 'Condominium')
        .filter(({ storeys }) => storeys !== ((home.stories ?? 1) > 1 ? 2 : 1)),
    );
    expect(rears).toEqual([]);
  });

  it('look like their price: no grand house is cheap, and no modest one expensive', () => {
    const typical = typicalPricePerSquareFoot[edition] * 2000;
    const houses = listings.filter(
      ({ propertyfiltertype, propertytype, media }) =>
        propertyfiltertype === 'Single Family Residence' && !isLease(propertytype) && media.length > 0,
    );
    const prices = (standing: string) =>
      houses.filter((home) => front(home).standing === standing).map(({ listprice }) => listprice / typical);
    expect(Math.min(...prices('grand'))).toBeGreaterThan(1);
    expect(Math.max(...prices('modest'))).toBeLessThan(1.5);
    expect(prices('modest').length).toBeGreaterThan(100);
    expect(prices('grand').length).toBeGreaterThan(50);
  });

  it('show the walls and the roof that the facts name', () => {
    const built = listings.filter(({ media }) => media[0] && pictureOf(media[0].mediaurl).walls);
    expect(built.length).toBeGreaterThan(500);
    for (const home of built)
      expect(home).toMatchObject({ constructionmaterials: front(home).walls, roof: [front(home).roof] });
  });

  it('show the water where they stand at it', () => {
    const waterfront = listings.filter(({ waterfrontyn, media }) => waterfrontyn && media.length > 0);
    expect(waterfront.length).toBeGreaterThan(10);
    const dry = waterfront.filter(
      ({ media }) => !media.some((item) => pictureOf(item.mediaurl).kind === 'lake'),
    );
    expect(dry).toEqual([]);
  });

  it('lead with 36 exteriors or more in forty houses of a list, none again within ten', () => {
    const page = newestFirst(listings)
      .filter(
        ({ propertyfiltertype, propertytype, media }) =>
          propertyfiltertype === 'Single Family Residence' && !isLease(propertytype) && media.length > 0,
      )
      .slice(0, 40)
      .map(({ media }) => media[0]!.mediaurl);
    expect(new Set(page).size).toBeGreaterThanOrEqual(36);
    expect(page.filter((picture, at) => page.slice(Math.max(0, at - 10), at).includes(picture))).toEqual([]);
  });

  it.each([
    'listingkey',
    ...(['countyorparish', 'city', 'postalcode', 'subdivisionname', 'mlsareamajor'] as const),
    ...(['schooldistrict', 'elementaryschool', 'middleorjuniorschool', 'highschool', 'streetname'] as const),
  ] as const)('show no picture twice in a row, in the lists of each %s', (area) => {
    const lists = groupBy(newestFirst(listings), (home) =>
      [isLease(home.propertytype), area === 'listingkey' ? 'all' : home[area]].join(' '),
    );
    const repeated = [...lists].flatMap(([list, homes]) =>
      homes.flatMap((home, index) =>
        index > 0 && home.media[0]?.mediaurl === homes[index - 1]?.media[0]?.mediaurl ? [list] : [],
      ),
    );
    expect(repeated).toEqual([]);
  });
});

describe.each(sampleEditions)('samples of %s: streets', (edition) => {
  const { listings } = samplesOf(edition);
  const streets = groupBy(listings, (home) =>
    [home.streetdirprefix, home.streetname, home.streetsuffix].filter(Boolean).join(' '),
  );

  it('lie in one place', () => {
    const apart = [...streets].filter(([, homes]) => {
      const places = new Set(homes.map(({ city, postalcode }) => `${city} ${postalcode}`));
      return (
        places.size > 1 || homes.some((home) => metersBetween(positionOf(home), positionOf(homes[0]!)) > 2600)
      );
    });
    expect(apart.map(([street]) => street)).toEqual([]);
    expect([...streets.values()].filter((homes) => homes.length > 2).length).toBeGreaterThan(50);
  });

  it('numbers houses in ascending order along streets', () => {
    const astray = [...streets].filter(([, homes]) => {
      const numbered = homes.toSorted((a, b) => Number(a.streetnumber) - Number(b.streetnumber));
      const [first, last] = [numbered[0]!, numbered.at(-1)!];
      const ways = numbered.map((home) => metersAlong(positionOf(first), positionOf(last), positionOf(home)));
      return ways.some((way, index) => index > 0 && way < ways[index - 1]! - 50);
    });
    expect(astray.map(([street]) => street)).toEqual([]);
    const numbers = listings.map(({ streetnumber }) => Number(streetnumber));
    expect(numbers.every((number) => number >= 100 && number < 20_000)).toBe(true);
  });
});

const pictureOf = (mediaurl: string) => findPicture(mediaurl)!;
const front = ({ media }: Listing) => pictureOf(media[0]!.mediaurl);

const positionOf = ({ longitude, latitude }: Listing): Position => [longitude!, latitude!];

/** Meters from one position in the direction of another. */
function metersAlong(from: Position, to: Position, at: Position): number {
  const east = (to[0] - from[0]) * LONGITUDE_SCALE;
  const north = to[1] - from[1];
  const length = Math.hypot(east, north) || 1;
  const way = (at[0] - from[0]) * LONGITUDE_SCALE * east + (at[1] - from[1]) * north;
  return (way / length) * METERS_PER_DEGREE;
}
