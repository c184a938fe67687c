import { getListingUsage } from '@hearth/domain/contract/listing-usage.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { DayChart } from '../../ui/day-chart.tsx';

/** The views of a home on each of the last four weeks' days as bars, and all counts as a table. Nothing before they are loaded. */
export function UsageChart({ listingid }: { readonly listingid: string }): ReactNode {
  const { client, root } = useSession();
  const { data } = useQuery({
    queryKey: [...root, 'listing usage', listingid],
    queryFn: ({ signal }) => client.call(getListingUsage, { params: { id: listingid }, signal }),
  });
  if (!data) return null;
  return (
    <div className="usage-chart">
      <h3>Views by day</h3>
      <DayChart days={data.days} columns={columns} />
    </div>
  );
}

const columns = [
  ['views', 'Views'],
  ['saves', 'Saves'],
  ['dismissals', 'Hidden'],
  ['questions', 'Questions'],
  ['tours', 'Tours'],
] as const;
