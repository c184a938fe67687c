import type { MarketMonth, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { comparisonText } from '@hearth/widgets/market/comparison-text.ts';
import { describe, expect, it } from 'vitest';
import { countSummary, monthText, priceSummary, summaryText } from './market-words.ts';

const trend = (changes: Readonly<Record<number, Partial<MarketMonth>>>): MarketMonth[] =>
  Array.from({ length: 24 }, (_, at) => ({
    month: `${at < 1 ? 2024 : at < 13 ? 2025 : 2026}-${String(((at + 11) % 12) + 1).padStart(2, '0')}`,
    sold: 0,
    soldmedianlistprice: null,
    listed: 0,
    ...changes[at],
  }));

const overviewOf = (
  forsale: number,
  range: MarketOverview['range'],
  inventory: readonly Partial<MarketOverview['inventory'][number]>[] = [],
): MarketOverview => ({ place: 'Zilker', figures: { forsale }, range, inventory }) as MarketOverview;

describe('the words of a market overview', () => {
  it('name the prices of two or more homes', () => {
    const range = { of: 'area', count: 12, minimum: 250_000, maximum: 1_200_000 } as const;
    expect(summaryText(overviewOf(12, range))).toBe(
      '12 homes for sale in Zilker, listed from $250,000 to $1,200,000.',
    );
    expect(summaryText(overviewOf(1, { ...range, of: 'nearby' }))).toBe(
      '1 home for sale in Zilker. 12 homes nearby are listed from $250,000 to $1,200,000.',
    );
    expect(summaryText(overviewOf(0, null))).toBe('No homes for sale in Zilker.');
    expect(summaryText({ ...overviewOf(3, null), type: 'school', place: 'Zilker Elementary School' })).toBe(
      '3 homes for sale zoned to Zilker Elementary School.',
    );
  });

  it('say how many homes for sale are pending, without land', () => {
    const inventory = [
      { propertyfiltertype: 'Condominium', pending: 2 },
      { propertyfiltertype: 'Townhouse', pending: 1 },
      { propertyfiltertype: 'Lot', pending: 9 },
    ] as const;
    expect(summaryText(overviewOf(12, null, inventory))).toBe('12 homes for sale in Zilker, 3 pending.');
  });

  it('compare with the surrounding area', () => {
    expect(comparisonText(112, 100, 'Austin')).toBe('12% above Austin');
    expect(comparisonText(88, 100, 'Austin')).toBe('12% below Austin');
    expect(comparisonText(100.4, 100, 'Austin')).toBe('about the same as Austin');
    expect(comparisonText(null, 100, 'Austin')).toBeNull();
    expect(comparisonText(100, null, 'Austin')).toBeNull();
  });

  it('count only full months', () => {
    expect(monthText('2026-11')).toBe('Nov 2026');
    const months = trend({ 5: { sold: 99 }, 12: { sold: 3 }, 20: { sold: 7 }, 23: { sold: 50 } });
    expect(countSummary(months, ({ sold }) => sold, 'homes sold')).toBe(
      '10 homes sold in the past 12 months (peak: Aug 2026, 7).',
    );
    const none = countSummary(trend({}), ({ sold }) => sold, 'homes sold');
    expect(none).toBe('No homes sold in the past 12 months.');
  });

  it('describe how prices changed, with the number of sales', () => {
    const months = trend({
      2: { sold: 12, soldmedianlistprice: 400_000 },
      22: { sold: 5, soldmedianlistprice: 450_000 },
    });
    expect(priceSummary(months)).toBe(
      'Median: $400,000 in Feb 2025 (12 homes), $450,000 in Oct 2026 (5 homes).',
    );
    expect(priceSummary(trend({}))).toContain('Too few sales');
  });

  it('compares no months with fewer than five sales', () => {
    const months = trend({
      1: { sold: 4, soldmedianlistprice: 733_000 },
      12: { sold: 7, soldmedianlistprice: 500_000 },
      22: { sold: 3, soldmedianlistprice: 334_900 },
    });
    expect(priceSummary(months)).toBe('Median: $500,000 in Dec 2025 (7 homes).');
    expect(priceSummary(trend({ 22: { sold: 4, soldmedianlistprice: 334_900 } }))).toContain('Too few sales');
  });
});
