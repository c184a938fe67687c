import { countApplied } from '@hearth/domain/search/filters/applied-chips.ts';
import type { FilterPart } from '@hearth/domain/search/filters/applied-filters.ts';
import {
  type FormContext,
  filterGroups,
  type FilterGroup as GroupKey,
} from '@hearth/domain/search/filters/filter-row.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { Button, IconButton } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useRef } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { SheetHandle } from '../../../ui/sheet-handle.tsx';
import { useCloseOnNavigation } from '../../../ui/use-close-on-navigation.ts';
import { viewResultsText } from './bar-words.ts';
import { type ChangeFilters, FilterGroup } from './filter-group.tsx';
import { useFoldedGroups } from './use-folded-groups.ts';
import './filter-panel.css';

interface FilterPanelProps {
  readonly filters: Filters;
  readonly defaults: Filters;
  readonly context: FormContext;
  /** The groups that differ from the defaults. */
  readonly appliedGroups: ReadonlySet<GroupKey>;
  /** How many listings the search finds, or found before while `loading`; null while it is not known. */
  readonly total: number | null;
  /** The response for the newest filters has not arrived. */
  readonly loading: boolean;
  /** Outcome of the newest change, for screen readers: a dialog silences the page behind it. */
  readonly spoken: string;
  /** Why the search with these filters failed, in words. */
  readonly failure: string | null;
  readonly onChange: ChangeFilters;
  readonly onReset: (part: FilterPart) => void;
  readonly onClose: () => void;
  /** Controls of the order that a narrow list has no room for. */
  readonly children?: ReactNode;
}

/** Every filter that the bar has no menu for; each change searches at once. */
export function FilterPanel(props: FilterPanelProps): ReactNode {
  const { filters, defaults, context, appliedGroups, total, loading, spoken, failure } = props;
  const { onChange, onReset, onClose, children } = props;
  const [folded, toggle] = useFoldedGroups();
  const dialog = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(onClose);
  /** Leaving a field applies its text: the field must still be on the page then. */
  const close = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && dialog.current?.contains(activeElement)) activeElement.blur();
    onClose();
  };
  const view = useRef<HTMLButtonElement>(null);
  return (
    <Modal popup={dialog} className="filter-panel" label="More filters" onClose={close}>
      <SheetHandle onClose={close} />
      <div className="filter-panel__head">
        <h2>Filters</h2>
        <IconButton icon="close" label="Close the filters" onClick={close} />
      </div>
      <div className="filter-panel__body">
        {children}
        {filterGroups.map(({ key }) => (
          <FilterGroup
            key={key}
            group={key}
            filters={filters}
            context={context}
            onChange={onChange}
            onReset={appliedGroups.has(key) ? () => onReset(key) : null}
            fold={{
              isOpen: !folded.has(key),
              count: countApplied(filters, defaults, key),
              onToggle: () => toggle(key),
            }}
          />
        ))}
      </div>
      <div className="filter-panel__foot">
        {appliedGroups.size > 0 ? (
          <Button
            look="quiet"
            onClick={() => {
              onReset('all');
              view.current?.focus();
            }}
          >
            Reset all
          </Button>
        ) : (
          <span />
        )}
        <p className="filter-panel__failure">{failure}</p>
        <Button ref={view} look="primary" className="filter-panel__view" aria-busy={loading} onClick={close}>
          <span>{viewResultsText(total)}</span>
        </Button>
      </div>
      <LiveRegion message={spoken} />
    </Modal>
  );
}
