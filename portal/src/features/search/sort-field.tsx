import { type Sort, type SortKey, sortDirections } from '@hearth/domain/search/sort/sort.ts';
import type { SortChoice } from '@hearth/domain/search/sort/sort-choices.ts';
import { directionText, reversed, withCurrent } from '@hearth/domain/search/sort/sort-menu.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';

interface SortFieldProps {
  readonly sort: Sort;
  readonly sorts: readonly SortChoice[];
  readonly onSort: (sort: Sort) => void;
}

/** The order of the results, and a button that turns it round. */
export function SortField({ sort, sorts, onSort }: SortFieldProps): ReactNode {
  return (
    <div className="sort">
      <SelectField
        label="Sort"
        value={nameOf(sort)}
        choices={withCurrent(sort, sorts).map((choice) => ({
          value: nameOf(choice.sort),
          label: choice.label,
        }))}
        onChange={(name) => onSort(sortOf(name))}
      />
      <button
        type="button"
        className="sort__turn"
        data-direction={sort.sortType}
        aria-label={`Reverse the order (now ${directionText(sort)})`}
        title={`Now ${directionText(sort)}`}
        onClick={() => onSort(reversed(sort))}
      >
        <PortalIcon name="order" />
      </button>
    </div>
  );
}

const nameOf = ({ sortBy, sortType }: Sort): string => `${sortBy} ${sortType}`;

function sortOf(name: string): Sort {
  const [sortBy, sortType] = name.split(' ');
  return {
    sortBy: sortBy as SortKey,
    sortType: sortDirections.find((direction) => direction === sortType) ?? 'DESC',
  };
}
