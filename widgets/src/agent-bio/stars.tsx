import type { ReactNode } from 'react';

/** A rating of 1 to 5, to one decimal, as stars; read aloud as a number. */
export function Stars({ rating }: { readonly rating: number }): ReactNode {
  const share = `${(Math.min(Math.max(rating, 0), 5) / 5) * 100}%`;
  return (
    <span className="hearth-bio__stars" role="img" aria-label={`${rating} out of 5 stars`}>
      <span aria-hidden="true">★★★★★</span>
      <span aria-hidden="true" style={{ inlineSize: share }}>
        ★★★★★
      </span>
    </span>
  );
}
