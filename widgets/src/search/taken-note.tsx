import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { Button } from '../ui/button.tsx';
import sheet from './taken-note.css';
import { takenWords } from './taken-words.ts';

/** A guess that Enter took, and the text it was taken for. */
export interface Taken {
  readonly name: string;
  readonly typed: string;
}

/** A line below the location field about a guess, with the way to the words as they were typed. The live region of the field announces it. */
export function TakenNote({ taken, onBack }: { taken: Taken; onBack: () => void }): ReactNode {
  const root = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
  }, []);
  const { text, back } = takenWords(taken, taken.typed);
  return (
    <p className="hearth-search__taken" ref={root}>
      {text}
      <Button look="quiet" onClick={onBack}>
        {back}
      </Button>
    </p>
  );
}
