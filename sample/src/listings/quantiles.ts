/** Points of a distribution: a share of all cases and the value below which they are, ascending. */
export type Quantiles = readonly (readonly [share: number, value: number])[];

/** The value at a share from 0 to 1: linear between the points, constant beyond the ends. */
export function valueAt(quantiles: Quantiles, share: number): number {
  const above = quantiles.findIndex(([at]) => at >= share);
  const upper = quantiles.at(above) ?? [1, 0];
  const lower = quantiles[above - 1];
  if (above < 0 || lower === undefined) return upper[1];
  const way = (share - lower[0]) / (upper[0] - lower[0]);
  return lower[1] + way * (upper[1] - lower[1]);
}
