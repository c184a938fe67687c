import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { PlaceList } from '@hearth/widgets/search/place-list.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { BarHome } from './bar-home.tsx';
import { pressInField, pressInPanel } from './bar-keys.ts';
import { BarTags } from './bar-tags.tsx';
import { Emphasis } from './emphasis.tsx';
import { PlainLanguageOffer } from './plain-language-offer.tsx';
import { type Bar, offlineWords, useBar } from './use-bar.ts';
import { useOutsidePress } from './use-outside-press.ts';
import { useVisibleHeight } from './use-visible-height.ts';
import './search-bar.css';
import './bar-panel.css';

interface SearchBarProps {
  /** The search that what is chosen becomes a part of; its places stand in the bar. */
  readonly search: SearchState;
  readonly label: string;
  readonly look: 'header' | 'hero';
}

/** Finds listings by places, addresses and MLS numbers, which become tags of the search; full-screen on phones. */
export function SearchBar({ search, label, look }: SearchBarProps): ReactNode {
  const bar = useBar(search);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isExpanded, expand] = useState(false);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isFull = isPhone && bar.isOpen;
  const height = useVisibleHeight(isFull);
  const isEmpty = bar.text.trim() === '';
  const hasList = bar.isOpen && !isEmpty && bar.hits.length > 0;
  const isWide = bar.isOpen || isExpanded;
  useOutsidePress(root, () => {
    bar.close();
    expand(false);
  });

  const isQuiet = useRef(false);
  /** What was pressed is gone: the focus goes to the field, or, on a phone, where no keyboard comes up. */
  const focusQuietly = () => {
    isQuiet.current = true;
    (isPhone && !bar.isOpen ? root : input).current?.focus();
    isQuiet.current = false;
  };
  const leaveFull = () => {
    bar.close();
    input.current?.blur();
  };
  const afterLeaving = (event: FocusEvent) => {
    if (root.current?.contains(event.relatedTarget) || event.relatedTarget === null) return;
    bar.close();
    expand(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers that are two years old
    <div
      className={`search-bar search-bar--${look}`}
      role="search"
      aria-label={label}
      ref={root}
      tabIndex={-1}
      data-full={isFull || undefined}
      onBlur={afterLeaving}
    >
      <div className="search-bar__float" style={height === null ? undefined : { blockSize: height }}>
        <form
          className="search-bar__form"
          onSubmit={(event) => {
            event.preventDefault();
            void bar.enter();
            if (isFull) input.current?.blur();
          }}
        >
          {isFull && (
            <button type="button" className="search-bar__back" aria-label="Back" onClick={leaveFull}>
              <Icon name="arrow-left" />
            </button>
          )}
          <div className="search-bar__box" data-wide={isWide || undefined}>
            <div className="search-bar__field">
              <BarTags
                tags={search.tags}
                expanded={isWide}
                onExpand={() => expand(true)}
                onToggle={bar.toggle}
                onRemove={(tag) => {
                  bar.remove(tag);
                  focusQuietly();
                }}
              />
              <input
                ref={input}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                className="search-bar__input"
                role="combobox"
                aria-label="City, neighborhood, ZIP, address or MLS number"
                aria-autocomplete="list"
                aria-haspopup="listbox"
                aria-expanded={hasList}
                aria-controls={hasList ? id : undefined}
                aria-activedescendant={hasList && bar.active >= 0 ? `${id}-${bar.active}` : undefined}
                aria-busy={bar.isAsking}
                placeholder={
                  search.tags.length > 0 ? 'Add a place' : 'City, neighborhood, ZIP, address or MLS#'
                }
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={100}
                value={bar.text}
                onFocus={() => isQuiet.current || bar.open()}
                onClick={bar.open}
                onChange={(event) => bar.type(event.currentTarget.value)}
                onKeyDown={(event) => pressInField(event, bar, search, root.current)}
              />
            </div>
            {(bar.text !== '' || search.tags.length + search.locations.length > 0) && (
              <button
                type="button"
                className="search-bar__clear"
                aria-label="Clear"
                onClick={() => {
                  bar.clear();
                  focusQuietly();
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
        </form>
        {bar.isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus while somebody presses in it
          <div
            className="bar-panel"
            onMouseDown={keepFocus}
            onKeyDown={(event) => pressInPanel(event, bar, input.current)}
          >
            {!isEmpty && !bar.isOnline && <p className="bar-panel__none">{offlineWords}</p>}
            {isEmpty || !bar.isOnline ? (
              <BarHome
                bar={bar}
                onGo={() => {
                  bar.close();
                  if (isFull) input.current?.blur();
                }}
                onRemoved={focusQuietly}
              />
            ) : (
              <>
                {bar.offer && (
                  <PlainLanguageOffer
                    offer={bar.offer}
                    onRemove={(chip) => {
                      bar.plain.remove(chip);
                      focusQuietly();
                    }}
                    onTake={(chips) => {
                      void bar.takeOffer(chips);
                      if (isFull) input.current?.blur();
                    }}
                  />
                )}
                {hasList && (
                  <PlaceList
                    id={id}
                    hits={bar.hits}
                    active={bar.active}
                    onChoose={(place) => {
                      bar.choose(place);
                      if (isFull) input.current?.blur();
                    }}
                    drawName={(name) => <Emphasis name={name} text={bar.text} />}
                  />
                )}
                {bar.isNone && (
                  <NothingFound
                    bar={bar}
                    onSearch={() => {
                      bar.searchWords();
                      if (isFull) input.current?.blur();
                      else focusQuietly();
                    }}
                  />
                )}
              </>
            )}
          </div>
        )}
      </div>
      <LiveRegion message={bar.said} />
    </div>
  );
}

/** What Enter does where nothing is suggested; a sentence that means nothing here is searched for when that was read. */
function NothingFound({ bar, onSearch }: { readonly bar: Bar; readonly onSearch: () => void }): ReactNode {
  if (bar.unclear === null) {
    return (
      <p className="bar-panel__none">No results found. Press Enter to look for these words in addresses.</p>
    );
  }
  return (
    <div className="bar-panel__unclear">
      <p>{bar.unclear}</p>
      <Button icon="search" onClick={onSearch}>
        Look for these words in addresses
      </Button>
    </div>
  );
}

function keepFocus(event: { readonly target: EventTarget; preventDefault(): void }): void {
  if (!(event.target as Element).closest('input, select, textarea')) event.preventDefault();
}
