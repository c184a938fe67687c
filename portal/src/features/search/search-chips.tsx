import type { AppliedChip } from '@hearth/domain/search/filters/applied-chips.ts';
import type { FilterKey } from '@hearth/domain/search/filters/filters.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import './search-chips.css';

interface SearchChipsProps {
  readonly chips: readonly AppliedChip[];
  /** Filters that differ from those of the saved search that is open. */
  readonly changed: ReadonlySet<FilterKey>;
  /** Ids of areas of a link whose names are not known yet; a named area is a tag. */
  readonly locations: readonly string[];
  /** The search is limited to a bounding box on the map. */
  readonly area: boolean;
  readonly onClearFilters: (keys: readonly FilterKey[]) => void;
  readonly onClearLocation: (id: string) => void;
  readonly onClearArea: () => void;
}

/** The applied filters as chips, each with its own remove button. The search bar shows the tags. */
export function SearchChips(props: SearchChipsProps): ReactNode {
  const { chips, changed, locations, area } = props;
  const { onClearFilters, onClearLocation, onClearArea } = props;
  if (chips.length + locations.length === 0 && !area) return null;
  return (
    <ul className="chips" aria-label="Applied filters">
      {locations.map((id, index) => (
        <li key={id}>
          <Chip
            text={index === 0 ? 'Selected area' : `Selected area ${index + 1}`}
            onRemove={() => onClearLocation(id)}
          />
        </li>
      ))}
      {area && (
        <li>
          <Chip text="Map area" onRemove={onClearArea} />
        </li>
      )}
      {chips.map(({ keys, text }) => (
        <li key={keys[0]}>
          <Chip
            text={text}
            isChanged={keys.some((key) => changed.has(key))}
            onRemove={() => onClearFilters(keys)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly text: string;
  readonly isChanged?: boolean;
  readonly onRemove: () => void;
}

function Chip({ text, isChanged = false, onRemove }: ChipProps): ReactNode {
  return (
    <button type="button" className="chip" data-changed={isChanged || undefined} onClick={onRemove}>
      <VisuallyHidden>Remove </VisuallyHidden>
      <span>{text}</span>
      {isChanged && <VisuallyHidden>, not saved yet</VisuallyHidden>}
      <Icon name="close" />
    </button>
  );
}
