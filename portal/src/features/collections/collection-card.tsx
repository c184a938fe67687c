import type { ListedCollection } from '@hearth/domain/contract/collection.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { photoSource } from '@hearth/widgets/listing-card/photo-source.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { homeCount } from '../../shared/saving/home-count.ts';
import { dayText } from '../../ui/day-text.ts';
import '../../ui/danger.css';

interface CollectionCardProps {
  readonly collection: ListedCollection;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A collection at a glance: photos of its homes, name, number of homes and its last change. */
export function CollectionCard({ collection, onEdit, onDelete }: CollectionCardProps): ReactNode {
  const { to } = useSession();
  const { id, name, can, total, images, updatedAt, sharedBy, collaboratorCount } = collection;
  return (
    <article className="collection-card">
      <div className="collection-card__photos" data-count={images.length} aria-hidden="true">
        {images.length === 0 && <Icon name="house" />}
        {images.map((image) => (
          <img
            key={image.mediaobjectid}
            {...photoSource(image, '')}
            sizes={images.length === 1 ? '360px' : '180px'}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <div className="collection-card__body">
        <h2 className="collection-card__name" dir="auto">
          <a href={to(collectionPath(id))}>{name}</a>
        </h2>
        <p className="collection-card__facts">
          {homeCount(total)} · Updated {dayText(updatedAt)}
        </p>
        {sharedBy && <p className="collection-card__facts">Shared by {sharedBy.firstname}</p>}
        {!sharedBy && collaboratorCount > 0 && (
          <p className="collection-card__facts">
            Shared with {collaboratorCount === 1 ? '1 person' : `${collaboratorCount} people`}
          </p>
        )}
      </div>
      {(can.rename || can.remove) && (
        <div className="collection-card__actions">
          {can.rename && (
            <Button look="quiet" aria-haspopup="dialog" onClick={onEdit}>
              Edit <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
          {can.remove && (
            <Button look="quiet" className="danger collection-card__delete" data-id={id} onClick={onDelete}>
              Delete <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** In the size of a card. */
export const CollectionCardSkeleton = (): ReactNode => (
  <div className="collection-card" aria-hidden="true">
    <div className="collection-card__photos hearth-skeleton" />
    <div className="collection-card__body">
      <Skeleton width="60%" height="27px" />
      <Skeleton width="40%" height="21px" />
    </div>
    <div className="collection-card__actions" />
  </div>
);
