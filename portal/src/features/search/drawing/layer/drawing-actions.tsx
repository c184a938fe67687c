import { applyWords } from '@hearth/domain/search/areas/drawing/apply-words.ts';
import {
  canApply,
  type Drawing,
  type DrawingAction,
  fewestCorners,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { LineDrawing } from '@hearth/widgets/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useOwnPresses } from './use-own-presses.ts';

interface DrawingActionsProps {
  readonly drawing: Drawing;
  readonly dispatch: (action: DrawingAction) => void;
  readonly isWrong: boolean;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** Undo, redo, cancel, and the one next step. */
export function DrawingActions(props: DrawingActionsProps): ReactNode {
  const { drawing, dispatch, isWrong, onApply, onCancel } = props;
  const { status, saving, past, future } = drawing;
  const bar = useRef<HTMLDivElement>(null);
  useOwnPresses(bar);
  useFocusOnReady(bar, status);
  return (
    <div ref={bar} className="hearth-drawing__actions" role="toolbar" aria-label="Drawing" data-over-map="">
      <ToolButton
        name="undo"
        disabled={saving || past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <ToolButton
        name="redo"
        disabled={saving || future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      />
      <Button disabled={saving} onClick={onCancel}>
        Cancel
      </Button>
      {status === 'Drawing In Process' ? (
        drawing.mode !== 'freehand' && (
          <Button
            look="primary"
            disabled={drawing.line.length < fewestCorners}
            onClick={() => dispatch({ type: 'close' })}
          >
            Close area
          </Button>
        )
      ) : (
        <Button
          className="hearth-drawing__apply"
          look="primary"
          disabled={!canApply(drawing) || isWrong}
          onClick={onApply}
        >
          {applyWords(drawing)}
        </Button>
      )}
    </div>
  );
}

/** The button that closed the area disappears with the focus, which moves to the next button. */
function useFocusOnReady(bar: { readonly current: HTMLElement | null }, status: Drawing['status']): void {
  const before = useRef(status);
  useEffect(() => {
    const closed = before.current !== 'Continue Drawing' && status === 'Continue Drawing';
    before.current = status;
    if (closed)
      bar.current?.querySelector<HTMLElement>('.hearth-drawing__apply')?.focus({ preventScroll: true });
  }, [bar, status]);
}

const drawings = {
  undo: ['Undo', 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3'],
  redo: ['Redo', 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3'],
} as const;

interface ToolButtonProps {
  readonly name: keyof typeof drawings;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function ToolButton({ name, disabled, onClick }: ToolButtonProps): ReactNode {
  const [label, path] = drawings[name];
  return (
    <button
      type="button"
      className="hearth-icon-button"
      aria-label={label}
      title={label}
      // Not `disabled`: a disabled button would lose the focus on the last step.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <span className="hearth-icon-button__face">
        <LineDrawing path={path} />
      </span>
    </button>
  );
}
