import type { Edition } from '../edition/editions.ts';
import type { SearchState } from '../search/search-state.ts';
import type { SearchTag } from '../search/tags/tag.ts';
import { isTextTag } from '../search/tags/tag-request.ts';

/**
 * 'Propiedades en venta en Zilker | Hearth Austin', 'Propiedades en renta que coinciden con “asdf” | Hearth Austin'.
 *
 * @param unknown texts of the search that are no place or address
 */
export function spanishSearchTitle(
  { lease, tags }: Pick<SearchState, 'lease' | 'tags'>,
  { name, city }: Pick<Edition, 'name' | 'city'>,
  unknown: readonly string[],
): string {
  const isUnknown = (tag: SearchTag): boolean => isTextTag(tag) && unknown.includes(tag.value);
  const places = tags.filter((tag) => !isUnknown(tag)).map(({ label }) => label);
  const texts = tags.filter(isUnknown).map(({ label }) => `“${label}”`);
  const where = [
    ...(places.length > 0 ? [`en ${places.join(', ')}`] : []),
    ...(texts.length > 0 ? [`que coinciden con ${texts.join(', ')}`] : []),
  ].join(' o ');
  return `Propiedades en ${lease ? 'renta' : 'venta'} ${where || `en la zona de ${city}`} | ${name}`;
}
