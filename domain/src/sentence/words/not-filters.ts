import { phrasesIn } from '../phrases-in.ts';
import type { UnusedReason } from '../understood.ts';

/** Words that resemble a filter but have none, by the reason that visitors see. */
export const notFilters: Partial<Readonly<Record<UnusedReason, readonly string[]>>> = {
  'needs-rating': phrasesIn(`
    good schools, great schools, best schools, top schools, good school, excellent schools, top rated schools,
    highly rated schools, good school district, best school district, great school district, schools,
    good school area, good school areas, good school zone, good school zones, great school area, great school zone, best school area,
    nice schools, decent schools, better schools, good public schools, good elementary schools, good elementary school, good high school,
    good high schools, good middle school, top school district, top rated school district
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
  keyword: phrasesIn(`
    fixer upper, fixer uppers, fixer, handyman special, needs work, needs tlc, as is, move in ready, turnkey, turn key,
    rv parking, rv hookup, rv hookups, rv garage, rv lot, rv storage, boat parking, boat storage, ev charger, ev charging,
    ev charging station, electric car charger, car charger, tesla charger, solar panels, solar, generator, smart home,
    corner lot, cul de sac, culdesac, dead end street, quiet street, mature trees, shade trees, sprinkler system, hardwood floors,
    hardwood, hardwoods, wood floors, tile floors, granite counters, granite countertops, granite counter tops, quartz counters,
    quartz countertops, marble countertops, stainless steel appliances, stainless appliances, gas stove, gas range, double oven,
    kitchen island, large kitchen, updated kitchen, open concept, open floor plan, open floorplan, open plan, split floor plan, split plan,
    walk in closet, walk in closets, walk in pantry, walk in shower, soaking tub, garden tub, hot tub, jacuzzi, sauna, laundry room,
    mud room, mudroom, sunroom, sun room, screened porch, screened in porch, covered patio, covered porch, outdoor kitchen,
    deck, big deck, balcony, front porch, fire pit, vaulted ceilings, high ceilings, tall ceilings, storage room, storage shed, she shed,
    barn, barndominium, barndo, greenhouse, chicken coop, storm shelter, basement, attic, carport, elevator, new roof,
    new kitchen, new hvac, new ac, new appliances, new floors, new paint, metal roof, foundation repair, mid century,
    mid century modern, modern farmhouse, craftsman, tudor, victorian, mediterranean, loft, lofts, penthouse, furnished,
    fully furnished, washer and dryer, washer dryer, utilities included, pool table, pool house, hot tub and pool, swim spa,
    mother in law floor plan, two living areas, bonus room, flex room, wet bar, built in bookshelves, high speed internet,
    fiber internet, well and septic, septic, river frontage, mountain view, house hacking, assumable, assumable loan,
    seller financing, owner financing, owner finance, section 8, section eight, sec 8, section 8 ok, section 8 accepted, accepts section 8,
    section 8 welcome, section 8 housing, section 8 homes, section 8 approved, housing voucher, housing vouchers, housing choice voucher,
    housing choice vouchers, voucher, vouchers, vouchers accepted, accepts vouchers, rental assistance, rent assistance
  `),
  unknown: phrasesIn(`
    house rules, house payment, house payments, house fees, house hunting, lots of, a lot of, rental income, rental property, rent to own, lease to own, lease option, pool bath, pool room, dog house, bird house, family room, ranch style, ranch house, ranch home, ranch homes,
    farm house, farmhouse, park bench, park model, safe room, gun safe, fire safe, race track, racetrack, parking lot,
    golf cart, golf simulator,
    land lease, senior high, lake house, lake home, lake homes, farm to market, farm to market road,
    ranch road, ranch to market, ranch to market road, mobile home, mobile homes, manufactured home,
    manufactured homes, modular home, tiny home, tiny house, tiny homes, office park, office chair,
    parking garage, lot line, zero lot line, flat roof, flat lot, level lot, study abroad, view of, land survey,
    reduced maintenance, handicap parking, handicapped parking, back on market, back on the market
  `),
};
