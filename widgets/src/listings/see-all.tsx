import type { ReactNode } from 'react';
import { useRef } from 'react';
import { resultsAddress } from '../search/results-address.ts';
import { usualLimit } from '../search/widget-query.ts';
import { useSheets } from '../ui/use-sheets.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { AllHomes } from './found.ts';
import sheet from './see-all.css';

interface SeeAllProps extends AllHomes {
  /** Address of the server. */
  readonly baseUrl: string;
  /** Name of the homes. */
  readonly name: string;
}

/** Leads to all homes where there are more than the list shows, or where the page names its own results page. */
export function SeeAll({ query, total = 0, resultsUrl, target, baseUrl, name }: SeeAllProps): ReactNode {
  const root = useRef<HTMLSpanElement>(null);
  useSheets(root, sheet);
  const isWanted = resultsUrl !== undefined || total > (query.limit ?? usualLimit);
  return (
    <span ref={root} className="hearth-listings__all">
      {isWanted && (
        <a
          part="all"
          href={resultsAddress(query, { resultsUrl, baseUrl, prefix: 'hearth-' })}
          target={target}
        >
          See all<VisuallyHidden> {name}</VisuallyHidden>
        </a>
      )}
    </span>
  );
}
