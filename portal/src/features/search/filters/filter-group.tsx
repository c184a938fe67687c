import {
  type FormContext,
  filterGroups,
  type FilterGroup as GroupKey,
  isInScope,
} from '@hearth/domain/search/filters/filter-row.ts';
import { filterKeys, filterTable } from '@hearth/domain/search/filters/filter-table.ts';
import { isFilterIdle } from '@hearth/domain/search/filters/filter-use.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useRef } from 'react';
import { useSchoolRatings } from '../../../ui/use-school-ratings.ts';
import { FilterField } from './filter-field.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import { RangeField } from './range-field.tsx';

/** Changes filters of the search: one, or several as one step. */
export type ChangeFilters = (changes: Partial<Filters>) => void;

interface FilterGroupProps {
  readonly group: GroupKey;
  readonly filters: Filters;
  readonly context: FormContext;
  readonly onChange: ChangeFilters;
  /** Puts the group back at its defaults; null where it is at them. */
  readonly onReset: (() => void) | null;
  /** The bar's own menus need no heading: their button is one. */
  readonly heading?: boolean;
}

/** All filters of one group for this search; null for an empty group. */
export function FilterGroup({
  group,
  filters,
  context,
  onChange,
  onReset,
  heading = true,
}: FilterGroupProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const keys = drawnKeys(group, context);
  if (keys.length === 0) return null;
  const name = filterGroups.find(({ key }) => key === group)?.label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset puts its legend where the heading has its own button
    <section ref={section} className="filter-group" data-group={group} role="group" aria-label={name}>
      <div className="filter-group__head">
        {heading && <h3 tabIndex={-1}>{name}</h3>}
        {onReset && (
          <Button
            look="quiet"
            aria-label={`Reset ${name}`}
            onClick={() => {
              onReset();
              // The button disappears after the reset.
              section.current
                ?.querySelector<HTMLElement>('h3, input, select')
                ?.focus({ preventScroll: true });
            }}
          >
            Reset
          </Button>
        )}
      </div>
      <div className="filter-group__fields">
        {keys.map((key) => (
          <Field key={key} name={key} filters={filters} context={context} onChange={onChange} />
        ))}
      </div>
      {group === 'greatSchoolRatingFilters' && <RatingsNote />}
    </section>
  );
}

/** A rating stands with its source and year, also where homes are searched by it. */
function RatingsNote(): ReactNode {
  const ratings = useSchoolRatings();
  return (
    ratings && (
      <p className="filter-group__note">
        Ratings: {ratings.source}, {ratings.year}.
      </p>
    )
  );
}

/** Keys of the group in panel order; of a range only its minimum, which draws both ends. */
function drawnKeys(group: GroupKey, context: FormContext): readonly FilterKey[] {
  return filterKeys.filter((key) => {
    const row = filterTable[key];
    const second = 'end' in row.control && row.control.end === 'max';
    return row.group === group && row.control.kind !== 'none' && !second && isInScope(row.scope, context);
  });
}

interface FieldProps extends Omit<FilterGroupProps, 'group' | 'heading' | 'onReset'> {
  readonly name: FilterKey;
}

function Field({ name, filters, context, onChange }: FieldProps): ReactNode {
  const row = filterTable[name];
  if ('end' in row.control) {
    const { minKey, maxKey, pairLabel } = row.control;
    return (
      <RangeField
        label={pairLabel}
        minKey={minKey}
        maxKey={maxKey}
        filters={filters}
        context={context}
        onChange={onChange}
      />
    );
  }
  return (
    <FilterField
      row={row as FilterFieldProps['row']}
      value={filters[name]}
      filters={filters}
      context={context}
      disabled={isFilterIdle(name, filters)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}
