import type { Listing } from './listing.ts';

/** The price that a home is shown with and that figures are counted from: the close price where this viewer may see one. */
export const shownPrice = ({ closeprice, listprice }: Pick<Listing, 'closeprice' | 'listprice'>): number =>
  closeprice ?? listprice;
