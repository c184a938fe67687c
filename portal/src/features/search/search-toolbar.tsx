import { type Sort, type SortKey, sortDirections } from '@hearth/domain/search/sort.ts';
import { type SortChoice, sortLabels } from '@hearth/domain/search/sort-menu.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';

/** How the results are laid out. */
export type ResultView = 'gallery' | 'table';

interface SearchToolbarProps {
  readonly sort: Sort;
  readonly sorts: readonly SortChoice[];
  readonly onSort: (sort: Sort) => void;
  readonly view: ResultView;
  readonly onView: (view: ResultView) => void;
  readonly mapShown: boolean;
  readonly onMap: (shown: boolean) => void;
}

const nameOf = ({ sortBy, sortType }: Sort): string => `${sortBy} ${sortType}`;

/** Order, layout and map of the results. */
export function SearchToolbar(props: SearchToolbarProps): ReactNode {
  const { sort, sorts, onSort, view, onView, mapShown, onMap } = props;
  return (
    <div className="toolbar">
      <SelectField
        label="Sort"
        value={nameOf(sort)}
        choices={choicesWith(sort, sorts)}
        onChange={(name) => onSort(sortOf(name))}
      />
      <fieldset className="toolbar__views">
        <legend className="hearth-visually-hidden">Layout</legend>
        {(['gallery', 'table'] as const).map((each) => (
          <label key={each} className="segment">
            <input type="radio" name="view" checked={view === each} onChange={() => onView(each)} />
            <span>{each === 'gallery' ? 'Gallery' : 'Table'}</span>
          </label>
        ))}
      </fieldset>
      <Button
        className="toolbar__map"
        icon={mapShown ? 'list' : 'map'}
        aria-pressed={mapShown}
        onClick={() => onMap(!mapShown)}
      >
        {mapShown ? 'Hide map' : 'Map'}
      </Button>
    </div>
  );
}

/** With the order at hand where only a link can have set it. */
function choicesWith(current: Sort, offered: readonly SortChoice[]) {
  const known = offered.some(({ sort }) => nameOf(sort) === nameOf(current));
  const all = known ? offered : [...offered, { sort: current, label: sortLabels[current.sortBy] }];
  return all.map(({ sort, label }) => ({ value: nameOf(sort), label }));
}

function sortOf(name: string): Sort {
  const [sortBy, sortType] = name.split(' ');
  return {
    sortBy: sortBy as SortKey,
    sortType: sortDirections.find((direction) => direction === sortType) ?? 'DESC',
  };
}
