import type { MarketFigures, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';
import { comparisonText } from '../../shared/comparing/comparison-text.ts';
import { dollars, pendingHomes } from './market-words.ts';

interface Figure {
  readonly label: string;
  readonly value: (figures: MarketFigures) => number | null;
  readonly text: (value: number) => string;
  /** Set if more and less than around means something; a smaller area always has fewer homes. */
  readonly compared: boolean;
}

const homesForSale = 'Homes for sale';

const shown: readonly Figure[] = [
  { label: homesForSale, value: ({ forsale }) => forsale, text: withCommas, compared: false },
  {
    label: 'Median list price',
    value: ({ medianlistprice }) => medianlistprice,
    text: dollars,
    compared: true,
  },
  {
    label: 'Median price per sq ft',
    value: ({ medianpricepersquarefoot }) => medianpricepersquarefoot,
    text: dollars,
    compared: true,
  },
  {
    label: 'Median days on market',
    value: ({ mediandaysonmarket }) => mediandaysonmarket,
    text: withCommas,
    compared: true,
  },
  { label: 'Sold in the last 12 months', value: ({ sold }) => sold, text: withCommas, compared: false },
];

/** The main figures of an area, each beside that of the surrounding area. */
export function KeyFigures({ overview }: { readonly overview: MarketOverview }): ReactNode {
  const { figures, compared } = overview;
  return (
    <dl className="market__figures">
      {shown.map(({ label, value, text, compared: comparable }) => {
        const own = value(figures);
        const pending = label === homesForSale ? pendingHomes(overview) : 0;
        const beside =
          comparable && compared ? comparisonText(own, value(compared.figures), compared.place) : null;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{own === null ? '–' : text(own)}</strong>
              {beside && <span>{beside}</span>}
              {pending > 0 && <span>{withCommas(pending)} of them pending</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
