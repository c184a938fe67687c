import { drawnAreaName } from '../areas/geometry/drawn-area.ts';
import { nameKey } from '../areas/name-key.ts';
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

/** Drawn areas of one search differ by a number. */
const isNameOf = (type: SearchTag['type'], name: string, text: string): boolean => {
  if (type === 'custom' && name === drawnAreaName && /^( \d{1,3})?$/.test(text.replace(drawnAreaName, '')))
    return text.startsWith(drawnAreaName);
  return [name, spokenName(type, name)].some((each) => nameKey(each) === nameKey(text));
};

/** Counties and school districts are stored without their kind. */
function spokenName(type: SearchTag['type'], name: string): string {
  if (type === 'county') return / county$/i.test(name) ? name : `${name} County`;
  if (type === 'schooldistrict') return /\b(c?isd|district)\b/i.test(name) ? name : `${name} ISD`;
  return name;
}
