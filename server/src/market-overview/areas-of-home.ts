import { type AreaIndex, centerOf } from './area-index.ts';
import type { Area } from './areas.queries.ts';

/** The places that a listing names. */
export interface NamesOfHome {
  readonly city?: string | undefined;
  readonly postalcode?: string | undefined;
  readonly subdivision?: string | undefined;
}

/** The areas of these names, the widest first. Of neighborhoods with one name, the one nearest to the ZIP code or the city. */
export function areasOfHome(
  index: AreaIndex,
  { city, postalcode, subdivision }: NamesOfHome,
): readonly Area[] {
  const cityArea = city === undefined ? undefined : index.byName('city', city, null);
  const zip = postalcode === undefined ? undefined : index.byName('postalcode', postalcode, null);
  const near = zip ?? cityArea;
  const neighborhood =
    subdivision === undefined
      ? undefined
      : index.byName('subdivision', subdivision, near ? centerOf(near) : null);
  return [cityArea, zip, neighborhood].filter((area) => area !== undefined);
}
