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
  const homes = groupDigits(count);
  if (isInPart)
    return count === 1
      ? '1 more home has a private address and can’t be mapped.'
      : `${homes} more homes have private addresses and can’t be mapped.`;
  return count === 1
    ? '1 home isn’t on the map because its address is private'
    : `${homes} homes aren’t on the map because their addresses are private`;
}
