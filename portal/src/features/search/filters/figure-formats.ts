import { withCommas } from '@hearth/domain/listing/price.ts';
import type { RangeControl } from '@hearth/domain/search/filters/filter-row.ts';
import { formatLotSize, parseLotSizeText } from '@hearth/domain/search/filters/lot-size-text.ts';
import { parsePriceText } from '@hearth/domain/search/filters/price-text.ts';
import type { TextFormat } from './suggesting-input.tsx';

const priceFormat: TextFormat = {
  parse: parsePriceText,
  show: (dollars) => `$${withCommas(dollars)}`,
  problem: 'Enter a price like 450,000 or 450k.',
};

const lotFormat: TextFormat = {
  parse: parseLotSizeText,
  show: formatLotSize,
  problem: 'Enter a size like 0.5 acres or 8,000 sq ft.',
};

const yearFormat: TextFormat = {
  parse: (text) => (/^\d{4}$/.test(text.trim()) ? Number(text) : undefined),
  show: String,
  problem: 'Enter a year, such as 1995.',
};

/** How the figures of a range that can be typed are read and shown. */
export const formats = {
  'price-text': priceFormat,
  'lot-size-text': lotFormat,
  'year-text': yearFormat,
} as const satisfies Partial<Record<RangeControl, TextFormat>>;
