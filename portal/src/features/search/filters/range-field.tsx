import type { FormContext } from '@hearth/domain/search/filter-row.ts';
import { filterTable } from '@hearth/domain/search/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import { type ReactNode, useId, useState } from 'react';
import type { ComboboxOption } from './combobox.tsx';
import { lotFormat, priceFormat } from './figure-formats.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import { OptionSelect } from './option-select.tsx';
import { SuggestingInput } from './suggesting-input.tsx';
import { useRangeDraft } from './use-range-draft.ts';

interface RangeFieldProps {
  readonly label: string;
  readonly minKey: FilterKey;
  readonly maxKey: FilterKey;
  readonly filters: Filters;
  readonly context: FormContext;
  readonly onChange: <K extends FilterKey>(key: K, value: Filters[K]) => void;
}

/** A minimum and a maximum; one that would cross the other stands there with a word and searches nothing yet. */
export function RangeField(props: RangeFieldProps): ReactNode {
  const { label, minKey, maxKey, filters, context } = props;
  const draft = useRangeDraft(props);
  const [misread, setMisread] = useState<{ readonly key: FilterKey; readonly words: string } | null>(null);
  const problemId = useId();
  const crossed = [minKey, maxKey].some(draft.isCrossed)
    ? 'The minimum must not be above the maximum.'
    : null;
  return (
    <fieldset className="range" data-control={filterTable[minKey].group}>
      <legend className="checks__legend">{label}</legend>
      <div className="range__ends">
        {[minKey, maxKey].map((key) => (
          <RangeEnd
            key={key}
            row={filterTable[key] as FilterFieldProps['row']}
            value={draft.figureOf(key)}
            filters={filters}
            context={context}
            invalid={draft.isCrossed(key) || misread?.key === key}
            describedBy={problemId}
            onChange={(value) => draft.change(key, value)}
            onProblem={(words) => setMisread(words === null ? null : { key, words })}
          />
        ))}
      </div>
      <p id={problemId} className="range__problem" role="alert">
        {misread?.words ?? crossed}
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
  return (
    <SuggestingInput
      label={end}
      name={row.label}
      value={value as number | null}
      options={(row.options?.(context) ?? []) as readonly ComboboxOption[]}
      format={row.control.kind === 'price-text' ? priceFormat : lotFormat}
      invalid={invalid}
      describedBy={describedBy}
      onChange={(next) => onChange(next as typeof value)}
      onProblem={onProblem}
    />
  );
}
