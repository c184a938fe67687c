import { applyWords } from '@hearth/domain/search/drawing/apply-words.ts';
import { drawingProblem } from '@hearth/domain/search/drawing/drawing-problem.ts';
import { canApply } from '@hearth/domain/search/drawing/drawing-state.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import type { SearchDrawing } from './use-drawing.ts';
import './waiting-drawing.css';

interface WaitingDrawingProps {
  readonly session: SearchDrawing;
  readonly onShowMap: () => void;
}

/** Beside the results while their map is away: what was drawn on it and is not searched yet. */
export function WaitingDrawing({ session, onShowMap }: WaitingDrawingProps): ReactNode {
  const { drawing, apply, giveUp } = session;
  const isReady = canApply(drawing) && drawingProblem(drawing) === null;
  return (
    <section className="waiting-drawing" aria-label="Your drawing">
      <p role="status">{drawing.failure ?? waitingWords(isReady, drawing.saving)}</p>
      <div className="waiting-drawing__ways">
        {(isReady || drawing.saving) && (
          <Button look="primary" disabled={drawing.saving} onClick={apply}>
            {applyWords(drawing)}
          </Button>
        )}
        <Button onClick={onShowMap}>Show on the map</Button>
        <Button look="quiet" disabled={drawing.saving} onClick={giveUp}>
          Discard
        </Button>
      </div>
    </section>
  );
}

function waitingWords(isReady: boolean, saving: boolean): string {
  if (saving) return 'The area you drew is being saved.';
  return isReady ? 'The area you drew is not searched yet.' : 'Your drawing on the map is not finished.';
}
