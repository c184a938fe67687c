import type { AverageRate } from '@hearth/domain/mortgage/average-rate.ts';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { later, useLater } from '../ui/use-later.ts';
import { costOf, figuresOf, type SomeFigures } from './calculation.ts';
import { Fields } from './fields.tsx';
import type { MortgageChange } from './mortgage-change.ts';
import { dollars } from './number-text.ts';

export interface MortgageCalculatorProps {
  readonly heading?: string | undefined;
  /** Figures to start from; what a person types stays on top of them, also when they change. */
  readonly figures?: SomeFigures;
  /** Shown with its date and source where it is the rate that is counted. */
  readonly averageRate?: AverageRate | undefined;
  /** Said above the fields, e.g. why a listing's figures are not here. */
  readonly children?: ReactNode;
  /** A person changed a figure. */
  readonly onMortgageChange?: ((change: MortgageChange) => unknown) | undefined;
}

/** The fields and the total come first: a calculator that weighs twice as much is there later for everybody. */
const breakdown = later(async () => (await import('./breakdown.tsx')).Breakdown);
const extras = later(async () => (await import('./extras.tsx')).Extras);
const tell = later(async () => (await import('./mortgage-change.ts')).changeOf);

/** What a home costs a month: payment, tax, dues and insurance, as a chart, as a table and year by year. */
export function MortgageCalculator(props: MortgageCalculatorProps): ReactNode {
  const { heading, figures: given = {}, averageRate, children, onMortgageChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<SomeFigures>();
  const Breakdown = useLater(breakdown);
  const Extras = useLater(extras);
  const figuresWith = (said: SomeFigures) => figuresOf({ interestRate: averageRate?.percent }, given, said);
  const figures = figuresWith(typed ?? {});

  const change = (part: SomeFigures) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (onMortgageChange)
      tell.fetch().then(
        (changeOf) => onMortgageChange(changeOf(figuresWith(next))),
        () => {},
      );
  };

  return (
    <section className="hearth-mortgage" aria-labelledby={heading && id}>
      {heading && (
        <h2 part="heading" id={id}>
          {heading}
        </h2>
      )}
      {children}
      <div className="hearth-mortgage__columns">
        <Fields figures={figures} onChange={change} />
        <div className="hearth-mortgage__results" part="results">
          <p className="hearth-mortgage__total" part="total">
            <b>{dollars(costOf(figures).total)}</b> total monthly cost
          </p>
          {Breakdown && <Breakdown figures={figures} />}
          {Extras && <Extras figures={figures} average={averageRate} touched={Boolean(typed)} />}
        </div>
      </div>
    </section>
  );
}
