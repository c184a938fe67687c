import type { MarketKind } from '@hearth/domain/contract/market-overview.ts';
import type { ReactNode } from 'react';
import { elementClient } from '../client/element-client.ts';
import { Market } from './market.tsx';
import { type MarketPeriod, monthsOf } from './market-period.ts';

export interface MarketElementProps {
  /** City, ZIP, county, neighborhood or school district, or the address of its market overview. Of several areas of one name a city comes first. */
  readonly area?: string | undefined;
  /** The homes that the figures count; houses, condos and townhouses by default. */
  readonly kind?: MarketKind | undefined;
  /** How far back the lines go; two years by default. */
  readonly period?: MarketPeriod | undefined;
  /** Words over the figures; "Market in" with the name of the area by default. */
  readonly heading?: string | undefined;
  /** Level of the heading, 1 to 6; 2 by default. */
  readonly headingLevel?: number | undefined;
}

/** `<hearth-market area="Austin">`: the market of an area in a few figures, with the way to its overview. */
export function MarketElement(props: MarketElementProps): ReactNode {
  const { area = '', kind, period = '2-years', heading, headingLevel = 2 } = props;
  return (
    <Market
      client={elementClient()}
      area={area.trim()}
      kind={kind}
      period={monthsOf[period]}
      heading={heading}
      headingLevel={headingLevel}
    />
  );
}
