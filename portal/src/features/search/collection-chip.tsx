import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useCollections } from '../../shared/saving/collection-queries.ts';
import './search-chips.css';

const reservedNames: Readonly<Record<string, string>> = {
  [dismissedCollection]: 'Hidden homes',
  [proposedCollection]: 'Recommended homes',
};

interface CollectionChipProps {
  /** Of the collection whose homes alone are searched. */
  readonly id: string;
  readonly onClear: () => void;
}

/** The collection that a search is limited to, with the way to search all homes. */
export function CollectionChip({ id, onClear }: CollectionChipProps): ReactNode {
  const { collections } = useCollections();
  const name = reservedNames[id] ?? collections?.find((each) => each.id === id)?.name ?? 'Collection';
  return (
    <ul className="chips" aria-label="Collection">
      <li>
        <button type="button" className="chip" onClick={onClear}>
          <VisuallyHidden>Remove </VisuallyHidden>
          <span>
            <bdi>{name}</bdi>
          </span>
          <Icon name="close" />
        </button>
      </li>
    </ul>
  );
}
