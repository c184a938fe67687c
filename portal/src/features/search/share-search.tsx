import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { type ReactNode, useState } from 'react';
import { RoundButton } from '../../ui/round-button.tsx';
import { pathOfSearch } from '../../ui/search-path.ts';
import { ShareDialog } from '../../ui/share-dialog.tsx';

interface ShareSearchProps {
  readonly search: SearchState;
  /** What the search is called, e.g. 'Homes for sale in Zilker'. */
  readonly name: string;
}

/** The whole search as a link. */
export function ShareSearch({ search, name }: ShareSearchProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoundButton icon="share" label="Share this search" onClick={() => setOpen(true)} />
      {open && (
        <ShareDialog
          title="Share this search"
          name={name}
          path={pathOfSearch(search)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
