import { phrasesIn } from '../phrases-in.ts';

/** Words of home descriptions that have no filter and are not typos of one that has. */
export const ordinaryWords: readonly string[] = phrasesIn(`
  rancho, attic, balcony, bars, barn, basement, beach, board, branch, break, breakfast, brick, bright, build, builder, cabin,
  cabins, carpet, carport, ceiling, ceilings, cellar, chill, clinic, closet, closets, coffee, color, colors, concept,
  concrete, corner, counter, counters, countertops, county, court yard, courtyard, covered, creek, cul, deck, decks,
  den, design, dining, district, doors, double, driveway, dwelling, electric, elevator, entry, farmer, farmers, finished, fiber, fishing, floor,
  flooring, forest, furnished, garden, gardens, gates, glass, granite, grass, green, greenhouse, grounds, guest, hardwood,
  hardwoods, heating, hospital, insulated, island, kitchen, laundry, light, living, lobby, loft, lofts, loud,
  lower, malls, mall, marble, market, medical, metal, modern, moody, motorcycle, mountain, mountains, natural, nature, noise, nursery, oak, oaks,
  ocean, orchard, outdoor, oversized, paint, panels, pantry, paris, patio, patios, paved, penthouse, pond, porch, posted, pricey, private, quartz,
  quiet, quilt, remodeled, renovated, restaurant, restaurants, roads, roof, roofs, rooms, rural, rustic, sauna, screened,
  septic, shade, shaded, shed, shelter, shingle, shingles, shop, shops, shower, showers, skylight, solar, solid, split, staged, stable, stair, stairs, stone,
  storage, store, stores, storm, stove, street, stucco, suburb, suburban, sunny, sunroom, tank, tanks, terrace, tiled, tiles, tower, towers,
  trail, trees, trendy, turnkey, upgraded, upper, updated, upstairs, utility, valley, vaulted, vintage, walkable, wall,
  walls, water, wells, wide, windows, wired, wooded, woods, zoned, zoning, leander, lakes, manor, taylor, parker, mueller, sales, rate
`);

/** Typos in words that are too short for correction by similarity. */
export const shortSlips: ReadonlyMap<string, string> = new Map([
  ...phrasesIn('pol, poool, pooll, ppol, opol, poll').map((slip) => [slip, 'pool'] as const),
  ...phrasesIn('hao, haos').map((slip) => [slip, 'hoa'] as const),
  ...phrasesIn('beed, bedd, bde, bedroon').map((slip) => [slip, 'bed'] as const),
  ...phrasesIn('beeds, bedss, bds, bdes').map((slip) => [slip, 'beds'] as const),
  ...phrasesIn('bahts, bathes, batsh').map((slip) => [slip, 'baths'] as const),
  ...phrasesIn('baht, bathe, btah').map((slip) => [slip, 'bath'] as const),
  ...phrasesIn('cond, cndo, codo, cando').map((slip) => [slip, 'condo'] as const),
  ...phrasesIn('bedrm, bedrom, bedrooom').map((slip) => [slip, 'bedroom'] as const),
  ...phrasesIn('bedrms, bedroms').map((slip) => [slip, 'bedrooms'] as const),
  ...phrasesIn('acer, ackre').map((slip) => [slip, 'acre'] as const),
  ...phrasesIn('acers, ackres').map((slip) => [slip, 'acres'] as const),
  ...phrasesIn('undr, uder, unde').map((slip) => [slip, 'under'] as const),
  ...phrasesIn('ovr, oevr').map((slip) => [slip, 'over'] as const),
  ...phrasesIn('wtih, wiht, wih').map((slip) => [slip, 'with'] as const),
  ...phrasesIn('hosue, huose, hous, houes').map((slip) => [slip, 'house'] as const),
  ...phrasesIn('bult, biult').map((slip) => [slip, 'built'] as const),
  ...phrasesIn('scool, shcool, schol').map((slip) => [slip, 'school'] as const),
  ...phrasesIn('scools, shcools, schols').map((slip) => [slip, 'schools'] as const),
  ...phrasesIn('mosqe, mosuqe, mosqu').map((slip) => [slip, 'mosque'] as const),
  ...phrasesIn('chruch, churh, chuch, curch').map((slip) => [slip, 'church'] as const),
  ...phrasesIn('familly, famliy, famly, fmaily').map((slip) => [slip, 'family'] as const),
  ...phrasesIn('apartmnet, appartment, apartement').map((slip) => [slip, 'apartment'] as const),
]);
