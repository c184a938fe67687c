import { type FormContext, filterGroups } from '@hearth/domain/search/filter-row.ts';
import type { Filters } from '@hearth/domain/search/filters.ts';
import { Button, IconButton } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useModal } from '../../../ui/use-modal.ts';
import { type ChangeFilter, FilterGroup } from './filter-group.tsx';

interface FilterPanelProps {
  readonly filters: Filters;
  readonly context: FormContext;
  readonly anyApplied: boolean;
  /** How many listings the search finds; null while it is not known. */
  readonly total: number | null;
  /** The search with these filters failed. */
  readonly failed: boolean;
  readonly onChange: ChangeFilter;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Every filter that the bar has no menu for; each change searches at once. */
export function FilterPanel(props: FilterPanelProps): ReactNode {
  const { filters, context, anyApplied, total, failed, onChange, onReset, onClose } = props;
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className="filter-panel"
      aria-label="More filters"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="filter-panel__head">
        <h2>Filters</h2>
        <IconButton icon="close" label="Close the filters" onClick={onClose} />
      </div>
      <div className="filter-panel__body">
        {filterGroups.map(({ key }) => (
          <FilterGroup key={key} group={key} filters={filters} context={context} onChange={onChange} />
        ))}
      </div>
      <div className="filter-panel__foot">
        {anyApplied ? (
          <Button look="quiet" onClick={onReset}>
            Reset all
          </Button>
        ) : (
          <span />
        )}
        <p className="filter-panel__failure" role="status">
          {failed && 'Unable to fetch listings'}
        </p>
        <Button look="primary" onClick={onClose}>
          {viewResults(total)}
        </Button>
      </div>
    </dialog>
  );
}

/** 'View 1 result', 'View 1,204 results' (specification section 8). */
const viewResults = (total: number | null): string => {
  if (total === null) return 'View results';
  return `View ${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`;
};
