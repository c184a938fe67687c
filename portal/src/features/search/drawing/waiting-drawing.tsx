import { applyWords } from '@hearth/domain/search/areas/drawing/apply-words.ts';
import { drawingProblem } from '@hearth/domain/search/areas/drawing/drawing-problem.ts';
import { canApply } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { SearchDrawing } from './use-drawing.ts';
import './waiting-drawing.css';

interface WaitingDrawingProps {
  readonly session: SearchDrawing;
  readonly mapShown: boolean;
  readonly onShowMap: () => void;
  /** The focus was in this section, and has to go elsewhere now. */
  readonly onGone: () => void;
}

/** Stands with the results while the map is hidden: the drawing that is not searched yet. */
export function WaitingDrawing({ session, mapShown, onShowMap, onGone }: WaitingDrawingProps): ReactNode {
  const { drawing, apply, discard } = session;
  const isWaiting = !mapShown && drawing.status !== 'NoDrawing';
  const isReady = canApply(drawing) && drawingProblem(drawing) === null;
  const words = drawing.failure ?? waitingWords(isReady, drawing.saving);
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const moveFocus = useEffectEvent(onGone);
  useEffect(() => {
    if (isWaiting || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) moveFocus();
  }, [isWaiting]);
  return (
    <>
      <LiveRegion message={isWaiting ? words : ''} />
      {isWaiting && (
        <section
          className="waiting-drawing"
          aria-label="Your drawing"
          ref={section}
          tabIndex={-1}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget !== null) hadFocus.current = false;
          }}
        >
          <p>{words}</p>
          <div className="waiting-drawing__ways">
            {(isReady || drawing.saving) && (
              <Button
                look="primary"
                disabled={drawing.saving}
                onClick={() => {
                  // The button is disabled while the area is saved, which would drop the focus.
                  section.current?.focus({ preventScroll: true });
                  apply();
                }}
              >
                {applyWords(drawing)}
              </Button>
            )}
            <Button onClick={onShowMap}>Show on the map</Button>
            <Button look="quiet" disabled={drawing.saving} onClick={discard}>
              Discard
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

function waitingWords(isReady: boolean, saving: boolean): string {
  if (saving) return 'The area you drew is being saved.';
  return isReady ? 'The area you drew is not searched yet.' : 'Your drawing on the map is not finished.';
}
