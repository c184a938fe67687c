import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { createRetries } from './retries.ts';

interface VectorLayerOptions {
  /** undefined where other tiles are the ground, or outlines. */
  readonly baseMap: (() => Promise<TileJson>) | undefined;
  /** The pins are there. */
  readonly hasPoints: boolean;
  readonly onFail: () => void;
}

interface VectorLayer {
  readonly layer: ReactNode;
  /** Its first tile is painted. */
  readonly isDrawn: boolean;
  /** null until it is drawn. */
  readonly credit: string | null;
}

const vectorGround = deferred(async () => (await import('./vector/vector-ground.tsx')).VectorGround);

/** Milliseconds after which the ground is loaded also where no pins have come. */
const patience = 2500;

/** The vector tiles of a map, whose code is loaded once the pins are there. */
export function useVectorLayer({ baseMap, hasPoints, onFail }: VectorLayerOptions): VectorLayer {
  const [credit, setCredit] = useState<string | null>(null);
  const isTime = useTimePassed(patience) || hasPoints;
  const { attempt, isWaiting, retries } = useRetries();
  const VectorGround = useDeferred(vectorGround, baseMap !== undefined && isTime && !isWaiting);
  const fail = useCallback(() => {
    setCredit(null);
    retries.schedule();
    onFail();
  }, [onFail, retries]);
  useEffect(() => {
    if (VectorGround === null) fail();
  }, [VectorGround, fail]);
  if (!baseMap || !VectorGround || isWaiting) return { layer: null, isDrawn: false, credit: null };
  const ready = (attribution: string) => {
    setCredit(attribution);
    retries.succeed();
  };
  return {
    layer: <VectorGround key={attempt} baseMap={baseMap} onReady={ready} onFail={fail} />,
    isDrawn: credit !== null,
    credit,
  };
}

/** Waits between a failure and the next attempt, which has another number. */
function useRetries() {
  const [{ attempt, isWaiting }, setState] = useState({ attempt: 0, isWaiting: false });
  const [retries] = useState(() => {
    const made = createRetries(() => setState((now) => ({ attempt: now.attempt + 1, isWaiting: false })));
    return {
      ...made,
      schedule() {
        setState((now) => ({ ...now, isWaiting: true }));
        made.schedule();
      },
    };
  });
  useEffect(() => retries.stop, [retries]);
  return { attempt, isWaiting, retries };
}

function useTimePassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
