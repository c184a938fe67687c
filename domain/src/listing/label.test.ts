import { describe, expect, it } from 'vitest';
import { primaryLabel, secondaryLabel } from './label.ts';
import type { MlsStatus } from './status.ts';

const now = { today: '2026-11-21', time: '09:30' };
const plain = {
  source: 'AUS' as const,
  mlsstatus: 'Active' as MlsStatus,
  openhouse: [],
  onmarketdate: '2026-06-01',
  backonmarketdate: null,
  listprice: 500_000,
  previouslistprice: null,
  pricechangetimestamp: null,
  closedate: null,
};
const openHouse = (openhousedate: string, start: string, end: string) => ({
  openhousekey: `${openhousedate}${start}`,
  openhousedate,
  openhousestarttime: start,
  openhouseendtime: end,
});
const news = {
  exclusive: { source: 'EX' as const },
  open: { openhouse: [openHouse('2026-11-22', '13:00', '15:00')] },
  listed: { onmarketdate: '2026-11-19' },
  back: { backonmarketdate: '2026-11-20' },
  reduced: { previouslistprice: 520_000, pricechangetimestamp: '2026-11-15T00:00:00Z' },
  increased: { previouslistprice: 480_000, pricechangetimestamp: '2026-11-15T00:00:00Z' },
};

describe('the primary label', () => {
  it.each([
    ['Exclusive', { ...news.exclusive, ...news.open, ...news.listed, ...news.back, ...news.reduced }],
    ['Open House Sun, Nov 22, 1:00 PM - 3:00 PM', { ...news.open, ...news.listed, ...news.back }],
    ['Just Listed', { ...news.listed, ...news.back, ...news.reduced }],
    ['Back On Market', { ...news.back, ...news.reduced }],
    ['Price Reduced $20,000', news.reduced],
    ['Price Increase', news.increased],
  ])('is %s, the first in the order of priority', (text, change) => {
    expect(primaryLabel({ ...plain, ...change }, now)?.text).toBe(text);
  });

  it('returns no primary label without news', () => {
    expect(primaryLabel(plain, now)).toBeNull();
  });

  it('drops a new listing after two days', () => {
    expect(primaryLabel({ ...plain, onmarketdate: '2026-11-18' }, now)).toBeNull();
  });

  it('drops a price change after two weeks', () => {
    const old = { ...news.reduced, pricechangetimestamp: '2026-11-06T00:00:00Z' };
    expect(primaryLabel({ ...plain, ...old }, now)).toBeNull();
  });

  it.each(['Sold', 'Leased', 'Withdrawn', 'Expired'] as const)(
    'returns no primary label on a %s listing',
    (mlsstatus) => {
      expect(primaryLabel({ ...plain, ...news.listed, mlsstatus }, now)).toBeNull();
      expect(primaryLabel({ ...plain, ...news.exclusive, mlsstatus }, now)?.text).toBe('Exclusive');
    },
  );

  it('names the next open house that has not ended', () => {
    const openhouse = [
      openHouse('2026-11-22', '10:00', '11:00'),
      openHouse('2026-11-21', '08:00', '09:30'),
      openHouse('2026-11-21', '09:00', '12:00'),
    ];
    expect(primaryLabel({ ...plain, openhouse }, now)?.text).toBe(
      'Open House Sat, Nov 21, 9:00 AM - 12:00 PM',
    );
  });
});

describe('the secondary label', () => {
  it.each([
    ['Active', null, 'Active'],
    ['Pending - Taking Backups', null, 'Pending, taking backup offers'],
    ['Sold', '2026-11-02', 'Sold 11/02/2026'],
    ['Leased', '2026-01-31', 'Leased 01/31/2026'],
    ['Sold', null, 'Sold'],
    ['Pending', '2026-11-02', 'Pending'],
  ] as const)('of %s closed %s is %s', (mlsstatus, closedate, text) => {
    expect(secondaryLabel({ mlsstatus, closedate }).text).toBe(text);
  });
});

describe('label colours', () => {
  it('gives label colors a contrast of at least 4.5:1', () => {
    const statuses = ['Private', 'Active', 'Pending', 'Sold', 'Expired'] as const;
    const labels = [
      ...statuses.map((mlsstatus) => secondaryLabel({ mlsstatus, closedate: null })),
      ...Object.values(news).map((change) => primaryLabel({ ...plain, ...change }, now)),
    ];
    for (const label of labels) expect(contrast(label!.color, label!.background)).toBeGreaterThan(4.5);
  });
});

/** WCAG 2 contrast ratio of two '#rrggbb' colours. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
