import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/field.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { LocationSuggestionsProps } from './location-suggestions.tsx';

/** Pause after the last key before the search starts (specification section 9, place hints). */
const pauseInMs = 500;

/** Deferred until the visitor enters the field, which works without it. */
const suggestions = deferred(async () => {
  const [{ LocationSuggestions }, { SuggestionList }] = await Promise.all([
    import('./location-suggestions.tsx'),
    import('./suggestion-list.tsx'),
  ]);
  return (props: Omit<LocationSuggestionsProps, 'SuggestionList'>) => (
    <LocationSuggestions {...props} SuggestionList={SuggestionList} />
  );
});

interface LocationFieldProps extends Pick<LocationSuggestionsProps, 'client' | 'lease' | 'onListing'> {
  readonly location: string;
  readonly onLocation: (location: string) => void;
}

/** Location in words; searched when the visitor pauses, and at once with Enter or a chosen suggestion. */
export function LocationField({ location, onLocation, ...rest }: LocationFieldProps): ReactNode {
  const [text, setText] = useState(location);
  const [isEntered, setEntered] = useState(false);
  const Suggestions = useDeferred(suggestions, isEntered);
  const field = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const [sent, setSent] = useState(location);
  const [before, setBefore] = useState(location);
  // Only a location that this field did not send replaces the text that a visitor types.
  if (location !== before) {
    setBefore(location);
    if (location !== sent) {
      setSent(location);
      setText(location);
    }
  }
  // Suggestions are for text typed since: they may load late, even after the search.
  const entered = useRef(location);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === sent) return;
    setSent(next.trim());
    onLocation(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => settle(next), pauseInMs);
  };
  return (
    <div className="hearth-search__location" ref={field}>
      <TextField
        label="Location"
        icon="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="City, ZIP or address"
        maxLength={200}
        value={text}
        onFocus={() => {
          entered.current = sent;
          setEntered(true);
        }}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key !== 'Enter') return;
          entered.current = text.trim();
          settle(text);
        }}
      />
      {Suggestions && (
        <Suggestions
          {...rest}
          field={field}
          entered={entered}
          onLocation={(name) => {
            setText(name);
            settle(name);
          }}
        />
      )}
    </div>
  );
}
