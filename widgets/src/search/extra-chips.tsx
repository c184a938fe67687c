import { getAreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { LeftOutFilter } from '@hearth/domain/contract/left-out.ts';
import { spokenName } from '@hearth/domain/search/areas/spoken-name.ts';
import type { ReactNode } from 'react';
import type { Client } from '../client/client.ts';
import { dataOf } from '../client/request-state.ts';
import { useRequest } from '../client/use-request.ts';
import { Button } from '../ui/button.tsx';
import { filterNames } from './filter-names.ts';
import type { WidgetQuery } from './widget-query.ts';

interface ExtraChipsProps {
  readonly client: Pick<Client, 'call'>;
  readonly query: WidgetQuery;
  /** Filters that the search ignored: a notice names them, and no chip says that they apply. */
  readonly leftOut: readonly LeftOutFilter[];
  readonly onChange: (part: WidgetQuery) => void;
}

/** The filters besides those of the form, each with a button that removes it. */
export function ExtraChips({ client, query, leftOut, onChange }: ExtraChipsProps): ReactNode {
  const { address = [], polygon = [], extra = {} } = query;
  const texts = address.length > 1 ? address : [];
  const extras = appliedExtras(extra, leftOut);
  if (texts.length + polygon.length + extras.length === 0) return null;
  return (
    <ul className="hearth-search__chips" aria-label="Other filters">
      {texts.map((text) => (
        <Chip key={text} onTake={() => onChange({ address: address.filter((other) => other !== text) })}>
          {text}
        </Chip>
      ))}
      <AreaChips client={client} polygon={polygon} onChange={(left) => onChange({ polygon: left })} />
      {extras.map(([name, value]) => (
        <Chip
          key={name}
          onTake={() => {
            const { [name]: _taken, ...rest } = extra;
            onChange({ extra: rest });
          }}
        >
          {wordsOf(name, value)}
        </Chip>
      ))}
    </ul>
  );
}

/** Only the names are used: the coarsest outlines make the smallest answer. */
const COARSEST = 0;

interface AreaChipsProps {
  readonly client: Pick<Client, 'call'>;
  readonly polygon: readonly string[];
  readonly onChange: (polygon: readonly string[]) => void;
}

/** The areas of a page's `locations` by their names; together in one chip where the server cannot name them. */
function AreaChips({ client, polygon, onChange }: AreaChipsProps): ReactNode {
  const ids = polygon.join();
  const query = { polygon: ids, zoom: COARSEST };
  const { request } = useRequest(
    ids === '' ? null : (signal) => client.call(getAreaOutlines, { query, signal }),
    ids,
  );
  if (request.status === 'failed')
    return (
      <Chip onTake={() => onChange([])}>{polygon.length === 1 ? '1 area' : `${polygon.length} areas`}</Chip>
    );
  const areas = dataOf(request)?.features.map(({ properties }) => properties) ?? [];
  return areas
    .filter(({ id }) => polygon.includes(id))
    .map(({ id, type, name }) => (
      <Chip key={id} onTake={() => onChange(polygon.filter((other) => other !== id))}>
        {spokenName(type, name)}
      </Chip>
    ));
}

/** Timeframes that say nothing without their status. */
const statusOf: Readonly<Record<string, string>> = { soldTimeframe: 'Sold', leasedTimeframe: 'Leased' };

/** The filters, and the values of lists, that the search did not ignore. */
function appliedExtras(
  extra: Readonly<Record<string, string>>,
  leftOut: readonly LeftOutFilter[],
): readonly (readonly [string, string])[] {
  return Object.entries(extra).flatMap(([name, value]) => {
    const ignored = leftOut.filter(({ filter }) => filter === name).map((each) => each.value);
    const isIdle = leftOut.some((each) => each.value !== null && each.value === statusOf[name]);
    if (isIdle || ignored.includes(null)) return [];
    const kept = value.split(',').filter((one) => !ignored.includes(one.trim()));
    return kept.length === 0 ? [] : [[name, ignored.length > 0 ? kept.join() : value] as const];
  });
}

function Chip({ children, onTake }: { readonly children: string; readonly onTake: () => void }): ReactNode {
  return (
    <li>
      <Button icon="close" aria-label={`Remove ${children}`} onClick={onTake}>
        {children}
      </Button>
    </li>
  );
}

/** 'Min year built: 1990', 'Waterfront', 'Swimming pool: no'. */
function wordsOf(name: string, value: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = filterNames[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
  if (value === 'true') return label;
  return `${label}: ${value === 'false' ? 'no' : value.split(',').join(', ')}`;
}
