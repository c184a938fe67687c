import { describe, expect, it } from 'vitest';
import { readAs } from '../testing/read-as.ts';

/** A sentence, its filters, [areas] and ?? words without a filter. */
const sentences: readonly (readonly [sentence: string, readAs: string])[] = [
  ['3 bedrom 2 bathrom house', 'minBedrooms=3 minBathrooms=2 condominium=false townhouse=false'],
  ['4bd 3ba Round Rock', 'minBedrooms=4 minBathrooms=3 [Round Rock]'],
  [
    'three bedroom two bath brick house',
    'minBedrooms=3 minBathrooms=2 condominium=false townhouse=false ?? brick',
  ],
  ['5+ beds, 3.5 baths', 'minBedrooms=5 minBathrooms=3.5'],
  ['huose with swiming pool', 'condominium=false townhouse=false swimmingPool=true'],
  ['apartmnt 1 bed 78704', 'minBedrooms=1 singleFamilyResidence=false townhouse=false [78704]'],
  ['at least 2,400 square feet and a 2 car garage', 'minSquareFeet=2400 minGarageSpaces=2'],
  ['5 acres of land', 'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=5'],
  [
    '20 acres of land near Kyle',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=20 [Kyle]',
  ],
  [
    '10 acres of raw land under 300k',
    'maxPrice=300000 singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=10',
  ],
  ['house on 5 acres of land', 'condominium=false townhouse=false minLotSize=5'],
  ['3 bed on 2 acres of land', 'minBedrooms=3 minLotSize=2'],
  [
    'buildable lot, quarter acre or more',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=0.25',
  ],
  ['one level home built since 2010', 'minStories=1 maxStories=1 minYearBuilt=2010'],
  ['built in the 90s with 2 car garage', 'minGarageSpaces=2 minYearBuilt=1990 maxYearBuilt=1999'],
  ['no older than 2005', 'minYearBuilt=2005'],
  ['townhome newer than 2018', 'singleFamilyResidence=false condominium=false minYearBuilt=2019'],
  [
    'ranch between 50 and 100 acres',
    'singleFamilyResidence=false condominium=false townhouse=false farm=true minLotSize=50 maxLotSize=100',
  ],
  [
    'duplex in Pflugerville',
    'singleFamilyResidence=false condominium=false townhouse=false multiFamily=true [Pflugerville]',
  ],
  ['1,500-2,000 sqft', 'minSquareFeet=1500 maxSquareFeet=2000'],
  ['primary bedroom down, office and game room', 'masterOnMain=true gameRoom=true officeStudy=true'],
  ['3 beds 2 baths 2 car', 'minBedrooms=3 minBathrooms=2 minGarageSpaces=2'],
  ['four bed three bath, fenced yard for the dog', 'minBedrooms=4 minBathrooms=3 fencedYard=true ?? dog'],
  ['near Zilker Park', '[Zilker]'],
  ['2 bed near Zilker Park under 700k', 'maxPrice=700000 minBedrooms=2 [Zilker]'],
  ['condo by Zilker Park', 'singleFamilyResidence=false townhouse=false [Zilker]'],
  ['walking distance to Zilker Park', '[Zilker] ?? walking distance'],
  ['close to Bowie High School', '[Bowie High School]'],
  ['houses near Barton Springs Pool', 'condominium=false townhouse=false ?? Barton Springs Pool'],
  ['near Mueller Lake Park', '?? Mueller Lake Park'],
  ["near Dell Children's hospital", "?? Dell Children's hospital"],
  ['a few minutes from San Marcos', '?? few minutes · from San Marcos'],
  ['in or near Hyde Park', '[Hyde Park]'],
  ['Round Rock or Pflugerville, 4 bedrooms', 'minBedrooms=4 [Round Rock] [Pflugerville]'],
  ['condos in east austin', 'singleFamilyResidence=false townhouse=false [East Austin]'],
  ['Leander ISD single story', 'minStories=1 maxStories=1 [Leander ISD]'],
  ['cedar prak 3 bed', 'minBedrooms=3 ?? cedar prak'],
  ['zip code 78745 with pool', 'swimmingPool=true [78745] ?? zip code'],
  [
    'Travis county land',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true [Travis County]',
  ],
  ['within Austin city limits', '[Austin]'],
  ['near a golf course in Lakeway', 'golfCourse=true [Lakeway]'],
  ['homes next to a dog park', 'dogPark=true'],
  ['good school area', '?? good school area'],
  ['in a good school district', '?? good school district'],
  ['great school zone, 4 bed', 'minBedrooms=4 ?? great school zone'],
  ['good schools nearby', '?? good schools · nearby'],
  ['elementary school rated at least 8', 'elementarySchoolRating=8'],
  ['fixer upper', '?? fixer upper'],
  ['fixer-upper under 250k', 'maxPrice=250000 ?? fixer-upper'],
  ['3 bed with RV parking', 'minBedrooms=3 ?? RV parking'],
  ['house with EV charger', 'condominium=false townhouse=false ?? EV charger'],
  ['granny flat', 'guestQuarters=true'],
  ['hardwood floors and granite counters', '?? hardwood floors · granite counters'],
  ['open floor plan, 4 bed', 'minBedrooms=4 ?? open floor plan'],
  ['barndominium on 10 acres', 'minLotSize=10 ?? barndominium'],
  ['she shed and a big deck', '?? she shed · big deck'],
  ['solar panels in Kyle', '[Kyle] ?? solar panels'],
  ['handyman special', '?? handyman special'],
];

describe('rooms, places and wishes of buyers', () => {
  it.each(sentences.map((row) => [...row] as const))('“%s” is “%s”', (text, expected) =>
    expect(readAs(text)).toBe(expected),
  );
});
