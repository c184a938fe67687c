import { type ChangeEvent, useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 300;

/** Text that is being typed, for the `value`, `onChange` and `onBlur` of an input. */
export interface Draft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** Commits typed text after a short pause, or when the field is left; a `value` that changes otherwise replaces the draft. */
export function useDraft(value: string, commit: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState({ value, committed: value });
  if (value !== known.value) {
    setKnown({ value, committed: value });
    if (value !== known.committed) setDraft(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text === known.committed) return;
    setKnown((now) => ({ ...now, committed: text }));
    commit(text);
  };
  return {
    value: draft,
    onChange: ({ currentTarget }) => {
      const text = currentTarget.value;
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(send, PAUSE_MILLISECONDS, text);
    },
    onBlur: () => send(draft),
  };
}
