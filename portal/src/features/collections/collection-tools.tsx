import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { isReservedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import { PageLink } from '../../shared/app/page-link.tsx';
import { RecommendButton } from '../../shared/recommending/recommend-button.tsx';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import {
  type CollectionAddress,
  choicesOf,
  chosenOrder,
  isByHand,
  orderChoices,
} from './collection-address.ts';
import '../../ui/check.css';

interface CollectionToolsProps {
  readonly collection: CollectionPage;
  readonly address: CollectionAddress;
  readonly onReorder: () => void;
}

/** Order, map and files of a collection. */
export function CollectionTools({ collection, address, onReorder }: CollectionToolsProps): ReactNode {
  const { id, can, total } = collection;
  const { chosen, choose } = address;
  const isMap = chosen.view === 'map';
  if (total === 0) return null;
  return (
    <div className="collection-tools">
      {!isMap && (
        <SelectField
          label="Sort"
          value={chosenOrder(chosen)}
          choices={orderChoices(chosen, !isReservedCollection(id))}
          onChange={(name) => choose(choicesOf(name))}
        />
      )}
      <Button icon={isMap ? 'list' : 'map'} onClick={() => choose({ view: isMap ? 'list' : 'map' })}>
        {isMap ? 'List' : 'Map'}
      </Button>
      {!isMap && (
        <>
          {can.order && isByHand(chosen) && total > 1 && (
            <Button data-focus="reorder" onClick={onReorder}>
              Reorder
            </Button>
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={chosen.ourListingsFirst === 'true'}
              onChange={({ currentTarget }) =>
                choose({ ourListingsFirst: currentTarget.checked ? 'true' : 'false' })
              }
            />
            Our listings first
          </label>
        </>
      )}
      {!isReservedCollection(id) && (
        <RecommendButton
          listings={collection.listings.map(({ listingid }) => listingid)}
          name={collection.name}
        />
      )}
      {id !== dismissedCollection && (
        <PageLink className="hearth-button hearth-button--quiet" href={`/listings?collection=${id}`}>
          Filter these homes
        </PageLink>
      )}
    </div>
  );
}
