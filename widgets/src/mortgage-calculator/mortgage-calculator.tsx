import type { AverageRate } from '@hearth/domain/mortgage/average-rate.ts';
import { totalWithInsurance } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useDeferred } from '../ui/use-deferred.ts';
import { costOf, countedFigures, figuresOf, type SomeFigures, typedAsCounted } from './calculation.ts';
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
  /** Counts home insurance in the total before the visitor enters it here. */
  readonly isInsured?: boolean | undefined;
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
  const isInsured = props.isInsured || typed.figures?.insurance !== undefined;

  const keep = (next: Typed) => {
    setTyped(next);
    props.onType?.(next);
  };
  const change = (part: SomeFigures) => {
    const next = { price, figures: { ...typed.figures, ...part } };
    keep(next);
    deferredParts.fetch().then(
      ({ changeOf }) => onMortgageChange?.(changeOf(figuresOf(given, next.figures))),
      () => {},
    );
  };

  const leave = () => {
    const counted = typed.figures && typedAsCounted(typed.figures, figures);
    if (counted) keep({ price, figures: counted });
  };

  return (
    <section className="hearth-mortgage" aria-label={heading}>
      {heading && <h2 part="heading">{heading}</h2>}
      {children}
      <div className="hearth-mortgage__columns">
        <div className="hearth-mortgage__sum">
          <p className="hearth-mortgage__total" part="total">
            <b>{dollars(isInsured ? totalWithInsurance(cost) : cost.total, 0)}</b>{' '}
            {isInsured ? 'total with insurance' : 'total monthly cost'}
            <small>{partsText(cost.pmi > 0, isInsured)}</small>
          </p>
          {parts && <parts.CostChart parts={parts.costParts(cost, isInsured)} id={patterns} />}
        </div>
        <Fields figures={countedFigures(figures)} onChange={change} onLeave={leave} />
        <div className="hearth-mortgage__results" part="results">
          {parts && (
            <parts.Extras
              Breakdown={parts.Breakdown}
              patterns={patterns}
              figures={figures}
              isInsured={isInsured}
              average={averageRate}
              touched={Boolean(typed.figures)}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** The parts of the total: 'Principal, interest, tax and HOA'. */
function partsText(hasPmi: boolean, isInsured: boolean): string {
  const parts = ['Principal', 'interest', hasPmi && 'PMI', 'tax', 'HOA', isInsured && 'insurance'];
  return parts
    .filter(Boolean)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1');
}
