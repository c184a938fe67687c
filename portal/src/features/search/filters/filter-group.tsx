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
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useId, useRef } from 'react';
import { useSchoolRatings } from '../../../shared/listing/use-school-ratings.ts';
import { FilterField } from './filter-field.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import { RangeField } from './range-field.tsx';
import './fold.css';

/** Changes filters of the search: one, or several as one step. */
export type ChangeFilters = (changes: Partial<Filters>) => void;

interface FilterGroupProps {
  readonly group: GroupKey;
  readonly filters: Filters;
  readonly context: FormContext;
  readonly onChange: ChangeFilters;
  /** Puts the group back at its defaults; null where it is at them. */
  readonly onReset: (() => void) | null;
  /** A section of the panel has a heading that folds it. The bar's own menus have none: their button is one. */
  readonly fold?: Fold;
}

/** How a section of the panel is shown. */
interface Fold {
  readonly isOpen: boolean;
  /** How many filters of the section are set; a folded section shows it. */
  readonly count: number;
  readonly onToggle: () => void;
}

/** All filters of one group for this search; null for an empty group. */
export function FilterGroup({
  group,
  filters,
  context,
  onChange,
  onReset,
  fold,
}: FilterGroupProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const fields = useId();
  const keys = drawnKeys(group, context);
  const ratings = useSchoolRatings();
  // No rating is shown or searched without its source.
  const isUnrated = group === 'greatSchoolRatingFilters' && ratings === null;
  if (keys.length === 0 || isUnrated) return null;
  const name = groupName(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset puts its legend where the heading has its own button
    <section ref={section} className="filter-group" data-group={group} role="group" aria-label={name}>
      <div className="filter-group__head">
        {fold && <FoldButton {...fold} name={name} controls={fields} />}
        {onReset && (
          <Button
            look="quiet"
            aria-label={`Reset ${name}`}
            onClick={() => {
              onReset();
              // The button disappears after the reset.
              section.current
                ?.querySelector<HTMLElement>('h3 > button, input, select')
                ?.focus({ preventScroll: true });
            }}
          >
            Reset
          </Button>
        )}
      </div>
      <div id={fields} className="filter-group__fields" hidden={fold && !fold.isOpen}>
        {keys.map((key) => (
          <Field key={key} name={key} filters={filters} context={context} onChange={onChange} />
        ))}
      </div>
      {group === 'greatSchoolRatingFilters' && ratings && (
        <p className="filter-group__note">
          Ratings: {ratings.source}, {ratings.year}.
        </p>
      )}
    </section>
  );
}

/** 'Home features' */
export const groupName = (group: GroupKey): string =>
  filterGroups.find(({ key }) => key === group)?.label ?? group;

interface FoldButtonProps extends Fold {
  readonly name: string;
  /** Id of the fields. */
  readonly controls: string;
}

/** The heading of a section, which shows and hides its fields. */
function FoldButton({ isOpen, count, onToggle, name, controls }: FoldButtonProps): ReactNode {
  return (
    <h3>
      <button
        type="button"
        className="filter-group__fold"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <Icon name="chevron-down" />
        {name}
        {!isOpen && count > 0 && <span className="filter-group__count"> {count} set</span>}
      </button>
    </h3>
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

interface FieldProps extends Omit<FilterGroupProps, 'group' | 'fold' | 'onReset'> {
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
