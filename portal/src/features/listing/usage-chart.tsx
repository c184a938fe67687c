import { getListingUsage, type UsageDay } from '@hearth/domain/contract/listing-usage.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';

const [barWidth, gap, height] = [8, 2, 60];

/** The views of a home on each of the last four weeks' days as bars, and all counts as a table. Nothing before they are loaded. */
export function UsageChart({ listingid }: { readonly listingid: string }): ReactNode {
  const { client, root } = useSession();
  const { data } = useQuery({
    queryKey: [...root, 'listing usage', listingid],
    queryFn: ({ signal }) => client.call(getListingUsage, { params: { id: listingid }, signal }),
  });
  if (!data) return null;
  const { days } = data;
  return (
    <div className="usage-chart">
      <h3>Views by day</h3>
      <Bars days={days} />
      <details>
        <summary>Show the last {days.length} days as a table</summary>
        <div className="usage-chart__scroll">
          <Table days={days} />
        </div>
      </details>
    </div>
  );
}

function Bars({ days }: { readonly days: readonly UsageDay[] }): ReactNode {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const best = days.find(({ views }) => views === most);
  const words = [
    `${withCommas(total)} views in ${days.length} days`,
    best && `the most on ${weekdayText(best.day)}, ${withCommas(most)}`,
  ];
  return (
    <figure className="usage-chart__figure">
      <svg
        role="img"
        aria-label={`${words.filter(Boolean).join('; ')}.`}
        viewBox={`0 0 ${days.length * (barWidth + gap)} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, views }, at) => (
          <rect
            key={day}
            x={at * (barWidth + gap)}
            y={height - Math.max(1, (views / most) * height)}
            width={barWidth}
            height={Math.max(1, (views / most) * height)}
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

const columns = [
  ['views', 'Views'],
  ['saves', 'Saves'],
  ['dismissals', 'Hidden'],
  ['questions', 'Questions'],
  ['tours', 'Tours'],
] as const;

const Table = ({ days }: { readonly days: readonly UsageDay[] }): ReactNode => (
  <table>
    <thead>
      <tr>
        <th scope="col">Day</th>
        {columns.map(([key, label]) => (
          <th key={key} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <th scope="row">{weekdayText(day.day)}</th>
          {columns.map(([key]) => (
            <td key={key}>{withCommas(day[key])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
