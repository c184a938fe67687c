import { mostKeywordTerms } from '@hearth/domain/search/filters/rows/keyword.ts';
import { keywordTerms } from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { FilterFieldProps } from './filter-field-props.ts';
import { useReset } from './last-reset.ts';

const pauseMilliseconds = 500;

/** Free text, comma-separated, with quotes and "no"; asked for once after a pause in typing, on Enter and on leaving the field. */
export function KeywordField({ row, value, onChange }: FilterFieldProps): ReactNode {
  const help = useId();
  const [text, setText] = useState(String(value));
  const [known, setKnown] = useState(value);
  // A step back drops the typed text; a search after a pause must not remove the space at its end.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(String(value));
  }
  useReset(row.group, () => setText(String(value)));
  const tooMany = keywordTerms(text).length > mostKeywordTerms;
  const isWaiting = !tooMany && text.trim() !== value;
  const search = (words: string) => onChange(words.trim() as typeof value);
  const commit = () => isWaiting && search(text);
  useAfterPause(isWaiting ? text : null, search);
  const maxLength = row.control.kind === 'text' ? row.control.maxLength : undefined;
  return (
    <div>
      <TextField
        label={row.label}
        aria-describedby={help}
        value={text}
        placeholder="e.g. porch, wine cellar"
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <p className="keyword-help" id={help}>
        Separate keywords with commas. Use quotes for an exact phrase, or a minus to exclude:{' '}
        <span>-carpet</span>.
      </p>
      <p className="range__problem" role="alert">
        {tooMany && `At most ${mostKeywordTerms} words or phrases at once.`}
      </p>
    </div>
  );
}

/** Searches for the words that wait, a pause after they were typed; leaving the page drops them. */
function useAfterPause(waiting: string | null, search: (words: string) => void): void {
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => searchNow(waiting), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [waiting]);
}
