import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { addSavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { longest } from '@hearth/domain/inquiry/person-rules.ts';
import { privateIsNotShared, usualCadence } from '@hearth/domain/people/saved-search-rules.ts';
import { isOfPersonalList } from '@hearth/domain/search/account-scope.ts';
import { type AppliedChip, appliedChips } from '@hearth/domain/search/filters/applied-chips.ts';
import { encodeSavedSearch, isSavedAlike } from '@hearth/domain/search/saved-search.ts';
import { createAttempts } from '@hearth/widgets/client/attempts.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { meQuery } from '../../shared/account/me-query.ts';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { storeSavedSearch, update } from '../../shared/saved-searches/saved-search-changes.ts';
import {
  SavedSearchDialog,
  type SavedSearchWords,
} from '../../shared/saved-searches/saved-search-dialog.tsx';
import { withToasts } from '../../ui/toast.ts';
import { useSavedChanges } from './use-saved-changes.ts';
import type { SearchUrl } from './use-search-url.ts';

interface SaveSearchProps {
  readonly url: SearchUrl;
  /** Its words, which begin the proposed name. */
  readonly heading: string;
  /** The saved search that is open. */
  readonly saved: SavedSearch | undefined;
  /** Moves the focus to the number of homes, once a pressed button has nothing more to do. */
  readonly focusCount: () => void;
}

/** Saves the search, or the changes of the saved search that is open (specification section 4). */
export function SaveSearch({ url, heading, saved, focusCount }: SaveSearchProps): ReactNode {
  const { account, unlock } = useApp();
  const { viewer, searches } = useSession();
  const [isOpen, open] = useState(false);
  const changes = useSavedChanges(url, saved);
  const { search } = url;
  const isGuest = viewer.role === 'guest';
  if (isOfPersonalList(search.account)) return null;
  const before = changes?.before ?? searches.bare(search.lease);
  const isChanged = !isSavedAlike(search, before);
  const reset = () => {
    url.change(before, { touched: 'all' });
    focusCount();
  };
  const press = () => {
    if (!isGuest) open(true);
    else if (unlock) account.open({ name: 'sign up', wantedSearch: heading });
  };
  return (
    <div className="search__save">
      {changes && isChanged && <p className="search__changed">{changedText(changes.removed)}</p>}
      {saved && (
        <Button disabled={!isChanged} onClick={reset}>
          <span>
            Reset <span className="search__word">changes</span>
          </span>
        </Button>
      )}
      <Button aria-haspopup="dialog" disabled={!isChanged} onClick={press}>
        {saved ? (
          'Save as new'
        ) : (
          <span>
            Save <span className="search__word">search</span>
          </span>
        )}
      </Button>
      {saved?.can.update && <Update url={url} saved={saved} isChanged={isChanged} focusCount={focusCount} />}
      {isOpen && <NewSearch url={url} heading={heading} onClose={() => open(false)} />}
    </div>
  );
}

/** Names the filters that are gone; those that are new or changed are marked at their chips. */
const changedText = (removed: readonly AppliedChip[]): string =>
  removed.length === 0
    ? 'Filters changed'
    : `Filters changed. Removed: ${removed.map(({ text }) => text).join(', ')}`;

/** The query under which the search of an address is saved. */
function useSavedQuery({ search }: SearchUrl): string {
  const { searches } = useSession();
  return new URLSearchParams(encodeSavedSearch(search, searches.defaults(search.lease))).toString();
}

interface UpdateProps extends Pick<SaveSearchProps, 'url' | 'focusCount'> {
  readonly saved: SavedSearch;
  readonly isChanged: boolean;
}

/** A search that people share takes no Private: the button explains why. */
function Update({ url, saved, isChanged, focusCount }: UpdateProps): ReactNode {
  const session = useSession();
  const query = useSavedQuery(url);
  const button = useRef<HTMLButtonElement>(null);
  const { change, isPending } = useChange(() => {
    const updating = update(session, saved, query);
    return {
      ...updating,
      onSuccess(updated: SavedSearch) {
        if (document.activeElement === button.current) focusCount();
        updating.onSuccess?.(updated);
      },
    };
  });
  const refuse = () =>
    withToasts((toasts) => toasts.error(privateIsNotShared, { id: 'private-is-not-shared' }));
  const isRefused = saved.isShared && url.search.filters.mlsStatus.includes('Private');
  return (
    <Button
      ref={button}
      look="primary"
      disabled={!isChanged}
      aria-disabled={isPending || isRefused || undefined}
      {...(isRefused && { title: privateIsNotShared })}
      onClick={() => (isRefused ? refuse() : isPending || change())}
    >
      <span>
        Update <span className="search__word">search</span>
      </span>
    </Button>
  );
}

interface NewSearchProps extends Omit<SaveSearchProps, 'saved' | 'focusCount'> {
  readonly onClose: () => void;
}

/** Saves the search under a name and opens its page. */
function NewSearch({ url, heading, onClose }: NewSearchProps): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const query = useSavedQuery(url);
  const [attempts] = useState(createAttempts);
  const { data: me } = useQuery(meQuery(session));
  const cadence = me?.hasOptedOutOfEmail ? 'never' : usualCadence;
  const { filters, lease } = url.search;
  const chips = appliedChips(filters, session.searches.defaults(lease).filters).map(({ text }) => text);
  const send = async (words: SavedSearchWords, isHere: () => boolean) => {
    const body = { ...words, query };
    const headers = { [idempotencyHeader]: attempts.keyOf(body) };
    const saved = await session.client.call(addSavedSearch, { body, headers });
    attempts.succeed();
    storeSavedSearch(session, saved);
    session.changes.say('Search saved');
    if (isHere()) void navigate(session.to(`/saved-search/${saved.id}`));
  };
  return (
    <SavedSearchDialog
      title="Save this search"
      query={query}
      initial={{
        name: [heading, ...chips].join(', ').slice(0, longest),
        description: '',
        cadence,
        notifyAgent: false,
      }}
      onSend={send}
      onClose={onClose}
    />
  );
}
