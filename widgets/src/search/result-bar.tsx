import type { SearchQuery } from '@hearth/domain/search/url/api-query.ts';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { countText } from './search-words.ts';
import { type SortWord, sortChoices, sortOf, sortWordOf } from './sort-choices.ts';

interface ResultBarProps {
  readonly query: SearchQuery;
  /** undefined until the first result. */
  readonly total: number | undefined;
  /** A map alone has no order. */
  readonly isListShown: boolean;
  /** The count takes the focus when a page is turned. */
  readonly count: RefObject<HTMLParagraphElement | null>;
  readonly onChange: (part: SearchQuery) => void;
  readonly children: ReactNode;
}

/** The number of homes, the bounding box that limits them, and their sort. */
export function ResultBar(props: ResultBarProps): ReactNode {
  const { query, total, isListShown, count, onChange, children } = props;
  const word = sortWordOf(query.sort);
  return (
    <div className="hearth-search__bar">
      <p className="hearth-search__count" ref={count} tabIndex={-1}>
        {total !== undefined && countText(total)}
      </p>
      {query.bounds && (
        <Button icon="close" onClick={() => onChange({ bounds: null, zoom: null })}>
          Map area
        </Button>
      )}
      {isListShown && (
        <SelectField
          label="Sort"
          value={word ?? ''}
          choices={word === null ? [...sortChoices, { value: '', label: 'Custom order' }] : sortChoices}
          onChange={(chosen) => chosen && onChange({ sort: sortOf(chosen as SortWord) })}
        />
      )}
      {children}
    </div>
  );
}
