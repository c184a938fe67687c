import { getCollectionPoints } from '@hearth/domain/contract/collection-take-along.ts';
import { boxOfPoints } from '@hearth/domain/search/map/points-of-homes.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { LazyPopupCards } from '@hearth/widgets/search/lazy-popup-cards.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { saveOnPin } from '../../shared/saving/save-on-pin.tsx';
import { LazySearchMap } from '../../shared/searching/lazy-search-map.tsx';

/** All homes of a collection on one map. */
export function CollectionMap({
  collection: { id, name },
}: {
  readonly collection: CollectionPage;
}): ReactNode {
  const { client } = useApp();
  const session = useSession();
  const ground = useGround(client);
  const request = useQuery({
    queryKey: [...collectionKeys(session).collection(id), 'points'],
    queryFn: ({ signal }) => session.client.call(getCollectionPoints, { params: { id }, signal }),
  });
  const { data: points, error } = request;
  const box = useMemo(() => (points ? boxOfPoints(points.points) : null), [points]);
  if (error && !points)
    return (
      <Notice onRetry={() => void request.refetch()} isRetrying={request.isFetching}>
        {`The map could not be loaded. ${failureReason(error)}`}
      </Notice>
    );
  return (
    <>
      <div className="collection-map">
        {points ? (
          <LazySearchMap
            label={`Map of ${name}`}
            {...ground}
            points={points}
            fit={box}
            renderPopup={(ids) => <LazyPopupCards client={client} listingids={ids} actions={saveOnPin} />}
            wheelAfterFocus
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
      {points && points.withoutPin > 0 && (
        <p className="collections__note" role="status">
          {points.withoutPin === 1
            ? "1 home isn't on the map because its address is private"
            : `${points.withoutPin} homes aren't on the map because their addresses are private`}
        </p>
      )}
    </>
  );
}
