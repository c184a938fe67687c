/** The rows of homes on the start page: what each asks the search for. */
export const homeStrips = {
  justListed: { sortBy: 'date', sortType: 'DESC', daysOnMarket: 7, limit: 8 },
  openHouses: { sortBy: 'openHouseDate', sortType: 'ASC', openHouse: 7, limit: 8 },
  priceCuts: { sortBy: 'date', sortType: 'DESC', mlsStatus: ['Active'], lastPriceReduction: 30, limit: 8 },
} as const;
