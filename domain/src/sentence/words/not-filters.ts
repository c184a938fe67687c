import { phrasesIn } from '../phrases-in.ts';
import type { UnusedReason } from '../understood.ts';

/** Words that resemble a filter but have none, by the reason that visitors see. */
export const notFilters: Partial<Readonly<Record<UnusedReason, readonly string[]>>> = {
  'needs-rating': phrasesIn(`
    good schools, great schools, best schools, top schools, good school, excellent schools, top rated schools,
    highly rated schools, good school district, best school district, great school district, schools
  `),
  'needs-year': phrasesIn(`
    new construction, new build, new builds, newly built, newly constructed, recently built, brand new,
    brand new construction, newer, newer home, newer homes, newer house, newer construction, older home, older homes,
    older house, new home, new homes, new house, new houses
  `),
  'needs-size': phrasesIn(`
    large lot, big lot, big lots, oversized lot, big yard, large yard, large backyard, big backyard, acreage, acre,
    acre lot, some acreage, with land, with some land, with acreage, on land, on some land, some land, spacious, large,
    small, big, tiny
  `),
  'needs-price': phrasesIn(`
    cheap, affordable, inexpensive, luxury, expensive, within budget, low price
  `),
  'needs-location': phrasesIn(`
    near me, close to me, nearby, closest, closest first, nearest, nearest first, around me, near my location,
    near my work, near work, close to work, near my job, near my office, close to my office
  `),
  'no-such-filter': phrasesIn(`
    low hoa, low hoa fees, low hoa dues, cheap hoa, reasonable hoa, small hoa, hoa included, half bath, half baths,
    half bathroom, half bathrooms, price per square foot, price per sqft, low taxes, low property taxes
  `),
  unknown: phrasesIn(`
    lots of, a lot of, rental income, rental property, rent to own, lease to own, lease option, pool table, pool house,
    pool bath, pool room, dog house, bird house, family room, ranch style, ranch house, ranch home, ranch homes,
    farm house, farmhouse, park bench, park model, safe room, gun safe, fire safe, race track, racetrack, parking lot,
    golf cart, golf simulator, new roof, new kitchen, new hvac, new ac, new appliances, new floors, new paint,
    land lease, house hacking, senior high, lake house, lake home, lake homes, farm to market, farm to market road,
    ranch road, ranch to market, ranch to market road, mobile home, mobile homes, manufactured home,
    manufactured homes, modular home, tiny home, tiny house, tiny homes, office park, office chair, open floor plan,
    parking garage, lot line, zero lot line, flat roof, flat lot, level lot, study abroad, view of, land survey,
    reduced maintenance, rv lot, handicap parking, handicapped parking, back on market, back on the market
  `),
};
