import type { FormContext } from '@hearth/domain/search/filters/filter-row.ts';
import { filterTable } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import { type ReactNode, useId, useState } from 'react';
import { formats } from './figure-formats.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import { useReset } from './last-reset.ts';
import type { ComboboxOption } from './option-list.tsx';
import { OptionSelect } from './option-select.tsx';
import { SegmentedField } from './segmented-field.tsx';
import { SuggestingInput } from './suggesting-input.tsx';
import { useRangeDraft } from './use-range-draft.ts';

interface RangeFieldProps {
  readonly label: string;
  readonly minKey: FilterKey;
  readonly maxKey: FilterKey;
  readonly filters: Filters;
  readonly context: FormContext;
  /** Both ends at once where one made room for the other. */
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** A minimum and a maximum; one that would cross the other stands there with a word and searches nothing yet. */
export function RangeField(props: RangeFieldProps): ReactNode {
  const { label, minKey, maxKey, filters, context } = props;
  const draft = useRangeDraft(props);
  const [misread, setMisread] = useState<Readonly<Partial<Record<FilterKey, string | null>>>>({});
  const { group } = filterTable[minKey];
  useReset(group, () => {
    setMisread({});
    draft.forget();
  });
  const problemId = useId();
  const crossed = [minKey, maxKey].some(draft.isCrossed) ? 'Max must be higher than min.' : null;
  // The words of one end stay while the other is left.
  const problems = [misread[minKey], misread[maxKey], crossed].filter((words) => words);
  return (
    <fieldset className="range" data-control={group}>
      <legend className="checks__legend">{label}</legend>
      <div className="range__ends">
        {[minKey, maxKey].map((key) => (
          <RangeEnd
            key={key}
            row={filterTable[key] as FilterFieldProps['row']}
            value={draft.figureOf(key)}
            filters={filters}
            context={context}
            invalid={draft.isCrossed(key) || Boolean(misread[key])}
            describedBy={problemId}
            onChange={(value) => draft.change(key, value)}
            onProblem={(words) => setMisread((before) => ({ ...before, [key]: words }))}
          />
        ))}
      </div>
      <p id={problemId} className="range__problem" role="alert">
        {[...new Set(problems)].join(' ')}
      </p>
    </fieldset>
  );
}

interface RangeEndProps extends FilterFieldProps {
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly onProblem: (problem: string | null) => void;
}

function RangeEnd({ onProblem, invalid, describedBy, ...field }: RangeEndProps): ReactNode {
  const { row, value, context, onChange } = field;
  const end = 'end' in row.control && row.control.end === 'min' ? 'Min.' : 'Max.';
  if (row.control.kind === 'range-select') return <OptionSelect {...field} label={end} />;
  if (row.control.kind === 'range-segments')
    return <SegmentedField {...field} label={end} invalid={invalid} describedBy={describedBy} />;
  return (
    <SuggestingInput
      label={end}
      name={row.label}
      value={value as number | null}
      options={(row.options?.(context) ?? []) as readonly ComboboxOption[]}
      group={row.group}
      format={formats[row.control.kind as keyof typeof formats]}
      invalid={invalid}
      describedBy={describedBy}
      onChange={(next) => onChange(next as typeof value)}
      onProblem={onProblem}
    />
  );
}
