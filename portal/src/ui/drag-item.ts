import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface DraggedItem {
  /** The part of the item that begins a drag. */
  readonly handle: HTMLElement;
  readonly id: string;
  /** Direction in which the items follow each other. */
  readonly axis: 'down' | 'across';
  /** Another item was dropped on this one. */
  readonly onDrop: (id: string, edge: 'before' | 'after') => void;
}

/** Lets an item of a list be dragged by its handle, and take items that are dropped on it. Returns the function that ends it. */
export function dragItem(element: HTMLElement, { handle, id, axis, onDrop }: DraggedItem): () => void {
  const edgeAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { top, height, left, width } = element.getBoundingClientRect();
    const isBefore = axis === 'down' ? clientY < top + height / 2 : clientX < left + width / 2;
    return isBefore ? 'before' : 'after';
  };
  const unmark = () => delete element.dataset.drop;
  return combine(
    draggable({
      element,
      dragHandle: handle,
      getInitialData: () => ({ id }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.id !== id,
      onDrag({ location }) {
        element.dataset.drop = edgeAt(location.current.input);
      },
      onDragLeave: unmark,
      onDrop({ source, location }) {
        unmark();
        onDrop(String(source.data.id), edgeAt(location.current.input));
      },
    }),
  );
}
