import type { Edition } from '@hearth/domain/edition/editions.ts';
import type { PageHead } from '@hearth/domain/page/page-head.ts';
import { searchHead } from '@hearth/domain/page/search-head.ts';
import { readSearchPage, searchDefaults } from '@hearth/domain/page/search-page.ts';
import { isAreaType } from '@hearth/domain/search/areas/area-path.ts';
import { drawnAreaName } from '@hearth/domain/search/areas/geometry/drawn-area.ts';
import { withStoredNames } from '@hearth/domain/search/tags/stored-names.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
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

/** The head of a search's page. Areas have their stored names, since anyone can write a link. */
export async function searchPageHead(page: SearchPage): Promise<PageHead> {
  const { query, edition, visit, directory } = page;
  const { viewer } = visit;
  const pairs = new URLSearchParams(query);
  const { lease } = decodeSearchUrl(pairs, searchDefaults(page.lease, viewer)).state;
  const { state: search } = readSearchPage(pairs, lease, viewer);
  const tags = await knownTags(search.tags, directory);
  const agents = search.trecLicense.length === 0 ? [] : null;
  const texts = tags.filter(isTextTag).map(({ value }) => value);
  const unknown = texts.length === 0 ? [] : await page.unknownOf(texts);
  return searchHead({ ...search, tags }, agents, edition, unknown);
}

async function knownTags(
  tags: readonly SearchTag[],
  directory: AreaDirectory,
): Promise<readonly SearchTag[]> {
  if (tags.length === 0) return tags;
  const index = await directory.index();
  const names = new Map<string, string>();
  for (const { type, id } of tags) {
    const name = type === 'custom' ? drawnAreaName : index.byId(id)?.name;
    if (name !== undefined) names.set(id, name);
  }
  return withStoredNames(
    tags.filter(({ type, id }) => !isAreaType(type) || names.has(id)),
    names,
  );
}
