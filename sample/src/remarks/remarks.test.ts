import { type Feature, hasFeature } from '@hearth/domain/listing/features.ts';
import { withoutAddress } from '@hearth/domain/listing/hidden-address.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { describe, expect, it } from 'vitest';
import { generateListings } from '../generate.ts';

const listings = (['austin', 'san-antonio'] as const).flatMap((edition) =>
  generateListings({
    edition,
    count: 1200,
    seed: 'words',
    today: '2026-11-21',
    now: new Date('2026-11-21T15:00:00Z'),
  }),
);

/** The remarks without the names of places, which may well contain a lake or a park. */
const plainRemarks = (listing: Listing): string => {
  const names = [
    listing.subdivisionname,
    listing.city,
    listing.streetname,
    listing.waterbodyname,
    listing.schooldistrict,
    listing.elementaryschool,
    listing.highschool,
    `${listing.countyorparish} County`,
  ];
  return names
    .filter((name) => name !== null)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, '·'), listing.publicremarks ?? '')
    .toLowerCase();
};

const features =
  (...wanted: readonly Feature[]) =>
  (listing: Listing) =>
    wanted.some((feature) => hasFeature(listing, feature));

/** Words that promise a feature, with the feature. */
const promises: readonly (readonly [word: RegExp, keeps: (listing: Listing) => boolean])[] = [
  [/\bprivate pool|\bthe pool gets/, features('swimmingPool')],
  [/\bcommunity pool/, features('communityPool')],
  [/\bfireplace/, features('fireplace')],
  [/separate office|the office has a door/, features('officeStudy')],
  [/\bgame room/, features('gameRoom')],
  [/\bmedia room/, features('mediaRoom')],
  [/\bgym\b/, features('exerciseRoom')],
  [/\bwine room/, features('wineRoom')],
  [/\bworkshop/, features('workshop')],
  [/\bguest house|garage apartment/, features('guestQuarters')],
  [/\bgolf course/, features('golfCourse', 'backsToGolfCourse')],
  [/\bgreenbelt/, features('backsToGreenbelt')],
  [/\bgated/, features('gatedCommunity')],
  [/\bdog park/, features('dogPark')],
  [/\bclubhouse/, features('clubHouse')],
  [/\btennis/, features('tennisCourts')],
  [/\bfitness center/, features('fitnessCenter')],
  [/\bplayground/, features('playground')],
  [/\btrails\b/, features('hikingTrails')],
  [/\bto the lake\b/, features('lakeAccess')],
  [/\bwaterfront|frontage on|at the back of the property/, features('waterfront')],
  [/\bdock\b.*\bboat/, features('privateDock')],
  [/\bhorses\b/, features('horsesAllowed')],
  [/\benergy-saving/, features('energyEfficient')],
  [/\baccessible/, features('accessibilityFeatures')],
  [/\boriginal details/, features('historicDesign')],
  [/\bfenced/, features('fencedYard')],
  [/\bhill country views|\bhills (fill|open)/, (listing) => listing.View.includes('Hills')],
  [/\bcity lights/, (listing) => listing.View.includes('City')],
  [/\bgarage takes/, (listing) => (listing.garagespaces ?? 0) >= 2],
  [/\bno homeowners association|\bno hoa/, (listing) => !listing.hasAssociation],
  [/\ba homeowners association|deed restrictions/, (listing) => listing.hasAssociation],
  [/\bno stairs/, (listing) => listing.stories === 1],
  [/\bupstairs, |other bedrooms upstairs/, (listing) => (listing.stories ?? 1) > 1],
  [/\bpets (are welcome|considered)/, (listing) => listing.petsallowed === true],
  [/\bno pets/, (listing) => listing.petsallowed === false],
  [/\bsolar/, (listing) => listing.greenenergyefficient.includes('Solar Electric System')],
];

/** Words that the Fair Housing Act and its practice keep out of advertisements. */
const unwelcome =
  /\b(family|families|children|kids|adults?|singles?|couples?|bachelor|mature|retire\w*|christian|church|synagogue|mosque|race|ethnic|integrated|able-bodied|handicap\w*|master|walking distance|exclusive|private community|safe|crime)\b/;

describe('remarks', () => {
  it.each(promises)('promise %s only where it is', (word, keeps) => {
    const promised = listings.filter((listing) => word.test(plainRemarks(listing)));
    expect(promised.length).toBeGreaterThan(0);
    expect(promised.filter((listing) => !keeps(listing)).map(({ publicremarks }) => publicremarks)).toEqual(
      [],
    );
  });

  it('name no street and no number of a hidden address', () => {
    const hidden = listings.filter(({ internetaddressdisplayyn }) => !internetaddressdisplayyn);
    expect(hidden.length).toBeGreaterThan(50);
    const telling = hidden.filter(
      (listing) => withoutAddress(listing).publicremarks !== listing.publicremarks,
    );
    expect(telling.map(({ streetname, publicremarks }) => [streetname, publicremarks])).toEqual([]);
  });

  it('name no protected class', () => {
    expect(
      listings.map(plainRemarks).filter((text) => unwelcome.test(text.replaceAll('multi-family', ''))),
    ).toEqual([]);
  });

  it('writes whole sentences of 55 to 140 words, hardly ever the same twice', () => {
    const odd = listings.filter(({ publicremarks }) => {
      const words = publicremarks?.split(' ').length ?? 0;
      return words < 55 || words > 140 || !/^[A-Z0-9].*\.$/.test(publicremarks ?? '');
    });
    expect(odd.map(({ publicremarks }) => publicremarks)).toEqual([]);
    const texts = listings.map(({ publicremarks }) => publicremarks);
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.995);
  });

  it('leaves no open placeholder and no repeated sentence', () => {
    expect(
      listings.filter(({ publicremarks }) => /[{}]|null|undefined|NaN| {2}/.test(publicremarks ?? '')),
    ).toEqual([]);
    const stutter = listings.filter(({ publicremarks }) => {
      const sentences = publicremarks?.split(/(?<=\.) /) ?? [];
      return new Set(sentences).size < sentences.length;
    });
    expect(stutter).toEqual([]);
  });
});
