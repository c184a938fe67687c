import type { CSSProperties, ReactNode } from 'react';

interface SkeletonProps {
  /** Any CSS length; lines of text are best given in em. */
  readonly width?: string;
  readonly height?: string;
}

/** A grey bar where something is about to be, of its final size; unseen by screen readers. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps): ReactNode {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className="hearth-skeleton" style={style} aria-hidden="true" />;
}
