import type { AverageRate } from '@hearth/domain/mortgage/average-rate.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useDeferred } from '../ui/use-deferred.ts';
import { costOf, figuresOf, type SomeFigures } from './calculation.ts';
import { deferredParts } from './deferred-parts.ts';
import { Fields } from './fields.tsx';
import type { MortgageChange } from './mortgage-change.ts';
import { dollars } from './number-text.ts';

/** Typed values, and the price of the page that they replaced. */
export interface Typed {
  readonly figures?: SomeFigures | undefined;
  readonly price: number | undefined;
}

export interface MortgageCalculatorProps {
  readonly heading?: string | undefined;
  /** Figures to start from; typed figures override them, also when they change. */
  readonly figures?: SomeFigures | undefined;
  /** The price of the page: one that it sets later replaces a typed price. */
  readonly price?: number | undefined;
  /** Values typed into a calculator of this home before. */
  readonly before?: Typed | undefined;
  readonly onType?: ((typed: Typed) => void) | undefined;
  /** Shown with its date and source where it is the rate that is counted. */
  readonly averageRate?: AverageRate | undefined;
  /** Said above the fields, e.g. why a listing's figures are not here. */
  readonly children?: ReactNode;
  /** A person changed a figure. */
  readonly onMortgageChange?: ((change: MortgageChange) => unknown) | undefined;
}

/** Monthly cost of a home: payment, mortgage insurance, tax, dues and insurance, as a chart, as a table and year by year. */
export function MortgageCalculator(props: MortgageCalculatorProps): ReactNode {
  const { heading, figures: given, price, averageRate, children, onMortgageChange } = props;
  const [typed, setTyped] = useState<Typed>(props.before ?? { price });
  if (price !== typed.price) {
    setTyped({ price, figures: typed.figures && { ...typed.figures, listprice: undefined } });
  }
  const parts = useDeferred(deferredParts);
  const patterns = useId().replace(/\W/g, '');
  const figures = figuresOf(given, typed.figures);
  const cost = costOf(figures);

  const change = (part: SomeFigures) => {
    const next = { price, figures: { ...typed.figures, ...part } };
    setTyped(next);
    props.onType?.(next);
    deferredParts.fetch().then(
      ({ changeOf }) => onMortgageChange?.(changeOf(figuresOf(given, next.figures))),
      () => {},
    );
  };

  return (
    <section className="hearth-mortgage" aria-label={heading}>
      {heading && <h2 part="heading">{heading}</h2>}
      {children}
      <div className="hearth-mortgage__columns">
        <div className="hearth-mortgage__sum">
          <p className="hearth-mortgage__total" part="total">
            {/* From a million on the ring has no room for cents. */}
            <b>{dollars(cost.total, cost.total < 1e6 ? 2 : 0)}</b> total monthly cost
          </p>
          {parts && <parts.CostChart parts={parts.costParts(cost)} id={patterns} />}
        </div>
        <Fields figures={figures} onChange={change} />
        <div className="hearth-mortgage__results" part="results">
          {parts && (
            <parts.Extras
              Breakdown={parts.Breakdown}
              patterns={patterns}
              figures={figures}
              average={averageRate}
              touched={Boolean(typed.figures)}
            />
          )}
        </div>
      </div>
    </section>
  );
}
