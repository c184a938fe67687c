import type { ReactNode, Ref } from 'react';
import type { CostPart } from './cost-parts.ts';
import { dollars } from './number-text.ts';
import type { WholeCost } from './whole-cost.ts';

interface CostTableProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly cost: WholeCost;
  readonly parts: readonly CostPart[];
  /** Prefix of the chart's patterns, which the table's swatches show again. */
  readonly id: string;
  readonly years: number;
}

/** The monthly and yearly cost by part. */
export function CostTable({ ref, cost, parts, id, years }: CostTableProps): ReactNode {
  const notes: Partial<Record<CostPart['name'], string>> = {
    loan: `principal and interest on ${dollars(cost.loan, 0)} over ${years} years`,
    ...(cost.pmi > 0 && { pmi: `ends on request at 80% of the price: after ${timeText(cost.pmiMonths)}` }),
  };
  const row = ({ name, label, amount, beside }: CostPart) => (
    <tr key={name}>
      <th scope="row">
        {!beside && (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M0 0H16V16H0Z" fill={`url(#${id}${name})`} />
          </svg>
        )}
        {label}
        {name in notes && <small>{notes[name]}</small>}
      </th>
      <Amounts amount={amount} />
    </tr>
  );
  return (
    <table ref={ref} className="hearth-breakdown" part="table" aria-label="Cost by part">
      <thead>
        <tr>
          <td />
          <th scope="col">A month</th>
          <th scope="col">A year</th>
        </tr>
      </thead>
      <tbody>
        {parts.filter(({ beside }) => !beside).map(row)}
        <tr data-sum>
          <th scope="row">Total monthly cost</th>
          <Amounts amount={cost.total} />
        </tr>
        {parts.filter(({ beside }) => beside).map(row)}
        <tr data-sum>
          <th scope="row">With insurance</th>
          <Amounts amount={cost.withInsurance} />
        </tr>
      </tbody>
    </table>
  );
}

/** '7 years 9 months' of 93 months. */
const timeText = (months: number): string =>
  [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')].filter(Boolean).join(' ');

const counted = (number: number, noun: string): string =>
  number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;

const Amounts = ({ amount }: { readonly amount: number }): ReactNode => (
  <>
    <td>{dollars(amount)}</td>
    <td>{dollars(amount * 12, 0)}</td>
  </>
);
