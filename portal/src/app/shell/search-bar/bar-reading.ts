import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { suggestedText } from '@hearth/widgets/search/suggestion-words.ts';
import { guessWords } from './guess-words.ts';
import {
  decisionOf,
  isSuggestedArea,
  type Offer,
  offerWords,
  type ShownOffer,
  unclearWords,
} from './offer-words.ts';

interface BarReadingInput {
  readonly text: string;
  readonly suggested: { readonly text: string; readonly hits: readonly Suggestion[] } | null;
  readonly isAsking: boolean;
  readonly isOnline: boolean;
  readonly plain: { readonly offer: Offer | null; readonly isReading: boolean };
}

export interface BarReading {
  /** The search that the text describes; null where it is one suggested area. */
  readonly offer: ShownOffer | null;
  /** True where nothing is suggested and nothing else is known of the text. */
  readonly isNone: boolean;
  /** The words of the text that were not understood, where nothing else is known of it. */
  readonly unclear: string | null;
  /** That the suggestions are only like the text; null where one has its words. */
  readonly guess: string | null;
  /** The announcement for all of this; null while there is none. */
  readonly words: string | null;
}

/** Content of the panel for a text, from its suggestions and its reading as a sentence. */
export function readBar({ text, suggested, isAsking, isOnline, plain }: BarReadingInput): BarReading {
  const isKnown = suggested?.text === text.trim();
  const read = plain.offer;
  const isBareArea = read !== null && isSuggestedArea(read, isKnown ? suggested.hits : isAsking ? null : []);
  const names = isKnown ? suggested.hits.map(({ name }) => name) : [];
  const shown = read && { ...read, isTaken: decisionOf(read, names) === 'offer' };
  const offer = shown !== null && !isBareArea && offerWords(shown) !== null ? shown : null;
  const isNone = isOnline && suggested?.hits.length === 0 && offer === null && !plain.isReading;
  const unclear = isNone && isKnown && read && decisionOf(read, []) === 'unclear' ? unclearWords(read) : null;
  const found =
    suggested && (suggested.hits.length > 0 || isNone) ? suggestedText(suggested.hits.length) : null;
  const guess = isKnown && !offer?.isTaken ? guessWords(suggested.hits) : null;
  return { offer, isNone, unclear, guess, words: (offer && offerWords(offer)) ?? unclear ?? guess ?? found };
}
