import { type FilterWords, type } from './word-kinds.ts';

/** Kinds of property. */
export const typeWords = {
  singleFamilyResidence: type(`
    house, houses, single family, single family home, single family homes, single family house,
    single family houses, single family residence, single family detached, sfh, sfr, detached, detached home,
    detached homes, detached house, bungalow, bungalows, cottage, cottages
  `),
  condominium: type('condo, condos, condominium, condominiums, apartment, apartments, apt, flat, flats'),
  townhouse: type(`
    townhouse, townhouses, townhome, townhomes, town house, town houses, town home, town homes, rowhouse,
    rowhouses, row house, row home
  `),
  farm: type('farm, farms, ranch, ranches, farms and ranches, farm ranch, farm / ranch, farm and ranch'),
  multiFamily: type(`
    multi family, multifamily, multi family home, duplex, duplexes, triplex, triplexes, fourplex, fourplexes,
    quadplex, quadplexes, quadruplex, quadruplexes, four plex, 4 plex, two family, two family home
  `),
  commercialSale: type(`
    commercial, commercial property, commercial properties, commercial space, office building, office space,
    retail space, warehouse
  `),
  lot: type(`
    lot, lots, land, vacant land, vacant lot, vacant lots, empty lot, empty lots, building lot, building lots,
    raw land, undeveloped land, plot of land, buildable lot, with no house, with no house on it, without a house,
    without a house on it, no house on it, with no structure, with no structures, no structure, no structures,
    without a structure, without structures, no structure on it, no structures on it, with nothing on it, with nothing built on it
  `),
} as const satisfies Partial<FilterWords>;
