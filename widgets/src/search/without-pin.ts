import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';

/**
 * A line about homes of a search that have no pin; empty for none. A search in a part of the map leaves them out of the list as
 * well, since no one may learn where they are.
 */
export function withoutPinText(
  { withoutPin: count }: Pick<MapPoints, 'withoutPin'>,
  isInPart: boolean,
): string {
  if (count === 0) return '';
  const homes = count === 1 ? '1 home' : `${groupDigits(count)} homes`;
  if (!isInPart) return `${homes} without a public address ${count === 1 ? 'has' : 'have'} no pin`;
  return `The map area hides ${homes} without a public address. Remove “Map area” to see ${count === 1 ? 'it' : 'them'}.`;
}
