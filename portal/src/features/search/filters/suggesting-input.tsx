import type { FilterGroup } from '@hearth/domain/search/filters/filter-row.ts';
import { type ReactNode, useState } from 'react';
import { Combobox } from './combobox.tsx';
import { useReset } from './last-reset.ts';
import type { ComboboxOption } from './option-list.tsx';

/** How a figure is typed and shown. */
export interface TextFormat {
  readonly parse: (text: string) => number | undefined;
  readonly show: (value: number) => string;
  readonly problem: string;
}

interface SuggestingInputProps {
  readonly label: string;
  /** Name for screen readers, e.g. 'Min. price'. */
  readonly name: string;
  readonly value: number | null;
  /** "No preference" first. */
  readonly options: readonly ComboboxOption[];
  readonly format: TextFormat;
  readonly group: FilterGroup;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly onChange: (value: number | null) => void;
  readonly onProblem: (problem: string | null) => void;
}

/** A figure to type or to pick; taken on Enter and on leaving the field. What cannot be taken stays as it was typed. */
export function SuggestingInput(props: SuggestingInputProps): ReactNode {
  const { label, name, value, options, format, group, invalid, describedBy, onChange, onProblem } = props;
  const [text, setText] = useState(() => textOf(value, format));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(textOf(value, format));
  }
  useReset(group, () => setText(textOf(value, format)));

  const take = (figure: number | null) => {
    onProblem(null);
    setText(textOf(figure, format));
    if (figure !== value) onChange(figure);
  };
  const commit = () => {
    const figure = text.trim() === '' ? null : format.parse(text);
    if (figure === undefined) onProblem(format.problem);
    else take(figure);
  };
  const typed = text === textOf(value, format) ? undefined : format.parse(text);
  const meaning = typed === undefined || format.show(typed) === text.trim() ? null : format.show(typed);
  return (
    <Combobox
      label={label}
      name={name}
      text={text}
      options={options}
      value={value}
      meaning={meaning}
      nearest={typed === undefined ? -1 : nearestOf(typed, options)}
      placeholder={options[0]?.label ?? ''}
      invalid={invalid}
      describedBy={describedBy}
      onText={setText}
      onPick={take}
      onCommit={commit}
    />
  );
}

const nearestOf = (figure: number, options: readonly ComboboxOption[]): number => {
  const distances = options.map(({ value }) => (value === null ? Infinity : Math.abs(value - figure)));
  return distances.indexOf(Math.min(...distances));
};

const textOf = (value: number | null, format: TextFormat): string =>
  value === null ? '' : format.show(value);
