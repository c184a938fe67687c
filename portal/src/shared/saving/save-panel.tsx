import type { SavedHomes } from '@hearth/domain/contract/collection.ts';
import { mostCollections } from '@hearth/domain/people/collection-rules.ts';
import { createAttempts } from '@hearth/widgets/client/attempts.ts';
import { mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { useSession } from '../app/app-context.tsx';
import { ContactMails } from '../app/contact-mails.tsx';
import { shortName } from '../changes/short-name.ts';
import { useChange } from '../changes/use-change.ts';
import { ThingForm } from '../forms/thing-form.tsx';
import { createdCollection, failureReason, membership } from './collection-changes.ts';
import { storeCollection } from './collection-effects.ts';
import { type Collections, privateCollections, useCollections } from './collection-queries.ts';
import { homeCount } from './home-count.ts';
import type { SavedHome } from './saving.ts';
import './save-panel.css';

interface SavePanelProps {
  readonly home: SavedHome;
  readonly onClose: () => void;
}

/** The person's collections, of which those with the home are checked. */
export function SavePanel({ home, onClose }: SavePanelProps): ReactNode {
  const { collections, query } = useCollections();
  return (
    <SmallDialog title="Save to a collection" onClose={onClose}>
      <p className="save-panel__home">{home.street}</p>
      {collections && <Choice home={home} collections={collections} />}
      <ContactMails />
      {!collections && query.error && (
        <Notice
          onRetry={mayRetry(query.error) ? () => void query.refetch() : undefined}
          isRetrying={query.isFetching}
        >
          {`Your collections could not be loaded. ${failureReason(query.error)}`}
        </Notice>
      )}
      {!collections && !query.error && (
        <div className="save-panel__waiting" aria-busy="true">
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </div>
      )}
      <Button className="save-panel__done" onClick={onClose}>
        Done
      </Button>
    </SmallDialog>
  );
}

interface ChoiceProps {
  readonly home: SavedHome;
  readonly collections: Collections;
}

function Choice({ home, collections }: ChoiceProps): ReactNode {
  // By name: what was changed last would move under the pointer.
  const own = collections.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return (
    <>
      {own.length > 0 && (
        <ul className="save-panel__list" aria-label="Your collections">
          {own.map((collection) => (
            <li key={collection.id}>
              <CollectionCheck home={home} collection={collection} />
            </li>
          ))}
        </ul>
      )}
      {privateCollections(own).length < mostCollections ? (
        <NewCollection home={home} isOnly={own.length === 0} />
      ) : (
        <p className="save-panel__home">
          You have {mostCollections} collections, which is the most. Delete one in{' '}
          <a href="/menu/collections">Collections</a> to make room for another.
        </p>
      )}
    </>
  );
}

interface CollectionCheckProps {
  readonly home: SavedHome;
  readonly collection: SavedHomes;
}

function CollectionCheck({ home, collection }: CollectionCheckProps): ReactNode {
  const session = useSession();
  const { change } = useChange((isIn: boolean) => membership(session, collection, home.listingid, isIn));
  const { name, listingIds, keptIds, sharedBy } = collection;
  const isKept = keptIds.includes(home.listingid);
  return (
    <label className="save-panel__check">
      <input
        type="checkbox"
        checked={listingIds.includes(home.listingid)}
        // Until the server has made it there is nothing to change.
        disabled={!collection.can.changeHomes || isKept}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span className="save-panel__name" dir="auto">
        {name}
      </span>{' '}
      <span className="save-panel__count">
        {homeCount(listingIds.length)}
        {sharedBy && ` · shared by ${sharedBy.firstname}`}
        {isKept && ' · added by someone else'}
      </span>
    </label>
  );
}

interface NewCollectionProps {
  readonly home: SavedHome;
  /** There is no other collection to choose. */
  readonly isOnly: boolean;
}

/** Makes a collection that has the home from its start. */
function NewCollection({ home, isOnly }: NewCollectionProps): ReactNode {
  const session = useSession();
  const [attempts] = useState(createAttempts);
  const [isOpen, open] = useState(isOnly);
  const [made, setMade] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => open(false);
  const wasOpen = useRef(isOpen);
  // Before the dialog notices that the focused field is gone.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const create = async (name: string, isHere: () => boolean) => {
    const collection = await createdCollection(session.client, attempts, {
      name,
      listings: [home.listingid],
    });
    storeCollection(session, collection, home.listingid);
    const words = `Saved to ${shortName(collection.name)}`;
    if (!isHere()) return session.changes.say(words);
    setMade(words);
    close();
  };
  return (
    <>
      {isOpen ? (
        <ThingForm
          action="Create and save"
          reason={failureReason}
          onCancel={close}
          onSend={({ name }, isHere) => create(name, isHere)}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className="hearth-button hearth-button--quiet save-panel__new"
          onClick={() => open(true)}
        >
          New collection
        </button>
      )}
      <LiveRegion message={made} />
    </>
  );
}
