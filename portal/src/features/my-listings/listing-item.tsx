import type { ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import { editPathOf } from '@hearth/domain/page/my-listing-pages.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { dayText } from '../../ui/day-text.ts';
import { ActsMenu } from './acts/acts-menu.tsx';
import { useLocalClock } from './acts/use-local-clock.ts';
import { factWords, nameOf, noteWords, priceWords, statusWords } from './listing-words.ts';

interface ItemProps {
  readonly item: ExclusiveItem;
  readonly onDelete: () => void;
  /** Called before an act may move the listing to another tab. */
  readonly onMove: () => void;
  readonly onUndo: () => void;
}

/** A listing of the agent: as a card, or as a row of the table with the same content. */
export function ListingItem({ item, onDelete, onMove, onUndo }: ItemProps): ReactNode {
  const name = nameOf(item);
  const notes = noteWords(item, useLocalClock());
  return (
    <article className="own-listing">
      <div className="own-listing__photo">
        {item.photo === null ? <Icon name="house" /> : <img src={item.photo} alt="" loading="lazy" />}
      </div>
      <div className="own-listing__what">
        <h2 className="own-listing__name" dir="auto">
          <a href={editPathOf(item)}>{name}</a>
        </h2>
        <p className="own-listing__facts" dir="auto">
          {[item.street && item.city, factWords(item)].filter(Boolean).join('\u00a0· ')}
        </p>
        {notes.map((note) => (
          <p key={note} className="own-listing__note">
            {note}
          </p>
        ))}
      </div>
      <p className="own-listing__price">{priceWords(item)}</p>
      <p className="own-listing__status" data-status={statusWords(item)}>
        {statusWords(item)}
      </p>
      <p className="own-listing__facts own-listing__updated">
        Updated {dayText(item.updatedAt)}
        {!item.isMine && <span dir="auto"> · {item.agentName ?? 'No agent'}</span>}
      </p>
      <div className="own-listing__actions">
        {item.url !== null && (
          <a className="hearth-button hearth-button--quiet" href={item.url}>
            View <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        )}
        <ActsMenu listing={item} onMove={onMove} onUndo={onUndo} />
        {item.can.remove && (
          <Button
            look="quiet"
            className="danger own-listing__delete"
            data-id={item.draftId}
            onClick={onDelete}
          >
            Delete <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </article>
  );
}
