import { warnOnce } from '../element/warn.ts';

/**
 * 'bio, reviews' as sections in this order, each once; all of them where nothing that is known is named.
 *
 * @param tag of the element, for the warning about an unknown name
 */
export function namedSections<Section extends string>(
  tag: string,
  all: readonly Section[],
  text = '',
): readonly Section[] {
  const named = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const isSection = (name: string): name is Section => (all as readonly string[]).includes(name);
  const known = [...new Set(named)].filter(isSection);
  for (const name of named) if (!isSection(name)) warnOnce(`<${tag}> has no section "${name}".`);
  return known.length > 0 ? known : all;
}
