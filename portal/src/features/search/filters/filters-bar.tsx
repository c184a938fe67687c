import type { FilterPart } from '@hearth/domain/search/filters/applied-filters.ts';
import {
  type BarGroup,
  barGroups,
  type FormContext,
  type FilterGroup as GroupKey,
} from '@hearth/domain/search/filters/filter-row.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import type { ReactNode } from 'react';
import { prefetchPopover } from '../../../ui/popover.tsx';
import { bathsText, bedsText, priceRangeText, typesText, viewResultsText } from './bar-words.ts';
import { type ChangeFilters, FilterGroup, groupName } from './filter-group.tsx';
import { FilterMenu } from './filter-menu.tsx';
import './filters.css';

interface FiltersBarProps {
  readonly filters: Filters;
  readonly defaults: Filters;
  readonly context: FormContext;
  /** How many filters differ from the defaults, the bar's own ones left out. */
  readonly moreCount: number;
  /** Number of listings that the search finds; null while it is unknown. */
  readonly total: number | null;
  /** The groups that differ from the defaults. */
  readonly appliedGroups: ReadonlySet<GroupKey>;
  readonly onChange: ChangeFilters;
  readonly onMore: () => void;
  readonly onReset: (part: FilterPart) => void;
}

/** A menu for each group of the bar, and the way to all other filters. */
export function FiltersBar(props: FiltersBarProps): ReactNode {
  const { filters, defaults, context, moreCount, total, appliedGroups, onChange, onMore, onReset } = props;
  const words: Readonly<Record<BarGroup, string | null>> = {
    price: priceRangeText(filters),
    beds: bedsText(filters),
    baths: bathsText(filters),
    propertyTypeFilters: typesText(filters, defaults),
  };
  return (
    <section
      className="filters-bar"
      aria-label="Filters"
      onPointerEnter={prefetchPopover}
      onFocus={prefetchPopover}
    >
      <div className="filters-bar__menus">
        {barGroups.map((group) => (
          <FilterMenu
            key={group}
            label={words[group] ?? groupName(group)}
            active={words[group] !== null}
            done={viewResultsText(total)}
          >
            <FilterGroup
              group={group}
              filters={filters}
              context={context}
              onChange={onChange}
              onReset={appliedGroups.has(group) ? () => onReset(group) : null}
            />
          </FilterMenu>
        ))}
      </div>
      <button
        type="button"
        className="filters-bar__more"
        data-active={moreCount > 0 || undefined}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <Icon name="filters" /> <span className="filters-bar__word">More filters</span>
        {moreCount > 0 && <span className="filters-bar__badge">{moreCount}</span>}
      </button>
      {appliedGroups.size > 0 && (
        <Button look="quiet" onClick={() => onReset('all')}>
          Reset
        </Button>
      )}
    </section>
  );
}
