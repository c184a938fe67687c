import type { Understood } from './understood.ts';

/** A price in full or with its scale: '$350,000', '350k', '1.2 million', '2000'. */
const plainPrice = /\$|\d[\d.,]*\s?(?:k|m|million|thousand)\b|\d{4,}|\d,\d{3}/i;

/**
 * Whether a price was read from words that may mean another figure: 'low 300s', '300 mil', 'under 650', 'six fifty'. The
 * visitor sees it before the search runs.
 */
export const isUnsureFigure = ({ text, meaning }: Understood): boolean =>
  meaning.kind === 'filters' &&
  ('minPrice' in meaning.values || 'maxPrice' in meaning.values) &&
  (!plainPrice.test(text) || /\bmil\b|(low|mid|high|upper)/i.test(text));
