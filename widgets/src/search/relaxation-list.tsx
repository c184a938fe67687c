import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { Icon } from '../ui/icon.tsx';
import sheet from './relaxation-list.css';
import { homesText } from './search-words.ts';

interface RelaxationListProps {
  readonly relaxations: readonly Relaxation[];
  /** The server still counts some. */
  readonly isCounting: boolean;
  /** More than one filter or tag narrows a search that finds nothing. */
  readonly isNarrowedBySeveral: boolean;
  readonly onRelax: (part: Relaxation['filter']) => void;
}

const COUNTING = 'Still counting homes. More options follow.';

/** The relaxations of a search, each with the number of homes that it finds. */
export function RelaxationList({
  relaxations,
  isCounting,
  isNarrowedBySeveral,
  onRelax,
}: RelaxationListProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
  });
  const title = useId();
  if (relaxations.length === 0 && isCounting) return <p role="status">{COUNTING}</p>;
  if (relaxations.length === 0)
    return isNarrowedBySeveral ? <p>Remove more than one filter to see homes.</p> : null;
  return (
    <section className="hearth-relaxation-list" aria-labelledby={title} ref={root}>
      <h3 id={title}>Remove a filter to see more homes</h3>
      <ul>
        {relaxations.map(({ filter, words, total }) => (
          <li key={filter}>
            <button type="button" onClick={() => onRelax(filter)}>
              <Icon name="close" />
              <span>{words}</span> <b>{homesText(total)}</b>
            </button>
          </li>
        ))}
      </ul>
      {isCounting && <p role="status">{COUNTING}</p>}
    </section>
  );
}
