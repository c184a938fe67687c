import type { ListedCollection } from '@hearth/domain/contract/collection.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import {
  collectionsPerPage,
  firstCollectionName,
  mostCollections,
} from '@hearth/domain/people/collection-rules.ts';
import { createAttempts } from '@hearth/widgets/client/attempts.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageTitle } from '../../shared/app/page-title.tsx';
import { ofPerson } from '../../shared/app/person-words.ts';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { shortName } from '../../shared/changes/short-name.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { createdCollection, deletion, failureReason } from '../../shared/saving/collection-changes.ts';
import { storeCollection } from '../../shared/saving/collection-effects.ts';
import { collectionListQuery } from '../../shared/saving/collection-queries.ts';
import { sharedCollections } from '../../shared/saving/shared-collections.ts';
import { Invitations } from '../../shared/sharing/invitations.tsx';
import { useDeletion } from '../../shared/sharing/use-deletion.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { CollectionCard, CollectionCardSkeleton } from './collection-card.tsx';
import { CollectionDialog, type CollectionWords } from './collection-dialog.tsx';
import { FirstHomes } from './first-homes.tsx';
import './collections.css';

/** The person's collections: the recommended homes first, the dismissed ones last. */
export function CollectionsScreen({
  location,
  searchBar,
}: Pick<ScreenProps<'collections'>, 'location' | 'searchBar'>): ReactNode {
  const session = useSession();
  const { agentMode } = session;
  const address = useListAddress(location);
  const { query, data } = useShownQuery({
    ...collectionListQuery(session, address.page),
    // The page before stays until the next one is here.
    placeholderData: keepPreviousData,
  });
  const [edited, edit] = useState<ListedCollection | null>(null);
  const focusAfter = useFocusAfter('.collection-card__delete');
  const { change: remove } = useChange((collection: ListedCollection, at: number) => {
    focusAfter.removal(at);
    return deletion(session, collection, () => focusAfter.undo(collection.id));
  });
  const { deleteAt, dialog } = useDeletion(sharedCollections, remove);
  const isEmpty = data?.total === 0;
  return (
    <section className="list-page collections page-width">
      <PageHead />
      <div className="collections__head">
        <PageTitle>Collections</PageTitle>
        {data && <Create canAdd={data.canAdd} />}
      </div>
      {/* The invitations are those of the person who is signed in. */}
      {!agentMode && <Invitations kind={sharedCollections} />}
      <PersonalList
        name={ofPerson(session, 'collections')}
        request={query}
        reason={failureReason}
        items={data?.items}
        keyOf={({ id }) => id}
        className="collections__cards"
        empty={isEmpty && <NoCollections />}
        paging={
          data && {
            ...{ address, total: data.total, pageCount: Math.ceil(data.total / collectionsPerPage) },
            onEmptyFirstPage: () => void session.changes.settle(),
          }
        }
        skeleton={
          <SkeletonItems className="collections__cards" count={3}>
            <CollectionCardSkeleton />
          </SkeletonItems>
        }
      >
        {(collection, at) => (
          <CollectionCard
            collection={collection}
            onEdit={() => edit(collection)}
            onDelete={() => deleteAt(collection, at)}
          />
        )}
      </PersonalList>
      {dialog}
      {edited && <CollectionDialog collection={edited} onClose={() => edit(null)} />}
      {!agentMode && isEmpty && <FirstHomes searchBar={searchBar} />}
    </section>
  );
}

function NoCollections(): ReactNode {
  const { contact } = useSession();
  return (
    <div className="collections__empty">
      <h2>{contact ? `${contact.firstname} has no collections yet` : 'You have no collections yet'}</h2>
      <p>
        Tap <PortalIcon name="heart" /> Save on any home. {contact ? 'Their' : 'Your'} first one goes into “
        {firstCollectionName}”.
      </p>
    </div>
  );
}

/** Makes a collection and opens its page (specification section 2). */
function Create({ canAdd }: { readonly canAdd: boolean }): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [attempts] = useState(createAttempts);
  const [isOpen, open] = useState(false);
  if (!canAdd)
    return <p className="collections__note">You have {mostCollections} collections, which is the most.</p>;
  const create = async (words: CollectionWords, isHere: () => boolean) => {
    const collection = await createdCollection(session.client, attempts, words);
    storeCollection(session, collection);
    session.saving.aimAt(collection.id);
    if (isHere()) void navigate(session.to(collectionPath(collection.id)));
    else session.changes.say(`Collection “${shortName(collection.name)}” created`);
  };
  return (
    <>
      <Button icon="plus" aria-haspopup="dialog" onClick={() => open(true)}>
        New collection
      </Button>
      {isOpen && <CollectionDialog onCreate={create} onClose={() => open(false)} />}
    </>
  );
}
