import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { ReactNode, Ref } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { pressInField } from './bar-keys.ts';
import type { Bar } from './use-bar.ts';

const everything = 'City, neighborhood, ZIP, address or MLS#';

interface BarInputProps {
  readonly bar: Bar;
  readonly search: SearchState;
  readonly input: Ref<HTMLInputElement>;
  readonly onFocus: () => void;
}

/** The text field: a combobox over the suggestions of the panel. */
export function BarInput({ bar, search, input, onFocus }: BarInputProps): ReactNode {
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  return (
    <input
      ref={input}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      className="search-bar__input"
      {...bar.list.fieldAttributes(bar.hasList)}
      aria-label="City, neighborhood, ZIP, address or MLS number"
      aria-busy={bar.isAsking}
      placeholder={search.tags.length > 0 ? 'Add a location' : isNarrow ? 'City, ZIP or address' : everything}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      value={bar.text}
      onFocus={onFocus}
      onClick={bar.open}
      onChange={(event) => bar.type(event.currentTarget.value)}
      onKeyDown={(event) =>
        pressInField(event, bar, search, event.currentTarget.closest<HTMLElement>('.search-bar'))
      }
    />
  );
}
