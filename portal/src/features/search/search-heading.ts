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
  const kind = search.lease ? 'for lease' : 'for sale';
  if (agents.length === 0) return `Homes ${kind} in ${areas || `the ${city} area`}`;
  const whose = `Listings of ${agents.map(agentText).join(' and ')} ${kind}`;
  return areas ? `${whose} in ${areas}` : whose;
}

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
  if (search.tags.length + agents.length === 0) return edition.titles[search.lease ? 'lease' : 'sale'];
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
