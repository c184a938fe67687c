import { drawnAreaName, newDrawnAreaName } from '../areas/geometry/drawn-area.ts';
import { nameKey } from '../areas/name-key.ts';
import { spokenName } from '../areas/spoken-name.ts';
import type { SearchState } from '../search-state.ts';
import type { SearchTag } from './tag.ts';
import { isPolygonType } from './tag-request.ts';

/**
 * Replaces the names of tags by the stored names of their areas, by id, since anyone can write a link. Returns the same list
 * where no name differs.
 */
export function withStoredNames(
  tags: readonly SearchTag[],
  names: ReadonlyMap<string, string>,
): readonly SearchTag[] {
  const isNamed = (tag: SearchTag): boolean => {
    const name = isPolygonType(tag.type) ? names.get(tag.id) : undefined;
    return name === undefined || [tag.label, tag.value].every((text) => isNameOf(tag.type, name, text));
  };
  if (tags.every(isNamed)) return tags;
  return tags.map((tag) => {
    if (isNamed(tag)) return tag;
    const name = spokenName(tag.type, names.get(tag.id) ?? tag.label);
    return { ...tag, value: name, label: name };
  });
}

/** An area as the server has it. */
export interface StoredArea {
  readonly type: string;
  readonly name: string;
}

type AreasOfSearch = Pick<SearchState, 'tags' | 'locations'>;

/**
 * The tags and areas of a search with the stored names: a stored area that a link brought as an id becomes a tag, so that
 * every place that names tags names it. Returns the same lists where nothing differs.
 */
export function withStoredAreas(
  { tags, locations }: AreasOfSearch,
  areas: ReadonlyMap<string, StoredArea>,
): AreasOfSearch {
  const names = new Map([...areas].map(([id, { name }]) => [id, name]));
  const stored = new Set(locations.filter((id) => isPolygonType(areas.get(id)?.type ?? '')));
  const named = withStoredNames(tags, names);
  if (stored.size === 0) return { tags: named, locations };
  const all = [...named];
  for (const id of stored) if (!tags.some((tag) => tag.id === id)) all.push(tagOf(id, areas.get(id)!, all));
  return { tags: all, locations: locations.filter((id) => !stored.has(id)) };
}

function tagOf(id: string, { type, name }: StoredArea, others: readonly SearchTag[]): SearchTag {
  const tagType = type as SearchTag['type'];
  const label = type === 'custom' ? newDrawnAreaName(others) : spokenName(tagType, name);
  return { type: tagType, id, value: label, label };
}

/** Drawn areas of one search differ by a number. */
const isNameOf = (type: SearchTag['type'], name: string, text: string): boolean => {
  if (type === 'custom' && name === drawnAreaName && /^( \d{1,3})?$/.test(text.replace(drawnAreaName, '')))
    return text.startsWith(drawnAreaName);
  return [name, spokenName(type, name)].some((each) => nameKey(each) === nameKey(text));
};
