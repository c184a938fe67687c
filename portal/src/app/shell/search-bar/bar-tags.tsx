import { shownTags } from '@hearth/domain/search/tags/change-tags.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { useFitting } from './use-fitting.ts';
import './bar-tags.css';

interface BarTagsProps {
  readonly tags: readonly SearchTag[];
  /** Over as many lines as they take. */
  readonly expanded: boolean;
  readonly onExpand: () => void;
  readonly onRemove: (tag: SearchTag) => void;
  readonly onToggle: (group: SearchTag) => void;
}

/** The tags of the search as chips; where the line is full, the first one is cut and the others are behind '+N more'. */
export function BarTags({ tags, expanded, onExpand, onRemove, onToggle }: BarTagsProps): ReactNode {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const shown = shownTags(tags);
  const fitting = useFitting(list);
  const count = expanded ? shown.length : Math.min(Math.max(1, fitting), shown.length);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="bar-tags" ref={setList} aria-label="Locations of this search">
        {shown.map((tag, at) => (
          <li key={`${tag.type} ${tag.id}`} className="bar-tags__item" data-over={at >= count || undefined}>
            {tag.type === 'group' && (
              <button
                type="button"
                className="bar-tag"
                aria-expanded={tag.open === true}
                onClick={() => onToggle(tag)}
              >
                <span>{tag.label}</span>
                <Icon name="chevron-down" />
              </button>
            )}
            <button type="button" className="bar-tag" data-child={tag.isChild} onClick={() => onRemove(tag)}>
              <VisuallyHidden>Remove {tag.type === 'group' ? tag.label : ''}</VisuallyHidden>
              {tag.type !== 'group' && <span>{tag.label}</span>}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {count < shown.length && (
        <button type="button" className="bar-tags__more" aria-expanded={false} onClick={onExpand}>
          +{shown.length - count}
          <span className="bar-tags__word"> more</span>
        </button>
      )}
    </>
  );
}
