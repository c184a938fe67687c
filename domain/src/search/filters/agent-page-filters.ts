import type { Filters } from './filters.ts';

/** Types that the page of an agent lists besides: searches leave out land, farms and commercial property unless they are asked for. */
export const agentPageTypes = {
  lot: true,
  farm: true,
  multiFamily: true,
  commercialSale: true,
} as const satisfies Partial<Filters>;

/** The sold homes of the page of an agent. */
export const agentPageSales = { mlsStatus: ['Sold'], soldTimeframe: 365 } satisfies Partial<Filters>;
