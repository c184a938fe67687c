import type { Suggestion, SuggestionCategory } from '@hearth/domain/contract/places.ts';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import sheet from './place-list.css';

const headings: Readonly<Record<SuggestionCategory, string>> = {
  address: 'Addresses',
  neighborhood: 'Neighborhoods',
  city: 'Cities',
  county: 'Counties',
  zipCode: 'ZIP codes',
  schoolDistrict: 'School districts',
  school: 'Schools',
  mlsArea: 'MLS areas',
  mlsNumber: 'MLS numbers',
};

export interface PlaceListProps {
  readonly id: string;
  readonly hits: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (place: Suggestion) => void;
  /** How a name is drawn where it is more than text. */
  readonly drawName?: (name: string) => ReactNode;
}

/** Suggestions as a list box in groups; the field beside it keeps the focus and handles the keys. */
export function PlaceList({ id, hits, active, onChoose, drawName }: PlaceListProps): ReactNode {
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
      // The field keeps the focus, and with it the list, while the visitor presses or scrolls in it.
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
                {drawName ? drawName(place.name) : place.name}
                {place.detail && <small>{place.detail}</small>}
              </span>
              {place.count !== null && (
                <small>
                  {place.count.toLocaleString('en-US')}
                  <VisuallyHidden>{place.count === 1 ? ' home' : ' homes'}</VisuallyHidden>
                </small>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface Group {
  readonly category: SuggestionCategory;
  readonly places: { readonly place: Suggestion; readonly index: number }[];
}

/** In the order in which they came. */
function grouped(hits: readonly Suggestion[]): readonly Group[] {
  const groups: Group[] = [];
  // Not by `entries()`, of which old libraries on a page make the places alone.
  hits.forEach((place, index) => {
    const last = groups.at(-1);
    if (last?.category === place.category) last.places.push({ place, index });
    else groups.push({ category: place.category, places: [{ place, index }] });
  });
  return groups;
}
