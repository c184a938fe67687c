import type { ReactNode } from 'react';

interface StarsProps {
  readonly rating: number;
  /** The number stands before the stars: they alone do not tell 4.7 from 4.9. */
  readonly withNumber?: boolean;
}

/** A rating of 1 to 5, to one decimal, as stars; read aloud as a number. */
export function Stars({ rating, withNumber = false }: StarsProps): ReactNode {
  const share = `${(Math.min(Math.max(rating, 0), 5) / 5) * 100}%`;
  return (
    <span className="hearth-bio__rating" role="img" aria-label={`${rating} out of 5 stars`}>
      {withNumber && <span aria-hidden="true">{rating.toFixed(1)} </span>}
      <span className="hearth-bio__stars" aria-hidden="true">
        ★★★★★<span style={{ inlineSize: share }}>★★★★★</span>
      </span>
    </span>
  );
}
