import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { areaPath, areaSlug } from '@hearth/domain/search/areas/area-path.ts';

/**
 * Requests the pages that a process renders for the first time the slowest: the directory of areas is read, and the program of first
 * views is loaded, which takes 0.1 to 0.3 s in which a server answers no request. The first visitor of a market overview would see its
 * outline, since its answer came too late for the page.
 */
export async function warmPages(
  request: (page: { readonly url: string }) => Promise<unknown>,
  edition: EditionId,
): Promise<void> {
  const { city, stateorprovince } = editions[edition];
  const area = {
    type: 'city',
    state: stateorprovince.toLowerCase(),
    slug: areaSlug(city),
    id: null,
  } as const;
  for (const url of [pages.home.path, pages.sale.path, areaPath(area)]) await request({ url });
}
