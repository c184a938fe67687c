import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { updateSavedSearch } from '@hearth/domain/contract/saved-search.ts';
import type { ReactNode } from 'react';
import { useSession } from '../app/app-context.tsx';
import { storeSavedSearch } from './saved-search-changes.ts';
import { SavedSearchDialog, type SavedSearchWords } from './saved-search-dialog.tsx';

interface EditSavedSearchProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

/** Changes the words and the mails of a saved search. */
export function EditSavedSearch({ search, onClose }: EditSavedSearchProps): ReactNode {
  const { id, name, description, cadence, notifyAgent } = search;
  const session = useSession();
  const send = async (body: SavedSearchWords, isHere: () => boolean) => {
    storeSavedSearch(session, await session.client.call(updateSavedSearch, { params: { id }, body }));
    session.changes.say('Changes saved');
    if (isHere()) onClose();
  };
  return (
    <SavedSearchDialog
      title="Edit saved search"
      initial={{ name, description: description ?? '', cadence, notifyAgent }}
      onSend={send}
      onClose={onClose}
    />
  );
}
