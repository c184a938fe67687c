import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface SearchWordsProps {
  readonly label: string;
  readonly placeholder: string;
  /** The words of the present search. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Pause after the last key before the list is searched (specification section 9). */
const pauseMilliseconds = 500;

/** A field that searches a list while a person types, and at once on Enter. */
export function SearchWords({ label, placeholder, words, onSearch }: SearchWordsProps): ReactNode {
  const [text, setText] = useState(words);
  const [searched, setSearched] = useState(words);
  // The address changed otherwise: by Back, or by a link.
  if (words !== searched) {
    setSearched(words);
    setText(words);
  }
  const search = useEffectEvent((typed: string) => {
    if (typed === words) return;
    setSearched(typed);
    onSearch(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = text.trim();
          if (typed === words) return;
          setSearched(typed);
          onSearch(typed);
        }}
      >
        <TextField
          label={label}
          icon="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
