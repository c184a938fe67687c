/** Converts percent of the price to whole dollars, capped at the price. */
export const currencyOf = (percent: number, price: number): number =>
  Math.min(Math.round((positive(price) * positive(percent)) / 100), positive(price));

/** Converts an amount to percent of the price, to 2 decimals, at most 100; 0 without a price. */
export const percentOf = (amount: number, price: number): number =>
  positive(price) === 0 ? 0 : Math.min(Math.round((positive(amount) / positive(price)) * 10_000) / 100, 100);

const positive = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);
