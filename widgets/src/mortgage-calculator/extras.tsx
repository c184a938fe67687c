import { type AverageRate, averageRate } from '@hearth/domain/mortgage/average-rate.ts';
import { calculatorDefaults } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { Loan } from '@hearth/domain/mortgage/monthly-payment.ts';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { BreakdownProps } from './breakdown.tsx';
import type { Figures } from './calculation.ts';
import sheet from './extras.css';
import { dollars } from './number-text.ts';
import { wholeCostOf } from './whole-cost.ts';

export { changeOf } from './mortgage-change.ts';

interface ExtrasProps {
  /** Loaded separately: neither part is large. */
  readonly Breakdown: ComponentType<BreakdownProps> | undefined;
  readonly patterns: string;
  readonly figures: Figures;
  /** Home insurance is in the total. */
  readonly isInsured: boolean;
  /** From the server, once it has loaded. */
  readonly average: AverageRate | undefined;
  /** A person has changed something: only then is there something to say. */
  readonly touched: boolean;
}

/** Content under the numbers: source of the rate, the loan year by year, and words for screen readers. */
export function Extras(props: ExtrasProps): ReactNode {
  const { Breakdown, patterns, figures, isInsured, average = averageRate, touched } = props;
  const note = useRef<HTMLParagraphElement>(null);
  const cost = wholeCostOf(figures);
  const spokenTotal = isInsured
    ? `Total with insurance ${dollars(cost.withInsurance, 0)}`
    : `Total monthly cost ${dollars(cost.total, 0)}`;
  useLayoutEffect(() => {
    if (note.current) adoptSheet(note.current, sheet);
  }, []);
  return (
    <>
      {Breakdown && <Breakdown cost={cost} figures={figures} isInsured={isInsured} patterns={patterns} />}
      <p className="hearth-extras__note" ref={note}>
        {figures.interestRatePercent === average.percent &&
          `${average.percent}% is the average 30-year fixed rate of ${dayText(average.date)} (${average.source}). `}
        {pmiText(cost.pmi, figures.pmiRatePercent)}
        This is an estimate, not an offer of credit.
      </p>
      <Years
        loan={{ principal: cost.loan, annualRatePercent: figures.interestRatePercent, years: figures.years }}
      />
      <Spoken words={spokenTotal} touched={touched} />
    </>
  );
}

/** Explanation of PMI, and the source of its rate. */
function pmiText(pmi: number, percent: number): string {
  if (pmi === 0) return 'Private mortgage insurance (PMI) usually applies with less than 20% down. ';
  if (percent !== calculatorDefaults.pmiRatePercent) return '';
  return `PMI, private mortgage insurance, is assumed at ${percent}% of the loan a year; lenders set it by credit score and down payment. `;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/** '26 Nov 2025', as the domain's `shortDate` has it, which would bring more along than this part weighs. */
const dayText = (date: string): string =>
  `${date.slice(8)} ${months.split(' ')[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** Few visitors open it, so it loads when they do. */
const amortization = deferred(async () => (await import('./amortization.tsx')).Amortization);

/** Payments and balance by year, collapsed until the visitor opens it. */
function Years({ loan }: { readonly loan: Loan }): ReactNode {
  const [open, setOpen] = useState(false);
  const Amortization = useDeferred(amortization, open);
  return (
    <details
      className="hearth-extras__years"
      part="amortization"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Amortization by year</summary>
      {open && Amortization && <Amortization loan={loan} />}
      {Amortization === null && (
        <p role="status">This could not be loaded. Close and open it to try again.</p>
      )}
    </details>
  );
}

interface SpokenProps {
  readonly words: string;
  readonly touched: boolean;
}

/** Long enough that a number is typed to its end before it is spoken of. */
const PAUSE_MS = 1000;

/** Announces the total once it is unchanged for a moment. */
function Spoken({ words, touched }: SpokenProps): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(touched ? words : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, touched]);
  return (
    <div className="hearth-visually-hidden" role="status">
      {message}
    </div>
  );
}
