import { nameKey } from '../search/areas/name-key.ts';
import { isAddress } from './address-text.ts';
import type { Understanding } from './understood.ts';

/** Fewest words of a sentence; fewer are a name. */
export const fewestOfSentence = 3;

/**
 * Returns whether a text is a sentence rather than the beginning of an address or the name of an area: something besides an area was
 * understood, no suggestion begins with the text, it is no address, and most of it is known.
 */
const isSentence = (text: string, understanding: Understanding, suggested: readonly string[]): boolean =>
  understanding.understood.some(({ meaning }) => meaning.kind !== 'area') &&
  !isLocationText(text, suggested) &&
  isMostlyKnown(understanding);

const isMostlyKnown = ({ understood, unused }: Understanding): boolean => {
  const unknown = unused.filter(({ reason }) => reason === 'unknown');
  return unknown.flatMap((part) => nameKey(part.text).split(' ')).length <= understood.length + 1;
};

const isLocationText = (text: string, suggested: readonly string[]): boolean =>
  isAddress(text) || suggested.some((name) => nameKey(name).startsWith(nameKey(text)));

/** Returns whether a text is the name of an area and nothing else. */
const isBareArea = (text: string, { understood, declined }: Understanding): boolean => {
  const [area, ...others] = understood;
  const isArea = area?.meaning.kind === 'area' && others.length + declined.length === 0;
  return isArea && nameKey(area.label) === nameKey(text);
};

/** Returns whether only a text search is possible, though the text reads like a sentence or has a part without a filter. */
const isUnclear = (text: string, { unused }: Understanding): boolean =>
  unused.some(({ reason }) => reason !== 'unknown') || nameKey(text).split(' ').length >= fewestOfSentence;

/**
 * The action of the Enter key. 'offer' applies the chips of a sentence; 'location' searches the text as an area or address;
 * 'nothing' ignores words about people, also in addresses; 'unclear' first shows the words that were not understood.
 * Suggestions come first.
 */
export const onEnter = (
  text: string,
  understanding: Understanding,
  suggested: readonly string[],
): 'offer' | 'location' | 'nothing' | 'unclear' => {
  if (isSentence(text, understanding, suggested)) return 'offer';
  if (isLocationText(text, suggested) || isBareArea(text, understanding)) return 'location';
  if (understanding.declined.length > 0) return 'nothing';
  if (understanding.understood.length > 0 && isMostlyKnown(understanding)) return 'offer';
  return suggested.length > 0 || !isUnclear(text, understanding) ? 'location' : 'unclear';
};
