import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import type { Understood } from '@hearth/domain/sentence/understood.ts';
import { takenWords } from '@hearth/widgets/search/taken-words.ts';
import type { useSuggestions } from '@hearth/widgets/search/use-suggestions.ts';
import { textTag } from '../../../shared/searching/search-path.ts';
import { withToasts } from '../../../ui/toast.ts';
import { offlineWords } from './offline-words.ts';
import type { BarField } from './use-bar-field.ts';
import type { BarSteps } from './use-bar-steps.ts';
import type { usePlainLanguage } from './use-plain-language.ts';

/** Enter waits this long for the suggestions of its text, then searches for the text. */
const patienceInMs = 5_000;

type Meant = NonNullable<Awaited<ReturnType<ReturnType<typeof usePlainLanguage>['decide']>>>;

interface EnterOptions {
  readonly search: SearchState;
  readonly field: BarField;
  readonly steps: BarSteps;
  readonly suggestions: ReturnType<typeof useSuggestions>;
  readonly plain: ReturnType<typeof usePlainLanguage>;
}

/** Enter in a search bar: takes a suggestion, the offer of a sentence, or the words of the text. */
export function useEnter({ search, field, steps, suggestions, plain }: EnterOptions) {
  const { text, isOpen, list, turn } = field;
  const { suggested } = suggestions;

  const takeOffer = async (chips: readonly Understood[], isMeant = () => true) => {
    const next = await plain.take(chips);
    if (next && isMeant()) steps.show(next, `Searching for ${chips.map(({ label }) => label).join(', ')}`);
  };
  /** Announces what the next Enter does; false where it was announced already. */
  const askFirst = (words: string): boolean => {
    if (field.unclearText?.text === text.trim()) return false;
    field.setUnclearText({ text: text.trim(), words });
    field.setOpen(true);
    return true;
  };
  /**
   * Takes the text as a sentence; false where it is none. Words about people are not looked for in addresses, and a text
   * without meaning only with a second Enter.
   */
  const enterSentence = async (meant: Meant, isMeant: () => boolean): Promise<boolean> => {
    const isSeen = isOpen && plain.offer !== null;
    if (meant.decision === 'location') return false;
    if (meant.decision === 'unclear')
      return askFirst(`${meant.unclear} Press Enter again to search addresses for these words.`);
    if (meant.decision === 'offer' && !isSeen && meant.isUnsure && askFirst(readAgain(meant.chips)))
      return true;
    if (meant.decision === 'offer') await takeOffer(meant.chips, isMeant);
    else field.announce(meant.words.join(' '));
    return true;
  };
  /** Takes the first suggestion; for one that is only like the text, a notice names it and leads to the words as they are. */
  const takeFirst = (first: Suggestion, words: SearchTag, isStreet: boolean) => {
    steps.choose(first);
    if (first.likeness === undefined && !(isStreet && first.category !== 'address')) return;
    const { text: shown, back } = takenWords(first, words.label);
    const action = { label: back, onClick: () => steps.replace(first.tag, words) };
    // Long enough to read it and to decide.
    withToasts((toasts) => toasts(shown, { id: 'taken-suggestion', duration: 15_000, action }));
  };
  /** Takes the suggestion that is pointed at, else the first one; the text itself where nothing is suggested. */
  const enter = async () => {
    const words = textTag(text);
    const pointedAt = isOpen ? suggested?.hits[list.active] : undefined;
    if (pointedAt) return steps.choose(pointedAt);
    if (steps.isGoing()) return;
    if (words === null) return steps.show(search, '');
    turn.current += 1;
    const mine = turn.current;
    const isMeant = () => mine === turn.current;
    const known = suggested?.text === text.trim() ? suggested.hits : await soonOr(suggestions.load(text), []);
    if (known === null || !isMeant()) return;
    // The text stays until the server can be asked about it.
    if (known.length === 0 && !navigator.onLine) return field.announce(offlineWords);
    const meant = await soonOr(plain.decide(known.map(({ name }) => name)), null);
    if (!isMeant() || (meant !== null && (await enterSentence(meant, isMeant)))) return;
    const [first] = known;
    if (first) takeFirst(first, words, meant?.isStreet === true);
    else steps.add(words);
  };
  return { enter, takeOffer };
}

const readAgain = (chips: readonly Understood[]): string =>
  `We understood: ${chips.map(({ label }) => label).join(', ')}. Press Enter again to search.`;

const soonOr = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([answer, new Promise<T>((resolve) => setTimeout(resolve, patienceInMs, otherwise))]);
