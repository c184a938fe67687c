import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { deferred, useDeferred } from '../ui/use-deferred.ts';

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
  const VectorGround = useDeferred(vectorGround, baseMap !== undefined && isTime);
  const fail = useCallback(() => {
    setCredit(null);
    onFail();
  }, [onFail]);
  useEffect(() => {
    if (VectorGround === null) fail();
  }, [VectorGround, fail]);
  if (!baseMap || !VectorGround) return { layer: null, isDrawn: false, credit: null };
  return {
    layer: <VectorGround baseMap={baseMap} onReady={setCredit} onFail={fail} />,
    isDrawn: credit !== null,
    credit,
  };
}

function useTimePassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}
