import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { searchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import { useRequest } from '../client/use-request.ts';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { RelaxationList } from './relaxation-list.tsx';
import sheet from './relaxations.css';
import { encodeWidgetQuery, type WidgetQuery } from './widget-query.ts';

/** How soon relaxations are asked for again whose totals the server still counts. */
const COUNTING_MS = 1_000;

interface RelaxationsProps {
  readonly client: Pick<Client, 'call'>;
  /** The search that found nothing. */
  readonly query: WidgetQuery;
  /** The newest search: the visitor may have changed it while the relaxations loaded. */
  readonly now: WidgetQuery;
  readonly onRelax: (part: WidgetQuery) => void;
}

/** Relaxations of a search that finds nothing: one filter less with its number of homes, or all filters removed. */
export function Relaxations({ client, query, now, onRelax }: RelaxationsProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
  });
  const [isReset, setReset] = useState(false);
  const narrowing = countNarrowing(query);
  const requested = encodeWidgetQuery(query);
  const { request, retry } = useRequest(
    narrowing > 0 ? (signal) => client.call(searchRelaxations, { query: requested, signal }) : null,
    JSON.stringify(requested),
  );
  const found =
    request.status === 'succeeded' || (request.status === 'reloading' && !request.data.complete)
      ? request.data
      : undefined;
  const isCounting = request.status === 'succeeded' && !request.data.complete;
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setTimeout(() => askAgain(), COUNTING_MS);
    return () => clearTimeout(timer);
  }, [isCounting]);
  if (narrowing === 0) return null;
  return (
    <div className="hearth-relaxations" ref={root}>
      {found && (
        <RelaxationList
          relaxations={found.relaxations}
          isCounting={!found.complete}
          isNarrowedBySeveral={narrowing > 1}
          onRelax={(part) => onRelax(without(part, now, found.relaxations))}
        />
      )}
      <Button
        look="primary"
        onClick={() => {
          setReset(true);
          onRelax(bare(now));
        }}
      >
        Remove all filters
      </Button>
      <LiveRegion message={isReset ? 'Filters are reset' : ''} />
    </div>
  );
}

const nowhere: WidgetQuery = { address: [], polygon: [], bounds: null, zoom: null };

/** How many filters and areas of a search the visitor can remove; whose homes it is about is none of them. */
function countNarrowing({ address = [], polygon = [], bounds, filters, extra = {} }: WidgetQuery): number {
  const { ourListingsOnly: _own, ...given } = filters ?? {};
  const filled = Object.values(given).filter((value) => value !== null && value !== undefined);
  const areas = address.length + polygon.length + (bounds ? 1 : 0);
  return areas + filled.length + Object.keys(extra).length;
}

function without(
  part: Relaxation['filter'],
  query: WidgetQuery,
  relaxations: readonly Relaxation[],
): WidgetQuery {
  if (part === 'tags') return { address: [], polygon: [] };
  if (part === 'bounds') return { bounds: null, zoom: null };
  const also = relaxations.find(({ filter }) => filter === part)?.also ?? [];
  const gone: ReadonlySet<string> = new Set([part, ...also.map(({ filter }) => filter)]);
  const left = <V,>(values: Readonly<Record<string, V>> = {}): Record<string, V> =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !gone.has(key)));
  return { filters: left(query.filters), extra: left(query.extra) };
}

/** Keeps the choice of the page: the agent of the homes. */
function bare({ filters }: WidgetQuery): WidgetQuery {
  return { ...nowhere, filters: filters?.ourListingsOnly ? { ourListingsOnly: true } : {}, extra: {} };
}
