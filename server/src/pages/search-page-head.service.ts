import type { Edition } from '@hearth/domain/edition/editions.ts';
import type { PageHead } from '@hearth/domain/page/page-head.ts';
import { searchHead } from '@hearth/domain/page/search-head.ts';
import { readSearchPage, searchDefaults } from '@hearth/domain/page/search-page.ts';
import { isAreaType } from '@hearth/domain/search/areas/area-path.ts';
import { drawnAreaName } from '@hearth/domain/search/areas/geometry/drawn-area.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { type StoredArea, withStoredAreas } from '@hearth/domain/search/tags/stored-names.ts';
import { isTextTag } from '@hearth/domain/search/tags/tag-request.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import type { Visit } from '../http/visit.ts';
import type { AreaDirectory } from '../market-overview/area-directory.ts';

interface SearchPage {
  /** The kind of search of the path; the query may name the other, to which the portal redirects. */
  readonly lease: boolean;
  readonly query: string;
  readonly edition: Edition;
  readonly visit: Visit;
  readonly directory: AreaDirectory;
  /** Of the texts of the search, those that are no place. */
  readonly unknownOf: (texts: readonly string[]) => Promise<readonly string[]>;
}

/** A title in another language than English. */
type TitleOf = (search: SearchState, edition: Edition, unknown: readonly string[]) => string;

/** The head of a search's page. Areas have their stored names, since anyone can write a link. */
export async function searchPageHead(page: SearchPage, titleOf?: TitleOf): Promise<PageHead> {
  const { query, edition, visit, directory } = page;
  const { viewer } = visit;
  const pairs = new URLSearchParams(query);
  const { lease } = decodeSearchUrl(pairs, searchDefaults(page.lease, viewer)).state;
  const { state: search } = readSearchPage(pairs, lease, viewer);
  const { tags, locations } = await knownAreas(search, directory);
  const agents = search.trecLicense.length === 0 ? [] : null;
  const texts = tags.filter(isTextTag).map(({ value }) => value);
  const unknown = texts.length === 0 ? [] : await page.unknownOf(texts);
  const shown = { ...search, tags, locations };
  const head = searchHead(shown, agents, edition, unknown);
  return titleOf ? { ...head, title: titleOf(shown, edition, unknown) } : head;
}

type AreasOfSearch = Pick<SearchState, 'tags' | 'locations'>;

async function knownAreas(
  { tags, locations }: AreasOfSearch,
  directory: AreaDirectory,
): Promise<AreasOfSearch> {
  if (tags.length + locations.length === 0) return { tags, locations };
  const index = await directory.index();
  const areas = new Map<string, StoredArea>();
  for (const { type, id } of tags) if (type === 'custom') areas.set(id, { type, name: drawnAreaName });
  for (const id of [...tags.map((tag) => tag.id), ...locations]) {
    const area = index.byId(id);
    if (area !== undefined) areas.set(id, area);
  }
  const known = tags.filter(({ type, id }) => !isAreaType(type) || areas.has(id));
  return withStoredAreas({ tags: known, locations }, areas);
}
