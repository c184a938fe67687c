import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useMap } from 'react-leaflet';
import { LineDrawing } from '../ui/icon.tsx';
import { gently } from './motion.ts';

/** Of the map's width or height. */
const share = 0.4;

/** Right and down are positive. */
const ways = [
  { side: 'north', label: 'Move the map up', x: 0, y: -1, path: 'm5 15 7-7 7 7' },
  { side: 'west', label: 'Move the map left', x: -1, y: 0, path: 'm15 5-7 7 7 7' },
  { side: 'east', label: 'Move the map right', x: 1, y: 0, path: 'm9 5 7 7-7 7' },
  { side: 'south', label: 'Move the map down', x: 0, y: 1, path: 'm5 9 7 7 7-7' },
] as const;

const cross =
  'M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5';

/** Moves the map without a drag: a button that shows four arrows beside it. */
export function PanControl(): ReactNode {
  const map = useMap();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const pan = (x: number, y: number) => {
    const size = map.getSize();
    map.panBy([x * size.x * share, y * size.y * share], gently());
  };
  return (
    <div className="hearth-map__pan" data-open={isOpen || undefined}>
      <PanButton
        label="Move the map"
        path={cross}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div className="hearth-map__arrows" id={id} hidden={!isOpen}>
        {ways.map(({ side, label, x, y, path }) => (
          <PanButton key={side} className={side} label={label} path={path} onClick={() => pan(x, y)} />
        ))}
      </div>
    </div>
  );
}

interface PanButtonProps {
  readonly label: string;
  readonly path: string;
  readonly className?: string;
  readonly onClick: () => void;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

const PanButton = ({ label, path, className, ...rest }: PanButtonProps): ReactNode => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={`hearth-icon-button hearth-map__arrow${className ? ` hearth-map__arrow--${className}` : ''}`}
  >
    <span className="hearth-icon-button__face">
      <LineDrawing path={path} />
    </span>
  </button>
);
