import { type HoaType, highestRatePercent, maximumHomePrice } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { Portion } from '@hearth/domain/mortgage/portion.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Kept } from '../element/element-types.ts';
import { useDeferred } from '../ui/use-deferred.ts';
import { figuresOf, type SomeFigures } from './calculation.ts';
import { deferredParts } from './deferred-parts.ts';
import { MortgageCalculator, type Typed } from './mortgage-calculator.tsx';
import type { MortgageChange } from './mortgage-change.ts';
import type { ServerKnowledge } from './server-figures.tsx';

export interface MortgageCalculatorElementProps {
  /** Words over the calculator. */
  readonly heading?: string | undefined;
  /** Home price in dollars; a listing's own where `listing-id` is given, else 450,000. */
  readonly price?: number | undefined;
  /** Down payment in percent of the price, 0 to 100; default: the server's value, otherwise 20. */
  readonly downPayment?: number | undefined;
  /** Interest rate in percent a year, 0 to 30; the average 30-year fixed rate unless it is given. */
  readonly rate?: number | undefined;
  /** Term of the loan in years, 1 to 50; 30 unless it is given. */
  readonly years?: number | undefined;
  /** Property tax in percent of the price a year; the listing's or the region's unless it is given. */
  readonly taxRate?: number | undefined;
  /** Home insurance in percent of the price per year; default: the server's value, otherwise 0.6. */
  readonly insuranceRate?: number | undefined;
  /** Private mortgage insurance in percent of the loan per year, for down payments under 20 %; default: the server's value, otherwise 0.6. */
  readonly pmiRate?: number | undefined;
  /** Dues of a homeowners' association in dollars for each `hoa-type`; the listing's, else 0. */
  readonly hoaDues?: number | undefined;
  /** How often the dues are paid. */
  readonly hoaType?: HoaType | undefined;
  /** Listing id or MLS number whose price, taxes and dues are filled in. */
  readonly listingId?: string | undefined;
  /** A visitor changed a figure: all figures and the result. */
  readonly onMortgageChange?: (change: MortgageChange) => unknown;
}

interface KeptProps extends MortgageCalculatorElementProps {
  /** By listing. */
  readonly kept: Kept<Typed>;
}

/** `<hearth-mortgage-calculator>`: it counts at once, and takes in what the server knows when that arrives. */
export function MortgageCalculatorElement(props: KeptProps): ReactNode {
  const { listingId, heading, kept, onMortgageChange } = props;
  const [known, setKnown] = useState<ServerKnowledge>({});
  const server = useDeferred(deferredParts);
  return (
    <MortgageCalculator
      // Another home is another calculation.
      key={listingId}
      heading={heading}
      figures={figuresOf(known.site, known.listing, saidBy(props))}
      price={props.price}
      before={kept.get(listingId ?? '')}
      onType={(typed) => kept.set(listingId ?? '', typed)}
      averageRate={known.averageRate}
      onMortgageChange={onMortgageChange}
    >
      {server && <server.ServerFigures listingId={listingId} onKnown={setKnown} />}
    </MortgageCalculator>
  );
}

/** The attributes of the page; figures out of range are ignored. */
function saidBy(props: MortgageCalculatorElementProps): SomeFigures {
  return {
    listprice: upTo(maximumHomePrice, props.price),
    downPayment: percent(props.downPayment),
    interestRatePercent: upTo(highestRatePercent.interest, props.rate),
    years: upTo(50, props.years) || undefined,
    pmiRatePercent: upTo(highestRatePercent.pmi, props.pmiRate),
    propertyTax: percent(props.taxRate),
    insurance: percent(props.insuranceRate),
    hoaDues: upTo(maximumHomePrice, props.hoaDues),
    hoaType: props.hoaType,
  };
}

const upTo = (most: number, value = -1): number | undefined =>
  value >= 0 && value <= most ? value : undefined;

const percent = (value: number | undefined): Portion | undefined =>
  upTo(100, value) === undefined ? undefined : { unit: 'percent', value: value ?? 0 };
