import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';

const pauseMilliseconds = 500;

/** Free text, comma-separated; asked for after a pause in typing, on Enter and on leaving the field. */
export function KeywordField({ row, value, onChange }: FilterFieldProps): ReactNode {
  const [text, setText] = useState(String(value));
  const maxLength = row.control.kind === 'text' ? row.control.maxLength : undefined;
  const commit = () => {
    if (text.trim() !== value) onChange(text.trim() as typeof value);
  };

  useEffect(() => setText(String(value)), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the text starts the pause anew
  useEffect(() => {
    const timer = setTimeout(commit, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <TextField
      label={row.label}
      value={text}
      placeholder="e.g. porch, wine cellar"
      {...(maxLength !== undefined && { maxLength })}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
