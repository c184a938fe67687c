import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
/** The announcement of suggestions, in the words of the specification (section 8). */
export function suggestedText(count: number): string {
  if (count === 0) return 'No results found';
  return count === 1 ? '1 result found' : `${groupDigits(count)} results found`;
}
