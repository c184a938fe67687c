import { editions } from '@hearth/domain/edition/editions.ts';
import { viewsOf } from '@hearth/domain/listing/features.ts';
import { gate, saleSearch } from '@hearth/domain/listing/gate.ts';
import { isSameHome } from '@hearth/domain/listing/history/same-home.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { isOpen, isSoldOrLeased, type MlsStatus } from '@hearth/domain/listing/status.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { describe, expect, it } from 'vitest';
import { generateListings, listingBatches, sampleEditions } from './generate.ts';
import { groupBy } from './geography/group-by.ts';
import { exteriorKind } from './listings/exterior-fit.ts';
import { SAMPLE_OPEN_HOUSE } from './listings/open-houses.ts';
import { drawTimeline } from './listings/timeline.ts';
import { findPicture } from './pictures/library.ts';
import { createRandom } from './random.ts';
import { median, now, orderOf, samples, samplesOf, today } from './testing/sample-homes.ts';

describe('generateListings', () => {
  it('makes the same listings for the same input, and others for another seed', () => {
    const first = generateListings(orderOf({ count: 60 }));
    expect(generateListings(orderOf({ count: 60 }))).toEqual(first);
    expect(generateListings(orderOf({ count: 60, seed: 'another' }))).not.toEqual(first);
  });

  it('makes the same listings in batches as at once', () => {
    const order = orderOf({ count: 400 });
    const batches = [...listingBatches(order)];
    expect(batches.map((batch) => batch.length)).toEqual([500, 300]);
    expect(batches.flat()).toEqual(generateListings(order));
  });

  it('gives no key twice, in one edition or in both', () => {
    const keys = [...samples.values()].flat().flatMap(({ listingkey, listingid }) => [listingkey, listingid]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('uses no picture twice, also across editions', () => {
    const pictures = [...samples.values()]
      .flat()
      .flatMap(({ media }) => media.map((item) => item.mediaobjectid));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe.each(sampleEditions)('samples of %s', (edition) => {
  const { listings, all, share } = samplesOf(edition);

  it('begin with a house, a condominium and a townhouse that all viewers may see', () => {
    const first = listings.slice(0, 3);
    expect(first.map(({ propertyfiltertype }) => propertyfiltertype)).toEqual([
      'Single Family Residence',
      'Condominium',
      'Townhouse',
    ]);
    const { mlsSource } = editions[edition];
    const numbers = ['4000001', '4000002', '4000003'];
    expect(first.map(({ sourcelistingid }) => sourcelistingid)).toEqual(numbers);
    expect(first.map(({ listingid }) => listingid)).toEqual(numbers.map((number) => mlsSource + number));
    for (const listing of first) {
      const answer = gate(listing, guestViewer, saleSearch);
      expect(answer).toMatchObject({ visible: true, parts: { address: true } });
      expect(listing).toMatchObject({ mlsstatus: 'Active', propertytype: 'Residential' });
      expect(listing.media.length).toBeGreaterThan(0);
    }
  });

  it('makes half of the listings open and half closed, mostly active and sold', () => {
    expect(share(({ mlsstatus }) => isOpen(mlsstatus))).toBe(0.5);
    expect(share(({ mlsstatus }) => mlsstatus === 'Active')).toBeGreaterThan(0.32);
    expect(share(({ mlsstatus }) => isSoldOrLeased(mlsstatus))).toBeGreaterThan(0.42);
    expect(share(({ propertytype }) => isLease(propertytype))).toBeCloseTo(0.18, 1);
  });

  it('makes private listings only where exclusive and for sale', () => {
    const astray = listings.filter(
      ({ mlsstatus, source, propertytype }) =>
        mlsstatus === 'Private' && (source !== 'EX' || isLease(propertytype)),
    );
    expect(astray).toEqual([]);
    expect(
      listings.filter(({ source, sourcelistingid }) => (source === 'EX') !== (sourcelistingid === null)),
    ).toEqual([]);
  });

  it('makes only fictional phone numbers and addresses', () => {
    const phones = listings.flatMap((listing) => [listing.listagentdirectphone, listing.attributioncontact]);
    expect(phones.filter((phone) => phone !== null && !/^(512|210)-555-01\d\d$/.test(phone))).toEqual([]);
    expect(all(({ listagentemail }) => listagentemail?.endsWith('@example.com') === true)).toEqual([]);
  });

  it('hide a few addresses, and a few listings, from the internet', () => {
    expect(share((listing) => !listing.internetaddressdisplayyn)).toBeCloseTo(0.03, 1);
    expect(share((listing) => !listing.internetentirelistingdisplayyn)).toBeCloseTo(0.01, 1);
    expect(share(({ media }) => media.length === 0)).toBeCloseTo(0.03, 1);
    expect(share(({ agentId }) => agentId !== null)).toBeCloseTo(0.07, 1);
  });
});

describe.each(sampleEditions)('samples of %s: dates and prices', (edition) => {
  const { listings, all } = samplesOf(edition);

  it('makes a close date and price exactly where sold or leased, and never in the future', () => {
    expect(
      all(
        ({ mlsstatus, closedate, closeprice }) =>
          isSoldOrLeased(mlsstatus) === (closedate !== null) &&
          (closedate === null) === (closeprice === null),
      ),
    ).toEqual([]);
    expect(all(({ closedate }) => closedate === null || closedate < today)).toEqual([]);
    expect(all(({ mlsstatus, propertytype }) => mlsstatus !== 'Sold' || !isLease(propertytype))).toEqual([]);
    expect(all(({ mlsstatus, propertytype }) => mlsstatus !== 'Leased' || isLease(propertytype))).toEqual([]);
  });

  it('makes consistent dates and prices', () => {
    expect(all(({ modificationtimestamp }) => modificationtimestamp <= now.toISOString())).toEqual([]);
    expect(all(inOrder)).toEqual([]);
    const changes = ({ originallistprice, previouslistprice, listprice, pricechangetimestamp }: Listing) =>
      (previouslistprice === null) === (pricechangetimestamp === null) &&
      previouslistprice !== listprice &&
      (previouslistprice !== null || originallistprice === listprice);
    expect(all(changes)).toEqual([]);
  });

  it('makes homes that were listed before, without their photos', () => {
    const place = ({ streetnumber, streetname, unitnumber, postalcode }: Listing) =>
      `${streetnumber} ${streetname} ${unitnumber} ${postalcode}`;
    const homes = groupBy(listings, ({ parcelnumber }) => parcelnumber).values();
    const pairs = [...homes].flatMap((home) => {
      const later = home.find(({ mlsstatus }) => isOpen(mlsstatus));
      return home.flatMap((earlier) =>
        later && earlier !== later && isSameHome(earlier, later) ? [{ earlier, later }] : [],
      );
    });
    expect(pairs.length).toBeGreaterThan(30);
    for (const { earlier, later } of pairs) {
      expect(isOpen(earlier.mlsstatus)).toBe(false);
      expect((earlier.statuschangetimestamp ?? '') < (later.onmarketdate ?? '')).toBe(true);
      expect(place(earlier)).toBe(place(later));
      expect(earlier).toMatchObject({ livingarea: later.livingarea, yearbuilt: later.yearbuilt, media: [] });
    }
  });

  it('builds homes before they are sold, leased or withdrawn', () => {
    expect(
      all(
        ({ mlsstatus, yearbuilt, statuschangetimestamp }) =>
          isOpen(mlsstatus) || (yearbuilt ?? 0) <= Number(statuschangetimestamp?.slice(0, 4)),
      ),
    ).toEqual([]);
  });

  it('ask prices of today: monthly for leases, at the level of the region for houses', () => {
    const houses = listings.filter(({ propertysubtype }) => propertysubtype === 'Single Family Residence');
    const requested = (lease: boolean) =>
      median(
        houses
          .filter(({ propertytype }) => isLease(propertytype) === lease)
          .map(({ listprice }) => listprice),
      );
    const level = edition === 'austin' ? 530_000 : 310_000;
    expect(requested(false)).toBeGreaterThan(level * 0.85);
    expect(requested(false)).toBeLessThan(level * 1.2);
    expect(requested(true)).toBeGreaterThan(1400);
    expect(requested(true)).toBeLessThan(3200);
    expect(all(({ propertytype, listprice }) => !isLease(propertytype) || listprice < 60_000)).toEqual([]);
  });

  it('plans open houses in the coming weeks, mostly at weekends, for active homes for sale', () => {
    const open = listings.flatMap((listing) => listing.openhouse.map((house) => ({ listing, house })));
    expect(open.length).toBeGreaterThan(30);
    const late = open.filter(({ house }) => {
      const ahead = daysAhead(house.openhousedate);
      return ahead < 1 || ahead > 36 || `${house.openhousestarttime}` >= `${house.openhouseendtime}`;
    });
    expect(late).toEqual([]);
    expect(open.filter(({ listing }) => isLease(listing.propertytype) || !isOpen(listing.mlsstatus))).toEqual(
      [],
    );
    expect(open.filter(({ house }) => !house.openhousekey.startsWith(SAMPLE_OPEN_HOUSE))).toEqual([]);
    const weekend = open.filter(({ house }) => [0, 6].includes(new Date(house.openhousedate).getUTCDay()));
    expect(weekend.length / open.length).toBeGreaterThan(0.7);
  });
});

describe.each(sampleEditions)('samples of %s: buildings and pictures', (edition) => {
  const { listings, all } = samplesOf(edition);

  it('makes plausible buildings', () => {
    const sane = ({ bedroomstotal, bathroomsfull, bathroomshalf, livingarea, yearbuilt, stories }: Listing) =>
      (bathroomsfull ?? 0) + (bathroomshalf ?? 0) <= (bedroomstotal ?? 4) + 3 &&
      (livingarea === null || livingarea >= 300) &&
      (yearbuilt === null || (yearbuilt >= 1900 && yearbuilt <= 2026)) &&
      (stories === null || stories >= 1);
    expect(all(sane)).toEqual([]);
    const land = listings.filter(({ propertyfiltertype }) => propertyfiltertype === 'Lot');
    expect(land.filter((lot) => lot.livingarea !== null || !lot.lotsizearea)).toEqual([]);
  });

  it('name a water in sight where they view one, and stand at it where they are waterfront', () => {
    expect(all(({ waterfrontyn, waterbodyname }) => !waterfrontyn || waterbodyname !== null)).toEqual([]);
    const seesWater = (listing: Listing) => viewsOf(listing).has('Lake') || viewsOf(listing).has('River');
    expect(all((listing) => !seesWater(listing) || listing.waterbodyname !== null)).toEqual([]);
  });

  it('chooses pictures that fit the features', () => {
    const shown = (listing: Listing) => listing.media.map(({ mediaurl }) => findPicture(mediaurl)?.kind);
    expect(all((listing) => !shown(listing).includes(undefined))).toEqual([]);
    expect(
      all((listing) => listing.media.length === 0 || shown(listing)[0] === exteriorKind(listing)),
    ).toEqual([]);
    expect(all((listing) => listing.poolprivateyn || !shown(listing).includes('pool'))).toEqual([]);
    expect(all((listing) => listing.waterbodyname !== null || !shown(listing).includes('lake'))).toEqual([]);
    expect(all((listing) => listing.livingarea !== null || !shown(listing).includes('kitchen'))).toEqual([]);
    expect(
      all(
        (listing) =>
          shown(listing).filter((kind) => kind === 'bedroom').length <= (listing.bedroomstotal ?? 0),
      ),
    ).toEqual([]);
    expect(
      all(
        ({ media }) =>
          media.length <= 14 && new Set(media.map(({ mediaurl }) => mediaurl)).size === media.length,
      ),
    ).toEqual([]);
  });
});

describe.each(sampleEditions)('samples of %s: market', (edition) => {
  const { listings } = samplesOf(edition);

  it('came on the market at an even pace in the last months, and before', () => {
    const counts = newInMonths(listings, today);
    const usual = median(counts.slice(3, 15));
    for (const count of counts.slice(0, 3)) {
      expect(count).toBeLessThan(usual * 1.4);
      expect(count).toBeGreaterThan(usual * 0.7);
    }
  });

  it('gives agents one office each, with a phone of theirs or the office', () => {
    const offices = groupBy(listings, ({ listagentemail }) => listagentemail);
    for (const homes of offices.values()) {
      const facts = (fact: (home: Listing) => string | null) => new Set(homes.map(fact)).size;
      expect(facts(({ listofficename, listofficemlsid }) => `${listofficename} ${listofficemlsid}`)).toBe(1);
      expect(
        facts(
          ({ listagentfullname, listagentdirectphone }) => `${listagentfullname} ${listagentdirectphone}`,
        ),
      ).toBe(1);
    }
  });
});

describe('the trend of new listings', () => {
  const statuses: readonly (readonly [MlsStatus, number])[] = [
    ['Active', 76],
    ['Pending', 24],
    ['Sold', 94],
  ];

  it.each([1, 3, 5, 7, 9, 11])(
    'makes no jump in the last year of the trend where samples are made in month %i',
    (month) => {
      const madeOn = `2026-${String(month).padStart(2, '0')}-21`;
      const moment = { today: madeOn, now: new Date(`${madeOn}T15:00:00Z`), timeZone: 'America/Chicago' };
      const random = createRandom(`trend ${month}`);
      const homes = Array.from({ length: 12_000 }, () =>
        drawTimeline(random, random.weighted(statuses), false, moment),
      );
      const counts = newInMonths(homes, madeOn).slice(0, 12);
      counts.forEach((count, ago) => {
        const before = counts[ago + 1] ?? count;
        expect(count / before).toBeGreaterThan(0.75);
        expect(count / before).toBeLessThan(1.3);
      });
    },
  );
});

/** How many came on the market within the last 30 days, the 30 days before, and so on. */
function newInMonths(homes: readonly Pick<Listing, 'onmarketdate'>[], until: string): number[] {
  const monthsAgo = (day: string) => Math.floor((Date.parse(until) - Date.parse(day)) / (30 * 86_400_000));
  return Array.from(
    { length: 18 },
    (_, month) =>
      homes.filter(({ onmarketdate }) => onmarketdate !== null && monthsAgo(onmarketdate) === month).length,
  );
}

const daysAhead = (day: string): number => (Date.parse(day) - Date.parse(today)) / 86_400_000;

/** Listed, changed, under contract, closed: in this order. */
function inOrder({ onmarketdate, pricechangetimestamp, statuschangetimestamp, closedate }: Listing): boolean {
  const days = [onmarketdate, pricechangetimestamp?.slice(0, 10), closedate].filter(Boolean) as string[];
  const listedFirst = onmarketdate === null || (statuschangetimestamp ?? '9999').slice(0, 10) >= onmarketdate;
  return listedFirst && days.every((day, index) => index === 0 || days[index - 1]! <= day);
}
