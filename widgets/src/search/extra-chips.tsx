import type { LeftOutFilter } from '@hearth/domain/contract/left-out.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import type { WidgetQuery } from './widget-query.ts';

interface ExtraChipsProps {
  readonly query: WidgetQuery;
  /** Filters that the search ignored: a notice names them, and no chip says that they apply. */
  readonly leftOut: readonly LeftOutFilter[];
  readonly onChange: (part: WidgetQuery) => void;
}

/** The filters besides those of the form, each with a button that removes it. */
export function ExtraChips({ query, leftOut, onChange }: ExtraChipsProps): ReactNode {
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
      {polygon.length > 0 && (
        <Chip onTake={() => onChange({ polygon: [] })}>
          {polygon.length === 1 ? '1 area' : `${polygon.length} areas`}
        </Chip>
      )}
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
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  if (value === 'true') return label;
  return `${label}: ${value === 'false' ? 'no' : value.split(',').join(', ')}`;
}
