import type { Sort } from '@hearth/domain/search/sort/sort.ts';
import type { SortChoice } from '@hearth/domain/search/sort/sort-choices.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { SortField } from './sort-field.tsx';
import './filters/segments.css';

/** How the results are laid out. */
export type ResultView = 'gallery' | 'table';

interface SearchToolbarProps {
  readonly sort: Sort;
  readonly sorts: readonly SortChoice[];
  readonly onSort: (sort: Sort) => void;
  /** The brokerage's own listings stand before all others. */
  readonly oursFirst: boolean;
  readonly onOursFirst: (oursFirst: boolean) => void;
  readonly view: ResultView;
  readonly onView: (view: ResultView) => void;
  readonly mapShown: boolean;
  readonly onMap: (shown: boolean) => void;
  /** Stand before the order. */
  readonly children?: ReactNode;
}

/** Order, layout and map of the results. */
export function SearchToolbar(props: SearchToolbarProps): ReactNode {
  const { sort, sorts, onSort, oursFirst, onOursFirst, view, onView, mapShown, onMap, children } = props;
  return (
    <div className="toolbar">
      {children}
      <SortField sort={sort} sorts={sorts} onSort={onSort} />
      <label className="check toolbar__ours">
        <input
          type="checkbox"
          checked={oursFirst}
          onChange={(event) => onOursFirst(event.currentTarget.checked)}
        />
        <span>Our listings first</span>
      </label>
      <fieldset className="toolbar__views">
        <legend className="hearth-visually-hidden">Layout</legend>
        {(['gallery', 'table'] as const).map((each) => (
          <label key={each} className="segment">
            <input type="radio" name="view" checked={view === each} onChange={() => onView(each)} />
            <span>{each === 'gallery' ? 'Gallery' : 'Table'}</span>
          </label>
        ))}
      </fieldset>
      <Button className="toolbar__map" icon={mapShown ? 'list' : 'map'} onClick={() => onMap(!mapShown)}>
        {mapShown ? 'Hide map' : 'Map'}
      </Button>
    </div>
  );
}
