import { type PointerEvent, type ReactNode, useRef } from 'react';
import './sheet-handle.css';

/** Pixels downwards from which a sheet closes when it is released. */
const enough = 90;

interface SheetHandleProps {
  readonly onClose: () => void;
}

/** The bar at the top of a sheet of phones: dragging it down closes the sheet, its parent element; its buttons do the same. */
export function SheetHandle({ onClose }: SheetHandleProps): ReactNode {
  const start = useRef(0);
  const move = (sheet: HTMLElement | null, pixels: number) => {
    if (sheet) sheet.style.translate = pixels > 0 ? `0 ${pixels}px` : '';
  };
  const isDragged = ({ currentTarget, pointerId }: PointerEvent) =>
    currentTarget.hasPointerCapture(pointerId);
  return (
    <div
      className="sheet-handle"
      aria-hidden="true"
      onPointerDown={({ currentTarget, pointerId, clientY }) => {
        start.current = clientY;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={(event) =>
        isDragged(event) && move(event.currentTarget.parentElement, event.clientY - start.current)
      }
      onPointerUp={({ currentTarget, clientY }) => {
        move(currentTarget.parentElement, 0);
        if (clientY - start.current > enough) onClose();
      }}
      onPointerCancel={({ currentTarget }) => move(currentTarget.parentElement, 0)}
    />
  );
}
