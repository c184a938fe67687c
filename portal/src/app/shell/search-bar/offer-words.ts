import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import type { Understood } from '@hearth/domain/sentence/understood.ts';
import type { Read } from './plain-language-reader.ts';

/** The current reading of a text, without the chips that the visitor removed. */
export type Offer = Pick<Read, 'text' | 'chips' | 'unused' | 'declined' | 'keywords' | 'onEnter'> & {
  readonly removed: boolean;
  /** The visitor added a search of descriptions. */
  readonly added: boolean;
};

/** An offer with what Enter does. */
export type ShownOffer = Offer & { readonly isTaken: boolean };

/** An offer as it is spoken, and whether Enter takes it; null where there is none. */
export function offerWords({
  chips,
  declined,
  isTaken,
}: Pick<ShownOffer, 'chips' | 'declined' | 'isTaken'>): string | null {
  if (chips.length + declined.length === 0) return null;
  const labels = chips.map(({ label }) => label).join(', ');
  const understood = `We understood: ${labels}.${isTaken ? ' Press Enter to search.' : ''}`;
  return [...(labels ? [understood] : []), ...declined].join(' ');
}

/** Outcome of a text without a meaning here: 'Not understood: castle, dragon.' */
export function unclearWords({ text, unused, removed }: Pick<Offer, 'text' | 'unused' | 'removed'>): string {
  if (removed) return 'You removed all filters found in this text.';
  return `Not understood: ${unused.join(', ') || text}.`;
}

/** Action of Enter on an offer; one whose chips are all removed asks for nothing any more. */
export function decisionOf(
  { chips, removed, added, onEnter }: Pick<Offer, 'chips' | 'removed' | 'added' | 'onEnter'>,
  suggested: readonly string[],
): ReturnType<Read['onEnter']> {
  if (added && chips.length > 0) return 'offer';
  const decision = onEnter(suggested);
  if (decision !== 'offer' || chips.length > 0 || !removed) return decision;
  return suggested.length > 0 ? 'location' : 'unclear';
}

/** Returns whether a text is one area and nothing else, and the suggestions contain it or are still loading. */
export function isSuggestedArea(
  { chips, declined }: { readonly chips: readonly Understood[]; readonly declined: readonly string[] },
  hits: readonly Suggestion[] | null,
): boolean {
  const [chip, ...others] = chips;
  if (chip?.meaning.kind !== 'area' || others.length + declined.length > 0) return false;
  const { type, id } = chip.meaning.tag;
  return hits === null || hits.some(({ tag }) => tag.type === type && tag.id === id);
}
