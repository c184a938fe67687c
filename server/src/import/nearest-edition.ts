import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';

/** The edition whose centre is nearest; degrees. */
export function nearestEdition(position: {
  readonly latitude: number;
  readonly longitude: number;
}): EditionId {
  const byDistance = Object.values(editions).toSorted(
    (a, b) => distance(a.mapCenter, position) - distance(b.mapCenter, position),
  );
  return byDistance[0]?.id ?? 'austin';
}

type Position = Parameters<typeof nearestEdition>[0];

const distance = (a: Position, b: Position): number =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);
