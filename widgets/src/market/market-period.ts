/** How far back the lines go. */
export const marketPeriods = ['6-months', '1-year', '2-years'] as const;
export type MarketPeriod = (typeof marketPeriods)[number];

/** Full months of a period; of two years the running month is one. */
export const monthsOf: Readonly<Record<MarketPeriod, number>> = {
  '6-months': 6,
  '1-year': 12,
  '2-years': 23,
};
