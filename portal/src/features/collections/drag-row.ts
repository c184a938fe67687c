import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface DraggedRow {
  /** The part of the row that begins a drag. */
  readonly handle: HTMLElement;
  readonly listingid: string;
  /** Another row was dropped on this one. */
  readonly onDrop: (listingid: string, edge: 'before' | 'after') => void;
}

/** Lets a row be dragged by its handle, and take rows that are dropped on it. Returns the function that ends it. */
export function dragRow(row: HTMLElement, { handle, listingid, onDrop }: DraggedRow): () => void {
  const edgeAt = (clientY: number) => {
    const { top, height } = row.getBoundingClientRect();
    return clientY < top + height / 2 ? 'before' : 'after';
  };
  const unmark = () => delete row.dataset.drop;
  return combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ listingid }),
      onDragStart: () => row.setAttribute('data-dragged', ''),
      onDrop: () => row.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.listingid !== listingid,
      onDrag({ location }) {
        row.dataset.drop = edgeAt(location.current.input.clientY);
      },
      onDragLeave: unmark,
      onDrop({ source, location }) {
        unmark();
        onDrop(String(source.data.listingid), edgeAt(location.current.input.clientY));
      },
    }),
  );
}
