import { withCommas } from '@hearth/domain/listing/price.ts';
import type { FormContext } from '@hearth/domain/search/filter-row.ts';
import { filterTable } from '@hearth/domain/search/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import { formatLotSize, parseLotSizeText } from '@hearth/domain/search/lot-size-text.ts';
import { isOrdered } from '@hearth/domain/search/min-max.ts';
import { parsePriceText } from '@hearth/domain/search/price-text.ts';
import { type ReactNode, useState } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';
import { OptionSelect } from './option-select.tsx';
import { SuggestingInput, type TextFormat } from './suggesting-input.tsx';

interface RangeFieldProps {
  readonly label: string;
  readonly minKey: FilterKey;
  readonly maxKey: FilterKey;
  readonly filters: Filters;
  readonly context: FormContext;
  readonly onChange: <K extends FilterKey>(key: K, value: Filters[K]) => void;
}

/** A minimum and a maximum; one that would cross the other is refused with a word and changes nothing. */
export function RangeField({
  label,
  minKey,
  maxKey,
  filters,
  context,
  onChange,
}: RangeFieldProps): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const change = (key: FilterKey, value: Filters[FilterKey]): boolean => {
    const next = { ...filters, [key]: value };
    const ordered = isOrdered(next[minKey] as number | null, next[maxKey] as number | null);
    setProblem(ordered ? null : `The minimum must not be above the maximum.`);
    if (ordered) onChange(key, value);
    return ordered;
  };
  return (
    <fieldset className="range">
      <legend className="checks__legend">{label}</legend>
      <div className="range__ends">
        {[minKey, maxKey].map((key) => (
          <RangeEnd
            key={key}
            row={filterTable[key] as FilterFieldProps['row']}
            value={filters[key]}
            context={context}
            onChange={(value) => change(key, value)}
            onProblem={setProblem}
          />
        ))}
      </div>
      <p className="range__problem" role="alert">
        {problem}
      </p>
    </fieldset>
  );
}

interface RangeEndProps extends Omit<FilterFieldProps, 'onChange'> {
  /** Answers false where the figure is refused. */
  readonly onChange: (value: Filters[FilterKey]) => boolean;
  readonly onProblem: (problem: string | null) => void;
}

function RangeEnd({ onProblem, ...field }: RangeEndProps): ReactNode {
  const { row, value, context, onChange } = field;
  const end = 'end' in row.control && row.control.end === 'min' ? 'Min.' : 'Max.';
  if (row.control.kind === 'range-select') return <OptionSelect {...field} label={end} />;
  return (
    <SuggestingInput
      label={end}
      name={row.label}
      value={value as number | null}
      suggestions={(row.options?.(context) ?? []).map((option) => option.value as number | null)}
      format={row.control.kind === 'price-text' ? priceFormat : lotFormat}
      onChange={(next) => onChange(next as typeof value)}
      onProblem={onProblem}
    />
  );
}

const priceFormat: TextFormat = {
  parse: parsePriceText,
  show: (dollars) => `$${withCommas(dollars)}`,
  empty: 'Any',
  problem: 'Type a price like 450,000 or 450k.',
};

const lotFormat: TextFormat = {
  parse: parseLotSizeText,
  show: formatLotSize,
  empty: 'Any',
  problem: 'Type a size like 0.5 acres or 8,000 sq.ft.',
};
