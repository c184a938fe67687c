import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import type { ReactNode } from 'react';
import './day-chart.css';

const [barWidth, gap, height] = [8, 2, 60];

/** Counts of one day, by the names of the columns. */
type DayCounts<Name extends string> = { readonly day: string } & { readonly [Each in Name]: number };

interface DayChartProps<Name extends string> {
  /** The oldest first; the last one is today. */
  readonly days: readonly DayCounts<Name>[];
  /** Names and headings of the counts in the table. The bars show the first one. */
  readonly columns: readonly (readonly [Name, string])[];
}

/** One count of each day as bars, and all counts as a table. */
export function DayChart<Name extends string>({ days, columns }: DayChartProps<Name>): ReactNode {
  return (
    <div className="day-chart">
      <Bars days={days} column={columns[0]!} />
      <details>
        <summary>Show the last {days.length} days as a table</summary>
        <div className="day-chart__scroll">
          <Table days={days} columns={columns} />
        </div>
      </details>
    </div>
  );
}

interface BarsProps<Name extends string> extends Pick<DayChartProps<Name>, 'days'> {
  readonly column: readonly [Name, string];
}

function Bars<Name extends string>({ days, column: [name, label] }: BarsProps<Name>): ReactNode {
  const most = Math.max(1, ...days.map((each) => each[name]));
  const total = days.reduce((sum, each) => sum + each[name], 0);
  const best = days.find((each) => each[name] === most);
  const words = [
    `${withCommas(total)} ${label.toLowerCase()} in ${days.length} days`,
    best && `the most on ${weekdayText(best.day)}, ${withCommas(most)}`,
  ];
  return (
    <figure className="day-chart__figure">
      <svg
        role="img"
        aria-label={`${words.filter(Boolean).join('; ')}.`}
        viewBox={`0 0 ${days.length * (barWidth + gap)} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map((each, at) => (
          <rect
            key={each.day}
            x={at * (barWidth + gap)}
            y={height - Math.max(1, (each[name] / most) * height)}
            width={barWidth}
            height={Math.max(1, (each[name] / most) * height)}
          />
        ))}
      </svg>
      <figcaption>
        <span>{weekdayText(days[0]!.day)}</span>
        <span>Most in a day: {withCommas(best ? most : 0)}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  );
}

const Table = <Name extends string>({ days, columns }: DayChartProps<Name>): ReactNode => (
  <table>
    <thead>
      <tr>
        <th scope="col">Day</th>
        {columns.map(([name, label]) => (
          <th key={name} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((each) => (
        <tr key={each.day}>
          <th scope="row">{weekdayText(each.day)}</th>
          {columns.map(([name]) => (
            <td key={name}>{withCommas(each[name])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
