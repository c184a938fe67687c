import type { Edition } from '@hearth/domain/edition/editions.ts';
import { areaPath, areaSlug, isAreaType, parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import { areaName } from '@hearth/domain/search/areas/area-words.ts';
import { drawnAreaName } from '@hearth/domain/search/areas/geometry/drawn-area.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import { agentText, type NamedAgent } from './agent-scope.tsx';

/** 'Homes for sale in Zilker', 'Listings of Ada Reyes for lease in the Austin area'. */
export function headingOf(search: SearchState, agents: readonly NamedAgent[], city: string): string {
  const areas = search.tags.map(areaWords).join(', ');
  const [closed, kind] = statusWords(search);
  if (agents.length === 0) return `${capital(`${closed}homes${kind}`)} in ${areas || `the ${city} area`}`;
  const whose = `${capital(`${closed}listings`)} of ${agents.map(agentText).join(' and ')}${kind}`;
  return areas ? `${whose} in ${areas}` : whose;
}

/** The words before and after 'homes': 'sold ', or ' for sale', or ' for sale and sold'. */
function statusWords({ lease, filters }: SearchState): readonly [before: string, after: string] {
  const closed = lease ? 'Leased' : 'Sold';
  const kind = lease ? ' for lease' : ' for sale';
  const [only, ...others] = filters.mlsStatus;
  if (only !== undefined && only !== 'Active' && others.length === 0)
    return [`${only.toLowerCase()} `, only === closed ? '' : kind];
  return ['', filters.mlsStatus.includes(closed) ? `${kind} and ${closed.toLowerCase()}` : kind];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'Drawn area' reads 'a drawn area', 'Drawn area 2' 'drawn area 2'. */
const areaWords = ({ type, label }: SearchTag): string => {
  if (type !== 'custom' || !label.startsWith(drawnAreaName)) return label;
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  return label === drawnAreaName ? `a ${name}` : name;
};

/** The document's title: the heading of a search with an area or agent, otherwise the edition's title. */
export function titleOf(
  search: SearchState,
  agents: readonly NamedAgent[],
  edition: Pick<Edition, 'name' | 'city' | 'titles'>,
): string {
  const isUsual = statusWords(search).join('') === (search.lease ? ' for lease' : ' for sale');
  if (search.tags.length + agents.length === 0 && isUsual)
    return edition.titles[search.lease ? 'lease' : 'sale'];
  return `${headingOf(search, agents, edition.city)} | ${edition.name}`;
}

/** The market overview of a search for sale with one area; otherwise null. */
export function overviewOfSearch(
  search: SearchState,
  edition: Edition,
): { readonly path: string; readonly area: string } | null {
  const [tag, ...others] = search.tags;
  if (search.lease || others.length + search.locations.length > 0) return null;
  if (!tag || !isAreaType(tag.type)) return null;
  const state = edition.stateorprovince.toLowerCase();
  const path = areaPath({ type: tag.type, state, slug: areaSlug(tag.value), id: tag.id });
  return parseAreaPath(path) ? { path, area: areaName(tag.type, tag.label) } : null;
}
