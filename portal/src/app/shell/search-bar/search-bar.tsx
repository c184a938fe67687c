import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useOutsidePress } from '../../../ui/use-outside-press.ts';
import { BarBox } from './bar-box.tsx';
import { BarPanel } from './bar-panel.tsx';
import { useBar } from './use-bar.ts';
import { useBarFocus } from './use-bar-focus.ts';
import { useVisibleHeight } from './use-visible-height.ts';
import './search-bar.css';

interface SearchBarProps {
  /** The search that a chosen suggestion is added to; its tags are shown in the bar. */
  readonly search: SearchState;
  readonly label: string;
  readonly look: 'header' | 'hero';
}

/** Finds listings by areas, addresses and MLS numbers, which become tags of the search; full-screen on phones. */
export function SearchBar({ search, label, look }: SearchBarProps): ReactNode {
  const bar = useBar(search);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isExpanded, expand] = useState(false);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isFull = isPhone && bar.isOpen;
  const height = useVisibleHeight(isFull);
  const leave = () => {
    bar.close();
    expand(false);
  };
  const leaveFull = () => {
    bar.close();
    input.current?.blur();
  };
  useOutsidePress(root, leave);
  const focus = useBarFocus({ root, input, isPhone, isOpen: bar.isOpen, onLeave: leave });
  const parts = { bar, input, onRemoved: focus.focusQuietly };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers that are two years old
    <div
      className={`search-bar search-bar--${look}`}
      role="search"
      aria-label={label}
      ref={root}
      tabIndex={-1}
      data-full={isFull || undefined}
      onBlur={focus.onBlur}
    >
      <div className="search-bar__float" style={height === null ? undefined : { blockSize: height }}>
        <form
          className="search-bar__form"
          onSubmit={(event) => {
            event.preventDefault();
            void bar.enter();
            focus.hideKeyboard();
          }}
        >
          {isFull && <BackButton onClick={leaveFull} />}
          <BarBox
            {...parts}
            search={search}
            isWide={bar.isOpen || isExpanded}
            onExpand={() => expand(true)}
            onFocus={() => focus.isQuiet() || bar.open()}
          />
        </form>
        {bar.isOpen && (
          <BarPanel
            {...parts}
            onGo={focus.hideKeyboard}
            onSearchWords={() => {
              bar.searchWords();
              if (isFull) focus.hideKeyboard();
              else focus.focusQuietly();
            }}
          />
        )}
      </div>
      <LiveRegion message={bar.announcement} />
    </div>
  );
}

const BackButton = ({ onClick }: { readonly onClick: () => void }): ReactNode => (
  <button type="button" className="search-bar__back" aria-label="Back" onClick={onClick}>
    <Icon name="arrow-left" />
  </button>
);
