import type { SearchTag } from '../../tags/tag.ts';
import type { Point } from '../distance.ts';
import { type AreaGeometry, polygonsOf } from '../geometry/area-geometry.ts';
import { newDrawnAreaName } from '../geometry/drawn-area.ts';

/** Corners as the ring of a GeoJSON polygon: longitude first, closed, to a tenth of a metre. */
export function polygonOf(corners: readonly Point[]): Extract<AreaGeometry, { type: 'Polygon' }> {
  const ring = corners.map(({ latitude, longitude }) => [rounded(longitude), rounded(latitude)] as const);
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
}
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The corners of a geometry's outer rings; drawn areas of the editor have no holes. */
export const cornersOf = (geometry: AreaGeometry): readonly (readonly Point[])[] =>
  polygonsOf(geometry).map(([outer = []]) =>
    outer.slice(0, -1).map(([longitude, latitude]) => ({ latitude, longitude })),
  );

/**
 * Adds stored areas to the tags of a search. The first one takes the position and the name of the tag `replaced`, if
 * given; the others are new. An area that is already among the tags is not added again. A drawn area is temporary until the
 * visitor saves the search (specification, fetch lifecycle).
 */
export function withDrawnAreas(
  tags: readonly SearchTag[],
  ids: readonly string[],
  replaced: string | null,
): readonly SearchTag[] {
  const others = ids.filter((id, index) => ids.indexOf(id) === index && !hasArea(tags, id, replaced));
  const [first, ...more] = others;
  const at = tags.findIndex((tag) => tag.type === 'custom' && tag.id === replaced);
  if (at < 0) return others.reduce(withNewArea, tags);
  const kept =
    first === undefined
      ? tags.toSpliced(at, 1)
      : tags.with(at, { ...tags[at]!, id: first, isTemporary: true });
  return more.reduce(withNewArea, kept);
}

const hasArea = (tags: readonly SearchTag[], id: string, replaced: string | null): boolean =>
  tags.some((tag) => tag.type === 'custom' && tag.id === id && tag.id !== replaced);

function withNewArea(tags: readonly SearchTag[], id: string): readonly SearchTag[] {
  const name = newDrawnAreaName(tags);
  return [...tags, { type: 'custom', id, value: name, label: name, isTemporary: true }];
}
