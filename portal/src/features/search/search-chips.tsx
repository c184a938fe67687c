import { describeFilter } from '@hearth/domain/search/applied-filters.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import type { SearchTag } from '@hearth/domain/search/tag.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';

interface SearchChipsProps {
  readonly filters: Filters;
  readonly applied: readonly FilterKey[];
  readonly tags: readonly SearchTag[];
  /** Boundaries by id that a link brought without their names. */
  readonly locations: readonly string[];
  /** The search is held to a box on the map. */
  readonly area: boolean;
  readonly onClearFilter: (key: FilterKey) => void;
  readonly onClearTag: (tag: SearchTag) => void;
  readonly onClearLocation: (id: string) => void;
  readonly onClearArea: () => void;
}

/** What narrows the search, each removable by itself. */
export function SearchChips(props: SearchChipsProps): ReactNode {
  const { filters, applied, tags, locations, area } = props;
  const { onClearFilter, onClearTag, onClearLocation, onClearArea } = props;
  if (applied.length + tags.length + locations.length === 0 && !area) return null;
  return (
    <ul className="chips" aria-label="Applied filters">
      {tags.map((tag) => (
        <li key={`${tag.type} ${tag.id}`}>
          <Chip text={tag.label} onRemove={() => onClearTag(tag)} />
        </li>
      ))}
      {locations.map((id) => (
        <li key={id}>
          <Chip text={`Area ${nameOfBoundary(id)}`} onRemove={() => onClearLocation(id)} />
        </li>
      ))}
      {area && (
        <li>
          <Chip text="Map area" onRemove={onClearArea} />
        </li>
      )}
      {applied.map((key) => (
        <li key={key}>
          <Chip text={describeFilter(key, filters[key])} onRemove={() => onClearFilter(key)} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }): ReactNode {
  return (
    <button type="button" className="chip" onClick={onRemove}>
      <VisuallyHidden>Remove </VisuallyHidden>
      <span>{text}</span>
      <Icon name="close" />
    </button>
  );
}

/** 'city-round-rock' reads 'round rock'; ids without words stay as they are. */
const nameOfBoundary = (id: string): string => id.replace(/^[a-z]+-/, '').replaceAll('-', ' ') || id;
