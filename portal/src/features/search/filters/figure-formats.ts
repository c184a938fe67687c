import { withCommas } from '@hearth/domain/listing/price.ts';
import { formatLotSize, parseLotSizeText } from '@hearth/domain/search/filters/lot-size-text.ts';
import { parsePriceText } from '@hearth/domain/search/filters/price-text.ts';
import type { TextFormat } from './suggesting-input.tsx';

export const priceFormat: TextFormat = {
  parse: parsePriceText,
  show: (dollars) => `$${withCommas(dollars)}`,
  problem: 'Enter a price, such as 450,000 or 450k.',
};

export const lotFormat: TextFormat = {
  parse: parseLotSizeText,
  show: formatLotSize,
  problem: 'Enter a size, such as 0.5 acres or 8,000 sq ft.',
};
