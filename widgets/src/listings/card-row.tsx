import type { ReactNode } from 'react';
import { useRef } from 'react';
import { showFocused } from '../ui/show-focused.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';

/** Cards in as many columns as fit, or in one row to move along. */
export const listingsLayouts = ['grid', 'carousel'] as const;
export type ListingsLayout = (typeof listingsLayouts)[number];

interface CardRowProps {
  readonly layout: ListingsLayout;
  /** Name of the cards, for screen readers. */
  readonly label: string;
  /** List items. */
  readonly children: ReactNode;
}

/** A list of cards. */
export function CardRow({ layout, label, children }: CardRowProps): ReactNode {
  if (layout === 'carousel') return <Carousel label={label}>{children}</Carousel>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list of a list without markers
    <ul className="hearth-listings__grid" role="list">
      {children}
    </ul>
  );
}

/** The row scrolls with a finger, a wheel or the arrow keys; the buttons are for those with a mouse. */
const steps = deferred(async () => (await import('./row-steps.tsx')).RowSteps);

function Carousel({ label, children }: Omit<CardRowProps, 'layout'>): ReactNode {
  const row = useRef<HTMLUListElement>(null);
  const Steps = useDeferred(steps);
  return (
    <div className="hearth-listings__carousel">
      <ul
        ref={row}
        className="hearth-listings__row"
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list of a list without markers
        role="list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onFocus={showFocused}
      >
        {children}
      </ul>
      <div className="hearth-listings__steps">{Steps && <Steps row={row} />}</div>
    </div>
  );
}
