import { SuggestionList } from '@hearth/widgets/search/suggestion-list.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode, RefObject } from 'react';
import { BarHome } from './bar-home.tsx';
import { pressInPanel } from './bar-keys.ts';
import { Emphasis } from './emphasis.tsx';
import { offlineWords } from './offline-words.ts';
import { PlainLanguageOffer } from './plain-language-offer.tsx';
import type { Bar } from './use-bar.ts';
import './bar-panel.css';

interface BarPanelProps {
  readonly bar: Bar;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The panel leads to another page. */
  readonly onGo: () => void;
  /** The pressed button was removed: the focus needs another element. */
  readonly onRemoved: () => void;
  /** The words of the text are searched for in addresses. */
  readonly onSearchWords: () => void;
}

/** Recent searches and Search Nearby while the field is empty, else the meanings of its text. */
export function BarPanel(props: BarPanelProps): ReactNode {
  const { bar, input, onGo, onRemoved } = props;
  const isEmpty = bar.text.trim() === '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field has the focus while the pointer presses in the panel
    <div
      className="bar-panel"
      onMouseDown={preventBlur}
      onKeyDown={(event) => pressInPanel(event, bar, input.current)}
    >
      {!isEmpty && !bar.isOnline && <p className="bar-panel__none">{offlineWords}</p>}
      {isEmpty || !bar.isOnline ? (
        <BarHome
          bar={bar}
          onGo={() => {
            bar.close();
            onGo();
          }}
          onRemoved={onRemoved}
        />
      ) : (
        <Meanings {...props} />
      )}
    </div>
  );
}

/** The offer of a sentence, the suggestions, or that there are none. */
function Meanings({ bar, onGo, onRemoved, onSearchWords }: BarPanelProps): ReactNode {
  return (
    <>
      {bar.offer && (
        <PlainLanguageOffer
          offer={bar.offer}
          onRemove={(chip) => {
            bar.plain.remove(chip);
            onRemoved();
          }}
          onAdd={(chip) => {
            bar.plain.add(chip);
            onRemoved();
          }}
          onTake={(chips) => {
            void bar.takeOffer(chips);
            onGo();
          }}
        />
      )}
      {bar.hasList && bar.note !== null && <p className="bar-panel__none">{bar.note}</p>}
      {bar.hasList && (
        <SuggestionList
          id={bar.list.id}
          hits={bar.hits}
          active={bar.list.active}
          onChoose={(suggestion) => {
            bar.choose(suggestion);
            onGo();
          }}
          drawName={(name) => <Emphasis name={name} text={bar.text} />}
        />
      )}
      {bar.isNone && (
        <NothingFound
          unclear={bar.unclear}
          onSearch={onSearchWords}
          onSearchDescriptions={() => {
            bar.searchDescriptions();
            onGo();
          }}
        />
      )}
    </>
  );
}

interface NothingFoundProps {
  readonly unclear: string | null;
  readonly onSearch: () => void;
  readonly onSearchDescriptions: () => void;
}

/** Action of Enter without suggestions; buttons search addresses and descriptions for the words. */
function NothingFound({ unclear, onSearch, onSearchDescriptions }: NothingFoundProps): ReactNode {
  return (
    <div className="bar-panel__unclear">
      <p>{unclear ?? 'No matching places. Press Enter to search addresses.'}</p>
      {unclear !== null && (
        <Button icon="search" onClick={onSearch}>
          Search addresses instead
        </Button>
      )}
      <Button icon="search" onClick={onSearchDescriptions}>
        Search listing descriptions
      </Button>
    </div>
  );
}

function preventBlur(event: { readonly target: EventTarget; preventDefault(): void }): void {
  if (!(event.target as Element).closest('input, select, textarea')) event.preventDefault();
}
