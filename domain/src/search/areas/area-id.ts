import { longestBoundaryId } from '../tags/tag.ts';

/**
 * The id of a named area by its kind and names, from the widest to its own: 'city-austin', 'subdivision-austin-zilker'. The same
 * names always give the same id. A long one ends with a digest of all of it, so that two long names differ.
 */
export function areaId(kind: string, ...names: readonly string[]): string {
  const whole = `${kind}-${areaSlugOf(names.join(' '))}`;
  if (whole.length <= longestBoundaryId) return whole;
  const digest = digestOf(whole);
  return `${whole.slice(0, longestBoundaryId - digest.length - 1).replace(/-$/, '')}-${digest}`;
}

const areaSlugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 53 bits in base 36 (cyrb53, public domain): enough for names, of which there are thousands. */
function digestOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
