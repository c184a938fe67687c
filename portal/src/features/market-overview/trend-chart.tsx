import type { MarketMonth } from '@hearth/domain/contract/market-overview.ts';
import {
  type Axis,
  countAxis,
  heightOn,
  type LineSegment,
  lineSegments,
  priceAxis,
} from '@hearth/widgets/market/chart-scale.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId, useState } from 'react';
import { monthText } from './market-words.ts';
import './market-tables.css';
import './trend-chart.css';

interface TrendChartProps {
  readonly title: string;
  readonly months: readonly MarketMonth[];
  readonly figureOf: (month: MarketMonth) => number | null;
  readonly drawn: 'bars' | 'line';
  readonly tickText: (value: number) => string;
  readonly valueText: (value: number) => string;
  /** Content of the picture, in a sentence. */
  readonly summary: string;
  readonly note?: string;
}

/** A figure by month as a picture, as a table, and in a sentence. */
export function TrendChart(props: TrendChartProps): ReactNode {
  const { title, months, figureOf, drawn, tickText, valueText, summary, note } = props;
  const [asTable, showTable] = useState(false);
  const heading = useId();
  const values = months.map(figureOf);
  const known = values.filter((value) => value !== null);
  const anything = known.some((value) => value > 0);
  return (
    <section className="trend" aria-labelledby={heading}>
      <div className="trend__head">
        <h3 id={heading}>{title}</h3>
        {anything && (
          <Button look="quiet" aria-pressed={asTable} onClick={() => showTable(!asTable)}>
            Show as table
          </Button>
        )}
      </div>
      {anything && asTable && (
        <ValueTable title={title} months={months} values={values} valueText={valueText} />
      )}
      {anything && !asTable && (
        <Plot
          months={months}
          values={values}
          drawn={drawn}
          axis={drawn === 'bars' ? countAxis(known) : priceAxis(known)}
          tickText={tickText}
          valueText={valueText}
          label={`${title} by month. ${summary}`}
        />
      )}
      <p>{summary}</p>
      {note && <p className="trend__note">{note}</p>}
    </section>
  );
}

interface PlotProps {
  readonly months: readonly MarketMonth[];
  readonly values: readonly (number | null)[];
  readonly drawn: 'bars' | 'line';
  readonly axis: Axis;
  readonly tickText: (value: number) => string;
  readonly valueText: (value: number) => string;
  readonly label: string;
}

/** Drawn in a box of a unit a month and 100 units of height, which stretches to its place; words stand beside it. */
function Plot({ months, values, drawn, axis, tickText, valueText, label }: PlotProps): ReactNode {
  const middle = (axis.from + axis.to) / 2;
  return (
    <div className="trend__plot" role="img" aria-label={label}>
      <div className="trend__ticks" aria-hidden="true">
        {[axis.to, middle, axis.from].map((value) => (
          <span key={value}>{tickText(value)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${months.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        {[0, 50, 100].map((y) => (
          <path key={y} className="trend__grid" d={`M0 ${y}H${months.length}`} />
        ))}
        {drawn === 'bars' ? (
          <Bars months={months} values={values} axis={axis} valueText={valueText} />
        ) : (
          <Line values={values} axis={axis} />
        )}
      </svg>
      <div className="trend__months" aria-hidden="true">
        {months
          .filter((_, at) => at % 6 === 0)
          .map(({ month }) => (
            <span key={month}>{monthText(month)}</span>
          ))}
      </div>
    </div>
  );
}

type DrawnProps = Pick<PlotProps, 'values' | 'axis'>;

const Bars = ({
  months,
  values,
  axis,
  valueText,
}: DrawnProps & Pick<PlotProps, 'months' | 'valueText'>): ReactNode =>
  months.map(({ month }, at) => {
    const height = heightOn(axis, values[at] ?? 0);
    const running = at === months.length - 1;
    return (
      <rect
        key={month}
        className="trend__bar"
        data-running={running || undefined}
        x={at + 0.15}
        y={100 - height}
        width="0.7"
        height={height}
      >
        <title>{`${monthText(month)}${running ? ' so far' : ''}: ${valueText(values[at] ?? 0)}`}</title>
      </rect>
    );
  });

/** The line through the months that have a value; a month between two without a value is a dot. To the running month it is dashed. */
function Line({ values, axis }: DrawnProps): ReactNode {
  const running = values.length - 1;
  const whole = lineSegments(values.slice(0, running));
  const last = lineSegments(values).filter((segment) => segment.at(-1)?.[0] === running);
  return (
    <>
      {whole.map((segment) => (
        <path key={segment[0]?.[0]} className="trend__line" d={pathOf(segment, axis)} />
      ))}
      {last.map((segment) => (
        <path key="running" className="trend__line" data-running d={pathOf(segment.slice(-2), axis)} />
      ))}
    </>
  );
}

function pathOf(segment: LineSegment, axis: Axis): string {
  const points = segment.map(([index, value]) => `${index + 0.5} ${100 - heightOn(axis, value)}`);
  return `M${points.join('L')}${points.length === 1 ? 'h0' : ''}`;
}

interface ValueTableProps extends Pick<PlotProps, 'months' | 'values' | 'valueText'> {
  readonly title: string;
}

/** The same figures, the newest month first. */
function ValueTable({ title, months, values, valueText }: ValueTableProps): ReactNode {
  const rows = months.map(({ month }, at) => ({ month, value: values[at] ?? null }));
  return (
    <div className="trend__table">
      <table className="market__table">
        <caption className="hearth-visually-hidden">{title} by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ month, value }, at) => (
            <tr key={month}>
              <th scope="row">
                {monthText(month)}
                {at === 0 && ' so far'}
              </th>
              <td>{value === null ? '–' : valueText(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
