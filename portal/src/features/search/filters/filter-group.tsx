import {
  type FormContext,
  filterGroups,
  type FilterGroup as GroupKey,
  isInScope,
} from '@hearth/domain/search/filter-row.ts';
import { filterKeys, filterTable } from '@hearth/domain/search/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import type { ReactNode } from 'react';
import { FilterField } from './filter-field.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import { RangeField } from './range-field.tsx';

/** Changes one filter of the search. */
export type ChangeFilter = <K extends FilterKey>(key: K, value: Filters[K]) => void;

interface FilterGroupProps {
  readonly group: GroupKey;
  readonly filters: Filters;
  readonly context: FormContext;
  readonly onChange: ChangeFilter;
  /** The bar's own menus need no heading: their button is one. */
  readonly heading?: boolean;
}

/** All filters of one group that this search draws; nothing at all where it draws none. */
export function FilterGroup({
  group,
  filters,
  context,
  onChange,
  heading = true,
}: FilterGroupProps): ReactNode {
  const keys = drawnKeys(group, context);
  if (keys.length === 0) return null;
  return (
    <section className="filter-group" data-group={group}>
      {heading && <h3>{filterGroups.find(({ key }) => key === group)?.label}</h3>}
      <div className="filter-group__fields">
        {keys.map((key) => (
          <Field key={key} name={key} filters={filters} context={context} onChange={onChange} />
        ))}
      </div>
    </section>
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

interface FieldProps extends Omit<FilterGroupProps, 'group' | 'heading'> {
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
      context={context}
      onChange={(value) => onChange(name, value)}
    />
  );
}
