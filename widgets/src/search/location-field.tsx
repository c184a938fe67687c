import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/field.tsx';

/** So long after the last key the search starts by itself (specification section 9, place hints). */
const pauseInMs = 500;

interface LocationFieldProps {
  readonly location: string;
  readonly onLocation: (location: string) => void;
}

/** Where to search, in words; searched when the person pauses, at once with Enter. */
export function LocationField({ location, onLocation }: LocationFieldProps): ReactNode {
  const [text, setText] = useState(location);
  const timer = useRef(0);
  // What the person types is theirs: only a place that comes from elsewhere is written into the field.
  const sent = useRef(location);
  useEffect(() => {
    if (location === sent.current) return;
    sent.current = location;
    setText(location);
  }, [location]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onLocation(sent.current);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => settle(next), pauseInMs);
  };
  return (
    <TextField
      label="Location"
      icon="search"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      placeholder="City, ZIP or address"
      maxLength={200}
      value={text}
      onInput={(event) => type(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle(text)}
    />
  );
}
