import type { Suggestion, SuggestionCategory } from '@hearth/domain/contract/suggestions.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { overPage } from './over-page.ts';
import sheet from './suggestion-list.css';

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

// The list of types has it from here: in its own file it would delay the suggestions by a request.
export { overPage };

export interface SuggestionListProps {
  readonly id: string;
  readonly hits: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (hit: Suggestion) => void;
  /** The field below which the list lies in the top layer; without it the list stays where it is rendered. */
  readonly field?: RefObject<HTMLElement | null>;
  /** How a name is drawn where it is more than text. */
  readonly drawName?: (name: string) => ReactNode;
}

/** Suggestions as a list box in groups; the field beside it keeps the focus and handles the keys. */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  const { id, hits, active, onChoose, field, drawName } = props;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (root.current && field?.current ? overPage(root.current, field.current) : undefined),
    [field],
  );
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div
      className="hearth-suggestions"
      part="suggestions"
      ref={root}
      role="listbox"
      popover={field && 'manual'}
      id={id}
      aria-label="Suggestions"
      // The field retains the focus, so the list stays open while the visitor presses or scrolls in it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {grouped(hits).map(({ category, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={category} role="group" aria-label={headings[category]}>
          <div className="hearth-suggestions__heading" aria-hidden="true">
            {headings[category]}
          </div>
          {entries.map(({ hit, index }) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
            <div
              key={index}
              className="hearth-suggestions__option"
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              onClick={() => onChoose(hit)}
            >
              <span>
                {drawName ? drawName(hit.name) : hit.name}
                {hit.detail && <small>{hit.detail}</small>}
              </span>
              {hit.count !== null && (
                <small>
                  {groupDigits(hit.count)}
                  <VisuallyHidden>{hit.count === 1 ? ' home' : ' homes'}</VisuallyHidden>
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
  readonly entries: { readonly hit: Suggestion; readonly index: number }[];
}

/** In the order in which they came. */
function grouped(hits: readonly Suggestion[]): readonly Group[] {
  const groups: Group[] = [];
  // Not by `entries()`, of which old libraries on a page copy the values alone.
  hits.forEach((hit, index) => {
    const last = groups.at(-1);
    if (last?.category === hit.category) last.entries.push({ hit, index });
    else groups.push({ category: hit.category, entries: [{ hit, index }] });
  });
  return groups;
}
