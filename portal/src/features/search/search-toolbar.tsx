import type { Sort } from '@hearth/domain/search/sort/sort.ts';
import type { SortChoice } from '@hearth/domain/search/sort/sort-choices.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import type { ReactNode } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { OursFirst } from './ours-first.tsx';
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
}

const views = {
  gallery: { name: 'Gallery', icon: <PortalIcon name="gallery" /> },
  table: { name: 'Table', icon: <Icon name="list" /> },
} as const;

/** Order, layout and map of the results, in one row; where it is narrow, the panel of filters has what does not fit. */
export function SearchToolbar(props: SearchToolbarProps): ReactNode {
  const { sort, sorts, onSort, oursFirst, onOursFirst, view, onView, mapShown, onMap } = props;
  return (
    <div className="toolbar">
      <SortField sort={sort} sorts={sorts} onSort={onSort} />
      <div className="toolbar__ours">
        <OursFirst checked={oursFirst} onChange={onOursFirst} />
      </div>
      <fieldset className="toolbar__views">
        <legend className="hearth-visually-hidden">Layout</legend>
        {(['gallery', 'table'] as const).map((each) => (
          <label key={each} className="segment" title={views[each].name}>
            <input type="radio" name="view" checked={view === each} onChange={() => onView(each)} />
            {views[each].icon}
            <span className="toolbar__word">{views[each].name}</span>
          </label>
        ))}
      </fieldset>
      <Button className="toolbar__map" icon={mapShown ? 'list' : 'map'} onClick={() => onMap(!mapShown)}>
        {mapShown ? 'Hide map' : 'Map'}
      </Button>
    </div>
  );
}
