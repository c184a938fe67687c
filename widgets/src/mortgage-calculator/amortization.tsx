import { type AmortizationYear, amortizationByYear } from '@hearth/domain/mortgage/amortization.ts';
import type { Loan } from '@hearth/domain/mortgage/monthly-payment.ts';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import sheet from './amortization.css';
import { dollars } from './number-text.ts';

/** A loan year by year, as bars and as a table. */
export function Amortization({ loan }: { readonly loan: Loan }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
  }, []);
  const years = amortizationByYear(loan);
  return (
    <div className="hearth-years" ref={root}>
      {loan.principal > 0 ? (
        <>
          <Bars years={years} />
          {/* A part that scrolls has to be reachable by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: said above */}
          <section className="hearth-years__scroll" tabIndex={0} aria-label="Amortization table">
            <Table years={years} />
          </section>
        </>
      ) : (
        <p>There is no loan to pay off.</p>
      )}
    </div>
  );
}

interface YearsProps {
  readonly years: readonly AmortizationYear[];
}

/** A bar for each year: what goes to interest is striped and stands on what pays the loan back. */
function Bars({ years }: YearsProps): ReactNode {
  const id = useId().replace(/\W/g, '');
  const most = Math.max(...years.map(({ principal, interest }) => principal + interest));
  const height = (amount: number) => (amount / most) * 100;
  return (
    <figure className="hearth-years__chart">
      <svg viewBox={`0 0 ${years.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        <pattern id={id} width="100" height="4" patternUnits="userSpaceOnUse">
          <path className="hearth-years__interest" d="M0 0H100V3H0Z" />
        </pattern>
        {years.map(({ year, principal, interest }) => (
          <g key={year} transform={`translate(${(year - 1) * 10 + 1} 0)`}>
            <rect
              className="hearth-years__principal"
              y={100 - height(principal)}
              width="8"
              height={height(principal)}
            />
            <rect
              fill={`url(#${id})`}
              y={100 - height(principal + interest)}
              width="8"
              height={height(interest)}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        <span data-of="interest">Interest</span>
        <span data-of="principal">Principal</span>
        <span>
          Total interest over {years.length} years: {dollars(total(years), 0)}
        </span>
      </figcaption>
    </figure>
  );
}

/** Not by `reduce`, which old libraries on a page replace by something else. */
function total(years: readonly AmortizationYear[]): number {
  let sum = 0;
  for (const { interest } of years) sum += interest;
  return sum;
}

function Table({ years }: YearsProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {['Year', 'Principal', 'Interest', 'Balance'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, principal, interest, balance }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{dollars(principal, 0)}</td>
            <td>{dollars(interest, 0)}</td>
            <td>{dollars(balance, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
