import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import type { ReactNode, RefObject } from 'react';
import { BarInput } from './bar-input.tsx';
import { BarTags } from './bar-tags.tsx';
import type { Bar } from './use-bar.ts';

interface BarBoxProps {
  readonly bar: Bar;
  readonly search: SearchState;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Over as many lines as the tags take. */
  readonly isWide: boolean;
  readonly onExpand: () => void;
  readonly onFocus: () => void;
  /** The pressed button is gone: the focus needs another element. */
  readonly onRemoved: () => void;
}

/** The tags of the search, the text field and its buttons. */
export function BarBox(props: BarBoxProps): ReactNode {
  const { bar, search, input, isWide, onExpand, onFocus, onRemoved } = props;
  const hasContent = bar.text !== '' || search.tags.length + search.locations.length > 0;
  return (
    <div className="search-bar__box" data-wide={isWide || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach the text field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className="search-bar__field"
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      >
        <BarTags
          tags={search.tags}
          expanded={isWide}
          onExpand={onExpand}
          onToggle={bar.toggle}
          onRemove={(tag) => {
            bar.remove(tag);
            onRemoved();
          }}
        />
        <BarInput bar={bar} search={search} input={input} onFocus={onFocus} />
      </div>
      {hasContent && (
        <button
          type="button"
          className="search-bar__clear"
          aria-label="Clear"
          onClick={() => {
            bar.clear();
            onRemoved();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <button type="submit" className="search-bar__submit">
        <Icon name="search" />
        <span>Search</span>
      </button>
    </div>
  );
}
