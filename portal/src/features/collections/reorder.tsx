import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { Price } from '@hearth/widgets/ui/price.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { dragItem } from '../../ui/drag-item.ts';
import { MoveButton } from '../../ui/move-button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { move } from './collection-changes.ts';
import './reorder.css';

interface ReorderProps {
  /** A page of it in the order by hand. */
  readonly collection: CollectionPage;
  /** Called with the button that was pressed. */
  readonly onDone: (button: HTMLElement) => void;
}

/** A way to move a home: by steps, or to the first place. */
type Step = 'up' | 'down' | 'top';

/** The homes of a page as rows that are moved by dragging, by buttons and by arrow keys on their handles. */
export function Reorder({ collection, onDone }: ReorderProps): ReactNode {
  const session = useSession();
  const { listings, listingIds } = collection;
  const [announcement, announce] = useState('');
  const { change } = useChange((listing: ListingCard, before: string | null) =>
    move(session, collection, listing, before),
  );
  const keepFocus = useKeptFocus();
  const done = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  const placeOf = ({ listingid }: ListingCard) => listingIds.indexOf(listingid);
  function put(listing: ListingCard, before: string | null): void {
    if (before === listing.listingid) return;
    const others = listingIds.filter((id) => id !== listing.listingid);
    const at = before === null ? others.length : others.indexOf(before);
    change(listing, before);
    announce(`${streetLine(listing)} moved to place ${at + 1} of ${listingIds.length}`);
  }
  function step(listing: ListingCard, by: Step): void {
    const at = placeOf(listing);
    if (by === 'down' ? at === listingIds.length - 1 : at === 0) return;
    if (by === 'down') put(listing, listingIds[at + 2] ?? null);
    else put(listing, listingIds[by === 'top' ? 0 : at - 1]!);
  }
  const drop = (dragged: string, onto: ListingCard, edge: 'before' | 'after') => {
    const listing = listings.find(({ listingid }) => listingid === dragged);
    const others = listingIds.filter((id) => id !== dragged);
    const at = others.indexOf(onto.listingid) + (edge === 'after' ? 1 : 0);
    if (listing) put(listing, others[at] ?? null);
  };
  return (
    <div className="reorder">
      <div className="reorder__head">
        <p className="collections__note">
          Drag a home, or use its arrows.
          {collection.sharedBy || collection.collaboratorCount > 0
            ? ' Everyone in this collection sees the order.'
            : ''}
        </p>
        <Button
          ref={done}
          look="primary"
          data-focus="reorder"
          onClick={({ currentTarget }) => onDone(currentTarget)}
        >
          Done
        </Button>
      </div>
      <ol className="reorder__rows">
        {listings.map((listing) => (
          <Row
            key={listing.listingid}
            listing={listing}
            place={placeOf(listing) + 1}
            count={listingIds.length}
            onStep={(by, button) => {
              keepFocus(button);
              step(listing, by);
            }}
            onDrop={(dragged, edge) => drop(dragged, listing, edge)}
          />
        ))}
      </ol>
      <LiveRegion message={announcement} />
    </div>
  );
}

interface RowProps {
  readonly listing: ListingCard;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly onStep: (by: Step, button: HTMLElement) => void;
  readonly onDrop: (dragged: string, edge: 'before' | 'after') => void;
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'top' };

function Row({ listing, place, count, onStep, onDrop }: RowProps): ReactNode {
  const { listingid } = listing;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    if (!row.current || !handle.current) return;
    return dragItem(row.current, {
      ...{ handle: handle.current, id: listingid, axis: 'down' },
      onDrop: (...drop) => dropped(...drop),
    });
  }, [listingid]);
  const street = streetLine(listing);
  const [photo] = listing.images;
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by, event.currentTarget);
  };
  const button = (by: Step, label: string, icon: 'arrow-up' | 'arrow-down' | 'to-top', isAtEnd: boolean) => (
    <MoveButton
      icon={icon}
      aria-label={`Move ${street} ${label}`}
      aria-disabled={isAtEnd}
      data-focus={`${listingid} ${by}`}
      onClick={(event) => onStep(by, event.currentTarget)}
    />
  );
  return (
    <li ref={row} className="reorder__row">
      <MoveButton
        ref={handle}
        icon="grip"
        aria-label={`${street}: place ${place} of ${count}. Move with the arrow keys`}
        data-focus={`${listingid} handle`}
        onKeyDown={press}
      />
      {photo ? (
        <img
          src={photo.diffimgsizes['320'] ?? photo.mediaurl}
          alt=""
          width={72}
          height={54}
          draggable={false}
        />
      ) : (
        <span className="reorder__photo" />
      )}
      <p className="reorder__home">
        <strong dir="auto">{street}</strong>{' '}
        <Price amount={shownPrice(listing)} type={listing.propertytype} />
      </p>
      <span className="reorder__buttons">
        {button('top', 'to the top', 'to-top', place === 1)}
        {button('up', 'up', 'arrow-up', place === 1)}
        {button('down', 'down', 'arrow-down', place === count)}
      </span>
    </li>
  );
}
