import type {
  Drawing,
  DrawingAction,
  DrawingMode,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useOwnPresses } from './use-own-presses.ts';

interface DrawingPanelProps {
  readonly drawing: Drawing;
  readonly dispatch: (action: DrawingAction) => void;
  readonly problem: string | null;
  readonly onNamedArea: () => void;
  /** The instructions of a drawing mode. */
  readonly children?: ReactNode;
}

const wayNames: readonly (readonly [DrawingMode, string])[] = [
  ['freehand', 'Freehand'],
  ['corners', 'Corners'],
  ['circle', 'Circle'],
  ['keyboard', 'Keyboard'],
];

const hints: Readonly<Record<DrawingMode, string>> = {
  freehand: 'Draw around the area you want.',
  corners: 'Click or tap to add corners. Finish on the first corner, or double-click.',
  circle: 'Set a center and a radius in miles.',
  keyboard:
    'Arrow keys move the crosshair, with Shift faster. Enter adds a corner, Enter on the first one closes the area.',
};

const readyHint = 'Drag any point to adjust. Double-tap a point to delete it.';

/** How to draw, and what to do next. */
export function DrawingPanel({
  drawing,
  dispatch,
  problem,
  onNamedArea,
  children,
}: DrawingPanelProps): ReactNode {
  const { mode, status, failure, saving } = drawing;
  const panel = useRef<HTMLElement>(null);
  const hint = useId();
  const name = useId();
  useOwnPresses(panel);
  const draws = status !== 'Continue Drawing';
  const focusAgain = useFirstFocus(panel, draws);
  const wrong = failure ?? problem;
  return (
    <section
      ref={panel}
      className="hearth-drawing__panel"
      aria-label="Draw an area"
      data-over-map=""
      tabIndex={-1}
    >
      {draws && (
        <fieldset className="hearth-drawing__ways" aria-describedby={hint}>
          <legend className="hearth-visually-hidden">How to draw</legend>
          {wayNames.map(([each, label]) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                checked={mode === each}
                onChange={() => dispatch({ type: 'mode', mode: each })}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="hearth-drawing__hint" id={hint}>
        {draws ? hints[mode] : readyHint}
      </p>
      {wrong && <p className="hearth-drawing__problem">{wrong}</p>}
      {children}
      {!draws && (
        <Button
          className="hearth-drawing__named"
          look="quiet"
          disabled={saving}
          onClick={() => {
            focusAgain();
            dispatch({ type: 'another' });
          }}
        >
          Add another area
        </Button>
      )}
      {status === 'Init' && mode !== 'circle' && (
        <Button className="hearth-drawing__named" look="quiet" onClick={onNamedArea}>
          Choose a city, ZIP or neighborhood by name
        </Button>
      )}
    </section>
  );
}

/**
 * Moves the focus into the panel when drawing begins: to the drawing modes, if there are some. Returns a function that
 * moves it there on the next change too, for a button that disappears.
 */
function useFirstFocus(panel: { readonly current: HTMLElement | null }, draws: boolean): () => void {
  const isDue = useRef(true);
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    const way = draws ? panel.current?.querySelector<HTMLElement>('input:checked') : null;
    (way ?? panel.current)?.focus({ preventScroll: true });
  }, [panel, draws]);
  return () => {
    isDue.current = true;
  };
}
