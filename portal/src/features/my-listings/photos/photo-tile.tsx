import type { DraftPhotoItem } from '@hearth/domain/contract/exclusive-photos.ts';
import { longestCaption, type PhotoWords } from '@hearth/domain/exclusive/draft-photos.ts';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dragItem } from '../../../ui/drag-item.ts';
import { MoveButton } from '../../../ui/move-button.tsx';
import type { PortalIconName } from '../../../ui/portal-icon.tsx';
import { TextCheck } from '../publish/remark-check.tsx';

interface PhotoTileProps {
  readonly photo: DraftPhotoItem;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** Moves it to a place from 0, by a button that the focus stays on. */
  readonly onMove: (to: number, button: HTMLElement) => void;
  readonly onDrop: (id: string, edge: 'before' | 'after') => void;
  readonly onDescribe: (words: PhotoWords) => void;
  readonly onRemove: () => void;
}

/** Places from the current one, from 0, that keys move to. */
const keys: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => place - 2,
  ArrowUp: (place) => place - 2,
  ArrowRight: (place) => place,
  ArrowDown: (place) => place,
  Home: () => 0,
};

/** A photo with its handle, buttons, caption and kind. */
export function PhotoTile({ photo, place, count, onMove, onDrop, ...actions }: PhotoTileProps): ReactNode {
  const { mediaObjectId: id, kind, caption, thumbnail } = photo;
  const tile = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    if (!tile.current || !handle.current) return;
    return dragItem(tile.current, {
      ...{ handle: handle.current, id, axis: 'across' },
      onDrop: (...drop) => dropped(...drop),
    });
  }, [id]);
  const name = kind === 'floorPlan' ? 'floor plan' : `photo ${place}`;
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = keys[event.key]?.(place);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to, event.currentTarget);
  };
  const button = (label: string, icon: PortalIconName, to: number, isAtEnd: boolean) => (
    <MoveButton
      icon={icon}
      aria-label={`${label} ${name}`}
      title={label}
      aria-disabled={isAtEnd}
      data-focus={`${id} ${icon}`}
      onClick={(event) => isAtEnd || onMove(to, event.currentTarget)}
    />
  );
  return (
    <li ref={tile} className="photo-tile">
      <div className="photo-tile__picture">
        <img
          src={thumbnail}
          alt={caption || `Photo ${place}`}
          width={320}
          height={213}
          loading="lazy"
          draggable={false}
        />
        {place === 1 && kind === 'photo' && <span className="photo-tile__mark">Cover</span>}
        {kind === 'floorPlan' && <span className="photo-tile__mark">Floor plan</span>}
      </div>
      <div className="photo-tile__buttons">
        <MoveButton
          ref={handle}
          icon="grip"
          aria-label={`Photo ${place} of ${count}. Move with the arrow keys`}
          data-focus={`${id} handle`}
          onKeyDown={press}
        />
        {button('Make cover:', 'to-top', 0, place === 1 || kind === 'floorPlan')}
        {button('Move earlier:', 'arrow-left', place - 2, place === 1)}
        {button('Move later:', 'arrow-right', place, place === count)}
        <MoveButton icon="trash" aria-label={`Remove ${name}`} title="Remove" onClick={actions.onRemove} />
      </div>
      <Caption key={caption} caption={caption} place={place} onSave={actions.onDescribe} />
      <label className="photo-tile__kind">
        <input
          type="checkbox"
          checked={kind === 'floorPlan'}
          onChange={(event) =>
            actions.onDescribe({ kind: event.currentTarget.checked ? 'floorPlan' : 'photo' })
          }
        />
        Floor plan
      </label>
    </li>
  );
}

interface CaptionProps {
  readonly caption: string;
  readonly place: number;
  readonly onSave: (words: PhotoWords) => void;
}

/** The caption, which is stored when its field is left, and checked while it is typed. */
function Caption({ caption, place, onSave }: CaptionProps): ReactNode {
  const [typed, type] = useState(caption);
  const save = () => typed.trim() === caption || onSave({ caption: typed.trim() });
  return (
    <>
      <TextField
        label={`Caption of photo ${place}`}
        placeholder="What it shows, also read aloud"
        dir="auto"
        maxLength={longestCaption}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <TextCheck text={typed} />
    </>
  );
}
