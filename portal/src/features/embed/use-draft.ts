import { type ChangeEvent, useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 300;

/** What somebody is writing, for the `value`, `onChange` and `onBlur` of an input. */
export interface Draft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/** Hands on what is written after a short pause, or when the field is left; a value that comes from elsewhere replaces it. */
export function useDraft(value: string, commit: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text === sent.current) return;
    sent.current = text;
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
