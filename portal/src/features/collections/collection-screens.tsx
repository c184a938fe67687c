import { collectionIdAt, isCollectionList } from '@hearth/domain/page/account-area.ts';
import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import { ProtectedPage } from '../../shared/account/protected-page.tsx';
import { CollectionScreen } from './collection-screen.tsx';
import { CollectionsScreen } from './collections-screen.tsx';
import { useLeftRemovals } from './left-removals.ts';

interface CollectionScreensProps {
  readonly location: Location;
  readonly notFound: ReactNode;
}

/** The list of the person's collections, or one of them, by the path. */
export function CollectionScreens({ location, notFound }: CollectionScreensProps): ReactNode {
  useLeftRemovals();
  const id = collectionIdAt(location.pathname);
  if (id === undefined && !isCollectionList(location.pathname)) return notFound;
  return (
    <ProtectedPage>
      {({ username }) =>
        id === undefined ? (
          <CollectionsScreen key={username} />
        ) : (
          <CollectionScreen key={`${username} ${id}`} id={id} location={location} notFound={notFound} />
        )
      }
    </ProtectedPage>
  );
}
