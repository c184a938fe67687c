import { shortPriceText, withCommas } from '../../../listing/price.ts';
import { priceCodec } from '../../url/codec.ts';
import type { FilterOption, FormContext } from '../filter-row.ts';
import { rangeRows, steps, withAny } from './make-row.ts';

/** Specification section 9; phones get the list up to 15 million, which is short enough for a native picker. */
const mobileSalePrices: readonly number[] = [
  ...steps(25_000, 500_000, 25_000),
  ...steps(550_000, 1_000_000, 50_000),
  ...steps(1_250_000, 5_000_000, 250_000),
  ...steps(6_000_000, 15_000_000, 1_000_000),
];
const salePrices: readonly number[] = [...mobileSalePrices, ...steps(20_000_000, 1_000_000_000, 5_000_000)];
/** Dollars a month. */
const leasePrices: readonly number[] = [...steps(250, 3_000, 250), ...steps(3_500, 5_000, 500)];

/** The prices that a form of this search offers, without "no preference"; dollars, per month for leases. */
export const offeredPrices = (context: Pick<FormContext, 'lease' | 'mobile'>): readonly number[] => {
  if (context.lease) return leasePrices;
  return context.mobile ? mobileSalePrices : salePrices;
};

const priceOptions = (context: FormContext): readonly FilterOption<number | null>[] =>
  withAny(offeredPrices(context), (price) => `$${withCommas(price)}`);

/** The list price, also of sold listings. */
export const priceRows = rangeRows('minPrice', 'maxPrice', {
  group: 'price',
  label: 'Price',
  control: 'price-text',
  codec: priceCodec,
  column: 'listprice',
  format: shortPriceText,
  options: priceOptions,
});
