import { wholeDollars } from '@hearth/domain/mortgage/whole-dollars.ts';
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

/** The monthly and yearly cost by part, in whole dollars that add up. */
export function CostTable({ ref, cost, parts, id, years }: CostTableProps): ReactNode {
  const notes: Partial<Record<CostPart['name'], string>> = {
    loan: `${dollars(cost.loan, 0)} over ${years} years`,
    ...(cost.pmi > 0 && { pmi: `ends on request at 80% of the price: after ${timeText(cost.pmiMonths)}` }),
  };
  const amounts = parts.map(({ amount }) => amount);
  const monthly = wholeDollars(amounts);
  const yearly = wholeDollars(amounts.map((amount) => amount * 12));
  const row = ({ name, label, beside }: CostPart, index: number) => (
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
      <Amounts month={monthly[index]} year={yearly[index]} />
    </tr>
  );
  // Home insurance is the last part: the total of the specification stands above it.
  const rows = parts.map(row);
  const isInsured = !parts.at(-1)?.beside;
  return (
    <table ref={ref} className="hearth-breakdown" part="table" aria-label="Cost by part">
      <thead>
        <tr>
          <td />
          <th scope="col">Monthly</th>
          <th scope="col">Yearly</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, -1)}
        <tr data-sum>
          <th scope="row">Total monthly cost</th>
          <Amounts month={cost.total} year={cost.total * 12} />
        </tr>
        {rows.at(-1)}
        <tr data-sum data-larger={isInsured || undefined}>
          <th scope="row">Total with insurance</th>
          <Amounts month={cost.withInsurance} year={cost.withInsurance * 12} />
        </tr>
      </tbody>
    </table>
  );
}

/** '7 years 9 months' of 93 months. */
const timeText = (months: number): string =>
  [yearsText(Math.floor(months / 12)), monthsText(months % 12)].filter(Boolean).join(' ');

const yearsText = (years: number): string => (years === 1 ? '1 year' : years && `${years} years`) || '';
const monthsText = (months: number): string =>
  (months === 1 ? '1 month' : months && `${months} months`) || '';

interface AmountsProps {
  readonly month: number | undefined;
  readonly year: number | undefined;
}

const Amounts = ({ month = 0, year = 0 }: AmountsProps): ReactNode => (
  <>
    <td>{dollars(month, 0)}</td>
    <td>{dollars(year, 0)}</td>
  </>
);
