import { mostKeywordTerms } from '@hearth/domain/search/filters/rows/keyword.ts';
import { keywordTerms } from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';
import { useReset } from './last-reset.ts';

const pauseMilliseconds = 500;

/** Free text, comma-separated, with quotes and "no"; asked for once after a pause in typing, on Enter and on leaving the field. */
export function KeywordField({ row, value, onChange }: FilterFieldProps): ReactNode {
  const help = useId();
  const [text, setText] = useState(String(value));
  const tooMany = keywordTerms(text).length > mostKeywordTerms;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const maxLength = row.control.kind === 'text' ? row.control.maxLength : undefined;

  // The newest values: a timer set earlier must not restore the filters of that time.
  const commit = useRef(() => {});
  commit.current = () => {
    clearTimeout(timer.current);
    if (!tooMany && text.trim() !== value) onChange(text.trim() as typeof value);
  };
  // A search after a pause must not remove the space at the end of the typed text.
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : String(value))), [value]);
  useReset(row.group, () => {
    clearTimeout(timer.current);
    setText(String(value));
  });
  // A form that closes leaves the field first; a step back drops the typed text, as does leaving the page.
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit.current(), pauseMilliseconds);
  };
  return (
    <div>
      <TextField
        label={row.label}
        aria-describedby={help}
        value={text}
        placeholder="e.g. porch, wine cellar"
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => commit.current()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit.current();
        }}
      />
      <p className="keyword-help" id={help}>
        Comma-separated words that remarks or features must mention. Quotes find whole words:{' '}
        <q>pool table</q>. No or a minus leaves homes out: no carpet, -stairs.
      </p>
      <p className="range__problem" role="alert">
        {tooMany && `At most ${mostKeywordTerms} words or phrases at once.`}
      </p>
    </div>
  );
}
