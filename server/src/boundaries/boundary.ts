import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { PolygonType } from '@hearth/domain/search/tags/tag.ts';

/** An area that a search can ask for by its id. */
export interface Boundary {
  readonly id: string;
  /** 'water' is drawn on maps; the other kinds are also searched by. */
  readonly type: PolygonType | 'water';
  readonly name: string;
  readonly edition: EditionId;
  readonly geometry: AreaGeometry;
  /** True where the outline is drawn from cells or simplified rather than surveyed. */
  readonly approximate: boolean;
  /** The source of the outline, in words; null where no source has to be shown. */
  readonly source: string | null;
  /** The area that it lies in, where names repeat: the city of a neighborhood, the district of a school. */
  readonly parent?: string | null;
}
