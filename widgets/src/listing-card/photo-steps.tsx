import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import { photoInView } from './photo-in-view.ts';
import sheet from './photo-steps.css';

interface PhotoStepsProps {
  /** The row that is scrolled. */
  readonly row: RefObject<HTMLElement | null>;
  /** The photo in view, from 0. */
  readonly index: number;
  readonly count: number;
}

/**
 * Steps through the photos of a row. The buttons are for pointers: keyboards have the arrow keys, Home
 * and End on the row, one stop instead of three.
 */
export function PhotoSteps({ row, index, count }: PhotoStepsProps): ReactNode {
  const { from, show } = useGoal(row, index, count);
  useSheets(row, sheet);
  useLayoutEffect(() => {
    const step = (event: KeyboardEvent) => stepByKey(event, from(), count, show);
    const steered = row.current;
    steered?.addEventListener('keydown', step);
    return () => steered?.removeEventListener('keydown', step);
  });
  return (
    <>
      <IconButton
        className="hearth-carousel__step hearth-carousel__step--back"
        icon="arrow-left"
        label="Previous photo"
        tabIndex={-1}
        disabled={index === 0}
        onClick={() => show(from() - 1)}
      />
      <IconButton
        className="hearth-carousel__step hearth-carousel__step--on"
        icon="arrow-right"
        label="Next photo"
        tabIndex={-1}
        disabled={index === count - 1}
        onClick={() => show(from() + 1)}
      />
    </>
  );
}

/** Continuations of a row that was stopped while it moved, as by the layout of new photos. */
const mostTries = 3;

/** A row that was stopped before it moved reports no end of a scroll. */
const STILL_MS = 700;

/**
 * The photo that the row is going to: the next step counts from there and not from a photo that it passes. A visitor who scrolls it
 * goes elsewhere.
 */
function useGoal(row: RefObject<HTMLElement | null>, index: number, count: number) {
  const [steering] = useState(() => createSteering(row));
  useLayoutEffect(() => {
    const steered = row.current;
    if (!steered) return;
    const { rest, forget } = steering;
    // The end of a scroll is also reported where a newer one replaces it.
    const listeners = { scrollend: rest, pointerdown: forget, wheel: forget };
    for (const [name, listen] of Object.entries(listeners))
      steered.addEventListener(name, listen, { passive: true });
    return () => {
      for (const [name, listen] of Object.entries(listeners)) steered.removeEventListener(name, listen);
    };
  }, [row, steering]);
  return {
    from: () => steering.goal() ?? index,
    show: (target: number) => steering.show(Math.min(Math.max(target, 0), count - 1)),
  };
}

function createSteering(row: RefObject<HTMLElement | null>) {
  let goal: number | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    goal = null;
  };
  const rest = () => {
    if (goal === null || !row.current) return;
    if (tries === 0 || photoInView(row.current) === goal) return forget();
    tries -= 1;
    go(goal);
  };
  const go = (index: number) => {
    scrollTo(row.current, index);
    clearTimeout(timer);
    timer = setTimeout(rest, STILL_MS);
  };
  return {
    goal: () => goal,
    show(index: number) {
      goal = index;
      tries = mostTries;
      go(index);
    },
    rest,
    forget,
  };
}

function stepByKey(event: KeyboardEvent, index: number, count: number, show: (index: number) => void): void {
  const rightToLeft = isRightToLeft(event.currentTarget as Element);
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const target = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  show(target);
}

/** Scroll offsets run below zero where text runs from right to left. */
const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/**
 * Smooth or not is decided by the style sheet, which knows whether the person wants motion. Not by `scrollTo`, with which
 * old libraries scroll the page to an element.
 */
function scrollTo(row: HTMLElement | null, index: number): void {
  if (row) row.scrollLeft = index * row.clientWidth * (isRightToLeft(row) ? -1 : 1);
}
