import type { Place, PlaceCategory } from '@hearth/domain/contract/places.ts';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import { adoptSheet } from '../element/adopt-sheet.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import sheet from './place-suggestions.css';
import { foundText } from './search-words.ts';
import { usePlaces } from './use-places.ts';

export interface PlaceSuggestionsProps {
  readonly client: Client;
  readonly lease: boolean;
  /** What holds the text field; the list is drawn in it. */
  readonly field: RefObject<HTMLElement | null>;
  /** What the field said when it was entered: that alone asks for nothing. */
  readonly location: string;
  readonly onPlace: (name: string) => void;
  /** One listing was chosen and not a place. */
  readonly onListing: (selection: ListingSelection) => void;
}

const headings: Readonly<Record<PlaceCategory, string>> = {
  address: 'Addresses',
  neighborhood: 'Neighborhoods',
  city: 'Cities',
  county: 'Counties',
  zip: 'ZIP codes',
  schoolDistrict: 'School districts',
  school: 'Schools',
  mlsArea: 'MLS areas',
  mlsNumber: 'MLS numbers',
};

/** Makes the text field it is put beside a combobox, with what its text may mean grouped by category. */
export function PlaceSuggestions(props: PlaceSuggestionsProps): ReactNode {
  const { client, lease, field, location, onPlace, onListing } = props;
  const { suggested, ask, forget } = usePlaces(client, lease);
  const [active, setActive] = useState(-1);
  const id = useId();
  const hits = suggested?.hits ?? [];

  const choose = (place: Place | undefined) => {
    if (!place) return false;
    forget();
    if (place.url === null) onPlace(place.name);
    else {
      const listingid = /([^-/]+)\.html$/.exec(place.url)?.[1] ?? place.name;
      onListing({ listingid, url: new URL(place.url, client.baseUrl).href });
    }
    return true;
  };
  /** Answers whether the key was meant for the list. */
  const press = (key: string, text: string): boolean => {
    if (key === 'Tab') forget();
    if (hits.length === 0) return false;
    if (key === 'ArrowDown') setActive(((active + 2) % (hits.length + 1)) - 1);
    else if (key === 'ArrowUp') setActive(active < 0 ? hits.length - 1 : active - 1);
    else if (key === 'Escape') forget();
    else if (key === 'Enter') {
      const meant = hits[active] ?? (suggested?.text === text.trim() ? firstMeant(hits, text) : undefined);
      if (!choose(meant)) forget();
      return meant !== undefined;
    } else return false;
    return true;
  };
  useFieldEvents(field, location, {
    press,
    ask(text) {
      setActive(-1);
      ask(text);
    },
    forget,
  });
  useComboboxRoles(field, id, hits.length > 0, active);
  return (
    <>
      <LiveRegion message={suggested ? foundText(hits.length) : ''} />
      {hits.length > 0 && <PlaceList id={id} hits={hits} active={active} onChoose={choose} />}
    </>
  );
}

/** Enter takes the first one that begins as the text does (specification section 4), not any that only contains it. */
const firstMeant = (hits: readonly Place[], text: string): Place | undefined =>
  hits.find(({ name }) => name.toLowerCase().startsWith(text.trim().toLowerCase()));

interface FieldEvents {
  readonly press: (key: string, text: string) => boolean;
  readonly ask: (text: string) => void;
  readonly forget: () => void;
}

/** Hears the field before its own handlers do, so that a key for the list is not one for the form. */
function useFieldEvents(field: RefObject<HTMLElement | null>, location: string, events: FieldEvents): void {
  const latest = useRef(events);
  latest.current = events;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the field said when it was entered
  useEffect(() => {
    const root = field.current;
    const input = root?.querySelector('input');
    if (!root || !input) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || !latest.current.press(event.key, input.value)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const ask = () => latest.current.ask(input.value);
    const leave = () => latest.current.forget();
    root.addEventListener('keydown', press, true);
    root.addEventListener('input', ask);
    root.addEventListener('focusout', leave);
    if (input.value.trim() !== location) ask();
    return () => {
      root.removeEventListener('keydown', press, true);
      root.removeEventListener('input', ask);
      root.removeEventListener('focusout', leave);
    };
  }, [field]);
}

function useComboboxRoles(
  field: RefObject<HTMLElement | null>,
  id: string,
  isOpen: boolean,
  active: number,
): void {
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    if (!input) return;
    const roles = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen && id,
      'aria-activedescendant': isOpen && active >= 0 && `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(roles)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  }, [field, id, isOpen, active]);
}

interface PlaceListProps {
  readonly id: string;
  readonly hits: readonly Place[];
  readonly active: number;
  readonly onChoose: (place: Place) => void;
}

function PlaceList({ id, hits, active, onChoose }: PlaceListProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div
      className="hearth-places"
      part="suggestions"
      ref={root}
      role="listbox"
      id={id}
      aria-label="Suggestions"
      // The field keeps the focus, and with it the list, while somebody presses or scrolls in it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {grouped(hits).map(({ category, places }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={category} role="group" aria-label={headings[category]}>
          <div className="hearth-places__heading" aria-hidden="true">
            {headings[category]}
          </div>
          {places.map(({ place, index }) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
            <div
              key={index}
              className="hearth-places__place"
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              onClick={() => onChoose(place)}
            >
              <span>
                {place.name}
                {place.detail && <small>{place.detail}</small>}
              </span>
              {place.count !== null && <small>{place.count.toLocaleString('en-US')}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface Group {
  readonly category: PlaceCategory;
  readonly places: { readonly place: Place; readonly index: number }[];
}

/** In the order in which they came. */
function grouped(hits: readonly Place[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, place] of hits.entries()) {
    const last = groups.at(-1);
    if (last?.category === place.category) last.places.push({ place, index });
    else groups.push({ category: place.category, places: [{ place, index }] });
  }
  return groups;
}
