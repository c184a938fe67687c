import type { Collection } from '@hearth/domain/contract/collection.ts';
import { addCollection, removeCollection } from '@hearth/domain/contract/collection.ts';
import { firstCollectionName, mostCollections } from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import {
  refetchCollections,
  saySuccess,
  shortName,
  whyFailed,
} from '../../shared/saving/collection-changes.ts';
import type { CollectionWords } from '../../shared/saving/collection-form.tsx';
import { comingId, noteCollection } from '../../shared/saving/save-home.ts';
import type { Collections } from '../../shared/saving/saving.ts';
import { ownCollections, personOf, useCollections } from '../../shared/saving/use-collections.ts';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { CollectionCard, CollectionCardSkeleton } from './collection-card.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import { useLeftRemovals } from './left-removals.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import './collections.css';

/** All collections of the person: the last changed first, the dismissed homes last. */
export function CollectionsScreen(): ReactNode {
  useLeftRemovals();
  const { collections, query } = useCollections({
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  return (
    <section className="collections page-width">
      <PageHead />
      <div className="collections__head">
        <h1>Collections</h1>
        {collections && <Create collections={collections} />}
      </div>
      <Cards collections={collections} request={query} />
    </section>
  );
}

interface CollectionsProps {
  readonly collections: Collections;
}

interface CardsProps {
  readonly collections: Collections | undefined;
  readonly request: ReturnType<typeof useCollections>['query'];
}

function Cards({ collections, request }: CardsProps): ReactNode {
  const session = useSession();
  const [edited, edit] = useState<Collection | null>(null);
  const shown = collections?.filter(({ id }) => id !== comingId);
  const focusAfter = useFocusAfter('.collection-card__delete');
  const remove = ({ id, name }: Collection, at: number) => {
    focusAfter.removal(at);
    removeWithUndo(session, {
      change: {
        person: personOf(session),
        inList: (list) => list.filter((each) => each.id !== id),
        inPage: (page) => page,
      },
      done: `Collection “${shortName(name)}” deleted`,
      failed: `Unable to delete Collection "${shortName(name)}"`,
      send: (call) => call(removeCollection, { params: { id } }),
      onUndo: () => focusAfter.undo(id),
    });
  };
  return (
    <>
      <PersonalList
        name="Your collections"
        request={request}
        reason={whyFailed}
        items={shown}
        keyOf={({ id }) => id}
        className="collections__cards"
        empty={collections && ownCollections(collections).length === 0 && <NoCollections />}
        skeleton={
          <SkeletonItems className="collections__cards" count={3}>
            <CollectionCardSkeleton />
          </SkeletonItems>
        }
      >
        {(collection, at) =>
          collection.id === dismissedCollection ? (
            <CollectionCard collection={collection} />
          ) : (
            <CollectionCard
              collection={collection}
              onEdit={() => edit(collection)}
              onDelete={() => remove(collection, at)}
            />
          )
        }
      </PersonalList>
      {edited && <CollectionDialog collection={edited} onClose={() => edit(null)} />}
    </>
  );
}

function NoCollections(): ReactNode {
  const { searches } = useSession();
  return (
    <div className="collections__empty">
      <h2>You have no collections yet</h2>
      <p>
        Press <PortalIcon name="heart" /> Save on a home in a list or on its page. Your first one goes into
        the collection “{firstCollectionName}”.
      </p>
      <a className="hearth-button hearth-button--primary" href={searches.pathOf(searches.bare(false))}>
        Find homes
      </a>
    </div>
  );
}

/** Makes a collection and opens its page (specification section 2). */
function Create({ collections }: CollectionsProps): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  if (ownCollections(collections).length >= mostCollections)
    return <p className="collections__note">You have {mostCollections} collections, which is the most.</p>;
  const create = async (words: CollectionWords, isHere: () => boolean) => {
    const collection = await session.client.call(addCollection, { body: words });
    noteCollection(session, collection);
    refetchCollections(session);
    if (isHere()) void navigate(`/collections/${collection.id}`);
    else saySuccess(session, `Collection “${shortName(collection.name)}” created`);
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
