import type { MarketFigures, MarketMonth, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';
import { comparisonText } from './comparison-text.ts';
import { dollars, pendingHomes } from './market-text.ts';
import { Sparkline } from './sparkline.tsx';

interface Figure {
  readonly label: string;
  readonly value: (figures: MarketFigures) => number | null;
  readonly text: (value: number) => string;
  /** Set if more and less than around means something; a smaller area always has fewer homes. */
  readonly compared: boolean;
  /** A line below the figure. */
  readonly note?: (figures: MarketFigures) => string;
  /** Drawn as a line of the last 23 full months; the charts of the page have its words. */
  readonly monthly?: (month: MarketMonth) => number | null;
}

const homesForSale = 'Homes for sale';

/** Months that the homes for sale would last at the pace of the last 12 months: '2.4'. */
const supplyOf = ({ forsale, sold }: MarketFigures): number | null =>
  sold === 0 ? null : Math.round((forsale / sold) * 120) / 10;

/** Whole percent of the homes for sale. */
const cutsOf = ({ forsale, pricecuts }: MarketFigures): number | null =>
  forsale === 0 ? null : Math.round((pricecuts / forsale) * 100);

const lead: readonly Figure[] = [
  {
    label: 'Median list price',
    value: ({ medianlistprice }) => medianlistprice,
    text: dollars,
    compared: true,
    monthly: ({ soldmedianlistprice }) => soldmedianlistprice,
  },
  {
    label: 'Supply',
    value: supplyOf,
    text: (months) => `${months} ${months === 1 ? 'month' : 'months'}`,
    compared: true,
    monthly: ({ sold }) => sold,
  },
  {
    label: 'Median days on market',
    value: ({ mediandaysonmarket }) => mediandaysonmarket,
    text: withCommas,
    compared: true,
  },
  {
    label: 'Price cuts',
    value: cutsOf,
    text: (percent) => `${percent}%`,
    compared: false,
    note: ({ pricecuts }) => `${withCommas(pricecuts)} in the last 30 days`,
  },
];

const further: readonly Figure[] = [
  { label: homesForSale, value: ({ forsale }) => forsale, text: withCommas, compared: false },
  {
    label: 'Median price per sq ft',
    value: ({ medianpricepersquarefoot }) => medianpricepersquarefoot,
    text: dollars,
    compared: true,
  },
  { label: 'Sold in the last 12 months', value: ({ sold }) => sold, text: withCommas, compared: false },
];

type Market = Pick<MarketOverview, 'figures' | 'compared' | 'months'>;

interface LeadProps {
  readonly overview: Market;
  /** Full months that the lines show, 23 at most; all by default. */
  readonly period?: number | undefined;
}

/** The figures that agents begin with, large, each beside that of the surrounding area. */
export const LeadFigures = ({ overview, period = 23 }: LeadProps): ReactNode => (
  <dl className="hearth-figures hearth-figures--lead" part="figures">
    <Figures overview={overview} of={lead} pending={0} period={period} />
  </dl>
);

/** The same figures while they are requested, as high. */
export const LeadSkeleton = (): ReactNode => (
  <dl className="hearth-figures hearth-figures--lead">
    {lead.map(({ label, compared, note, monthly }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>&nbsp;</strong>
          {(compared || note) && <span>&nbsp;</span>}
          {monthly && <Skeleton height="52px" />}
        </dd>
      </div>
    ))}
  </dl>
);

/** The further figures of an area. */
export const KeyFigures = ({ overview }: { readonly overview: MarketOverview }): ReactNode => (
  <dl className="hearth-figures">
    <Figures overview={overview} of={further} pending={pendingHomes(overview)} period={23} />
  </dl>
);

interface FiguresProps {
  readonly overview: Market;
  readonly of: readonly Figure[];
  /** Homes for sale with a contract. */
  readonly pending: number;
  readonly period: number;
}

function Figures({ overview, of, pending, period }: FiguresProps): ReactNode {
  const { figures, compared, months } = overview;
  return (
    <>
      {of.map(({ label, value, text, compared: comparable, note, monthly }) => {
        const own = value(figures);
        const beside =
          comparable && compared ? comparisonText(own, value(compared.figures), compared.place) : null;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{own === null ? '–' : text(own)}</strong>
              {beside && <span>{beside}</span>}
              {label === homesForSale && pending > 0 && <span>{withCommas(pending)} pending</span>}
              {note && <span>{note(figures)}</span>}
              {monthly && <Sparkline values={months.slice(-1 - period, -1).map(monthly)} />}
            </dd>
          </div>
        );
      })}
    </>
  );
}
