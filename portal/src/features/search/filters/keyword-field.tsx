import { keywordTerms, mostKeywordTerms } from '@hearth/domain/search/filters/keyword.ts';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';

const pauseMilliseconds = 500;

/** Free text, comma-separated; asked for once after a pause in typing, on Enter, on leaving the field or the form. */
export function KeywordField({ row, value, onChange }: FilterFieldProps): ReactNode {
  const [text, setText] = useState(String(value));
  const tooMany = keywordTerms(text).length > mostKeywordTerms;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const maxLength = row.control.kind === 'text' ? row.control.maxLength : undefined;

  // The newest of everything, so that a timer set a moment ago does not bring back the filters of that moment.
  const commit = useRef(() => {});
  commit.current = () => {
    clearTimeout(timer.current);
    if (!tooMany && text.trim() !== value) onChange(text.trim() as typeof value);
  };
  useEffect(() => setText(String(value)), [value]);
  useEffect(() => () => commit.current(), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit.current(), pauseMilliseconds);
  };
  return (
    <div>
      <TextField
        label={row.label}
        value={text}
        placeholder="e.g. porch, wine cellar"
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => commit.current()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit.current();
        }}
      />
      <p className="range__problem" role="alert">
        {tooMany && `At most ${mostKeywordTerms} words or phrases at once.`}
      </p>
    </div>
  );
}
