import type { Suggestion } from '@hearth/domain/contract/places.ts';
import type { Understood } from '@hearth/domain/sentence/understood.ts';
import type { Read } from './plain-language-reader.ts';

/** What the bar can say of a text by now, without the chips that were removed. */
export type Offer = Pick<Read, 'text' | 'chips' | 'leftOut' | 'declined' | 'onEnter'> & {
  readonly removed: boolean;
};

/** An offer as it is spoken; null where there is none. */
export function offerWords({ chips, declined }: Pick<Offer, 'chips' | 'declined'>): string | null {
  if (chips.length + declined.length === 0) return null;
  const labels = chips.map(({ label }) => label).join(', ');
  return [...(labels ? [`Understood as ${labels}. Press Enter to search.`] : []), ...declined].join(' ');
}

/** What came of a text that means nothing here: 'Not understood: castle, dragon.' */
export function unclearWords({
  text,
  leftOut,
  removed,
}: Pick<Offer, 'text' | 'leftOut' | 'removed'>): string {
  if (removed) return 'You removed all filters found in this text.';
  return `Not understood: ${leftOut.join(', ') || text}.`;
}

/** What Enter does with an offer; one whose chips are all removed asks for nothing any more. */
export function decisionOf(
  { chips, removed, onEnter }: Pick<Offer, 'chips' | 'removed' | 'onEnter'>,
  suggested: readonly string[],
): ReturnType<Read['onEnter']> {
  const decision = onEnter(suggested);
  if (decision !== 'offer' || chips.length > 0 || !removed) return decision;
  return suggested.length > 0 ? 'place' : 'unclear';
}

/** A reading of no more than one place, which is among the suggestions or may yet turn up there. */
export function isSuggestedPlace(
  { chips, declined }: { readonly chips: readonly Understood[]; readonly declined: readonly string[] },
  hits: readonly Suggestion[] | null,
): boolean {
  const [chip, ...others] = chips;
  if (chip?.meaning.kind !== 'place' || others.length + declined.length > 0) return false;
  const { type, id } = chip.meaning.tag;
  return hits === null || hits.some(({ tag }) => tag.type === type && tag.id === id);
}
