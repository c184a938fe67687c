import { disabledOptions } from '@hearth/domain/search/filters/filter-use.ts';
import { type ReactNode, useId } from 'react';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import '../../../ui/check.css';

/** Any number of choices; where one box selects or clears all of them, they are closed until it is checked. Locked ones can be seen but not changed until the visitor has signed in. */
export function CheckboxListField({
  row,
  value,
  filters,
  context,
  disabled = false,
  onChange,
}: FilterFieldProps): ReactNode {
  const chosen = value as readonly string[];
  const options = (row.options?.(context) ?? []) as readonly Option[];
  const closed = disabledOptions(row.key, filters);
  const locked = options.filter((option) => option.locked);
  const isLocked = (value: string) => locked.some((option) => option.value === value);
  const lockId = useId();
  const toggle = (option: string, checked: boolean) => {
    // A locked choice is part of the default alone, which the search ignores and names with any other.
    const own = chosen.filter((each) => each !== option && !isLocked(each));
    const next = checked ? [...own, option] : own;
    onChange(next as unknown as typeof value);
  };
  const selectAll = row.control.kind === 'checkbox-list' && row.control.selectAll;
  const isClosed = Boolean(selectAll) && chosen.length === 0;
  const chooseAll = (checked: boolean) => {
    const next = checked ? options.map((option) => option.value) : [];
    onChange(next as unknown as typeof value);
  };
  return (
    <fieldset className="checks">
      <legend className="checks__legend">{row.label}</legend>
      {selectAll && (
        <label className="check checks__all">
          <input
            type="checkbox"
            checked={chosen.length > 0}
            disabled={disabled}
            onChange={(event) => chooseAll(event.currentTarget.checked)}
          />
          <span>{selectAll}</span>
        </label>
      )}
      {options.map((option) => (
        <label key={option.value} className="check" data-locked={option.locked || undefined}>
          <input
            type="checkbox"
            name={row.key}
            checked={chosen.includes(option.value)}
            disabled={disabled || isClosed || (option.locked ?? false) || closed.has(option.value)}
            aria-describedby={option.locked ? lockId : undefined}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
          <span>{option.label}</span>
          {option.locked && <PortalIcon name="lock" />}
        </label>
      ))}
      {locked.length > 0 && (
        <p id={lockId} className="checks__lock">
          <PortalIcon name="lock" />
          {lockWords(locked, row.defaultValue as readonly string[])}
        </p>
      )}
    </fieldset>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly locked?: boolean;
}

function lockWords(locked: readonly Option[], usual: readonly string[]): string {
  const labels = (options: readonly Option[], or: string) => options.map(({ label }) => label).join(or);
  const included = locked.filter(({ value }) => usual.includes(value));
  const start = included.length > 0 ? `${labels(included, ' and ')} is included by default. ` : '';
  return `${start}Sign up and verify your email to filter by ${labels(locked, ' or ')}.`;
}
