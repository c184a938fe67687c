import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Client } from '../client/client.ts';
import { pageAddress } from '../client/page-address.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { type Listbox, useListbox } from '../ui/use-listbox.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';
import { suggestedText } from './suggestion-words.ts';
import { type Taken, TakenNote } from './taken-note.tsx';
import { takenWords } from './taken-words.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface LocationSuggestionsProps {
  /** Handed in, because it is loaded beside this file and not after it. */
  readonly SuggestionList: ComponentType<SuggestionListProps>;
  readonly client: Client;
  readonly lease: boolean;
  /** The container of the text field; the list is rendered in it. */
  readonly field: RefObject<HTMLElement | null>;
  /** The text of the field when it received the focus or was last searched for; this text needs no suggestions. */
  readonly entered: RefObject<string>;
  readonly onLocation: (name: string) => void;
  /** A single listing was chosen, not an area. */
  readonly onListing: (selection: ListingSelection) => void;
}

/** Makes the text field it is put beside a combobox, with what its text may mean grouped by category. */
export function LocationSuggestions(props: LocationSuggestionsProps): ReactNode {
  const { SuggestionList, client, lease, field, entered, onLocation, onListing } = props;
  const { suggested, ask, forget } = useSuggestions(client, lease ? { lease } : {});
  const list = useListbox();
  const [isCleared, setCleared] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const hits = suggested?.hits ?? [];

  const choose = (hit: Suggestion | undefined) => {
    if (!hit) return false;
    forget();
    setTaken(null);
    if (hit.url === null) onLocation(hit.name);
    else {
      const listingid =
        hit.url
          .replace(/\.html$/, '')
          .split(/[-/]/)
          .at(-1) || hit.name;
      onListing({ listingid, url: pageAddress(hit.url, client.baseUrl) });
    }
    return true;
  };
  /** Returns whether the key was meant for the list. */
  const press = (key: string, text: string): boolean => {
    // A visitor who leaves the field or searches needs no suggestions.
    if (key === 'Tab' || (key === 'Enter' && hits.length === 0)) forget();
    if (hits.length === 0) return false;
    if (list.move(key, hits.length)) return true;
    if (key === 'Escape') forget();
    else if (key === 'Enter') {
      // Enter alone takes the first (specification section 4), of this very text. No guess leads to another page.
      const first = hits[0]?.likeness === 'similar' && hits[0].url !== null ? undefined : hits[0];
      const meant = hits[list.active] ?? (suggested?.text === text.trim() ? first : undefined);
      if (!choose(meant)) forget();
      const isGuess = hits[list.active] === undefined && meant?.likeness !== undefined && meant.url === null;
      if (isGuess) setTaken({ name: meant.name, typed: text.trim() });
      // An area whose name is written out needs no second Enter to be searched.
      return meant !== undefined && !(meant.url === null && isSame(meant.name, text));
    } else return false;
    return true;
  };
  useFieldEvents(field, entered, {
    press,
    ask(text) {
      list.point(-1);
      setCleared(!text.trim());
      setTaken(null);
      ask(text);
    },
    forget,
  });
  useFieldAttributes(field, list, hits.length > 0);
  const afterwards = isCleared ? 'Suggestions cleared' : '';
  const announced = suggested
    ? suggestedText(hits.length)
    : taken
      ? takenWords(taken, taken.typed).text
      : afterwards;
  return (
    <>
      <LiveRegion message={announced} />
      {hits.length > 0 && (
        <SuggestionList id={list.id} hits={hits} active={list.active} onChoose={choose} field={field} />
      )}
      {taken && (
        <TakenNote
          taken={taken}
          onBack={() => {
            setTaken(null);
            onLocation(taken.typed);
            field.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </>
  );
}

const isSame = (name: string, text: string): boolean => name.toLowerCase() === text.trim().toLowerCase();

interface FieldEvents {
  readonly press: (key: string, text: string) => boolean;
  readonly ask: (text: string) => void;
  readonly forget: () => void;
}

/** Listens before the field's own handlers: a key for the list does not reach the form. */
function useFieldEvents(
  field: RefObject<HTMLElement | null>,
  entered: RefObject<string>,
  events: FieldEvents,
): void {
  const latest = useEffectEvent(() => events);
  useEffect(() => {
    const root = field.current;
    const input = root?.querySelector('input');
    if (!root || !input) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || !latest().press(event.key, input.value)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const ask = () => latest().ask(input.value);
    const leave = () => latest().forget();
    root.addEventListener('keydown', press, true);
    root.addEventListener('input', ask);
    root.addEventListener('focusout', leave);
    // This code may load after the field was left.
    if (root.matches(':focus-within') && input.value.trim() !== entered.current) ask();
    return () => {
      root.removeEventListener('keydown', press, true);
      root.removeEventListener('input', ask);
      root.removeEventListener('focusout', leave);
    };
  }, [field, entered]);
}

function useFieldAttributes(field: RefObject<HTMLElement | null>, list: Listbox, isOpen: boolean): void {
  // Not a layout effect: where this code is here already, it mounts before React knows the field.
  useEffect(() => {
    const input = field.current?.querySelector('input');
    for (const [name, value] of Object.entries(list.fieldAttributes(isOpen))) {
      if (value === undefined) input?.removeAttribute(name);
      else input?.setAttribute(name, String(value));
    }
  });
}
