import type { SuggestionCategory } from '@hearth/domain/contract/suggestions.ts';
import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { nameKey } from '@hearth/domain/search/areas/name-key.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import { isAddress, isStreet } from '@hearth/domain/sentence/address-text.ts';
import { applyUnderstood } from '@hearth/domain/sentence/apply-understood.ts';
import { keywordChip, withWishes } from '@hearth/domain/sentence/keyword-offer.ts';
import { onEnter } from '@hearth/domain/sentence/on-enter.ts';
import { isOneSlip } from '@hearth/domain/sentence/typo-corrector.ts';
import { mayBeSentence, namePhrases, understand } from '@hearth/domain/sentence/understand.ts';
import {
  declinedWords,
  type SentenceContext,
  type Understanding,
  type Understood,
  unusedReasonWords,
} from '@hearth/domain/sentence/understood.ts';
import { isUnsureFigure } from '@hearth/domain/sentence/unsure-figure.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Session } from '../../../shared/app/session.ts';

/** The reading of a text, with all texts of its offer; this module is loaded when the visitor types. */
export interface Read {
  readonly text: string;
  readonly chips: readonly Understood[];
  /** 'no fireplace (you can search for this, but not exclude it)'. */
  readonly unused: readonly string[];
  readonly declined: readonly string[];
  /** Words without a filter, each as a search of descriptions that the visitor can add. */
  readonly keywords: readonly Understood[];
  /** Prices that the visitor has to see before the search runs. */
  readonly unsure: readonly Understood[];
  /** The text is the name of a street. */
  readonly isStreet: boolean;
  /** Action of Enter, by the names that are suggested for the text. */
  readonly onEnter: (suggested: readonly string[]) => ReturnType<typeof onEnter>;
}

export type Reader = ReturnType<typeof createReader>;

/** Reads texts with the areas that the server suggests; each name is looked up once. */
export function createReader(
  client: Pick<Client, 'call'>,
  { viewer, agentMode }: Pick<Session, 'viewer' | 'agentMode'>,
) {
  const known = new Map<string, Promise<SearchTag | undefined>>();
  const find = (phrase: string): Promise<SearchTag | undefined> => {
    const requested = known.get(phrase) ?? lookUp(client, phrase);
    known.set(phrase, requested);
    // A name that could not be looked up is asked for again the next time.
    requested.catch(() => known.delete(phrase));
    return requested.catch(() => undefined);
  };
  return {
    /** `today`: 'YYYY-MM-DD' in the edition's time zone. */
    async read(text: string, lease: boolean, today: string): Promise<Read> {
      const context: SentenceContext = { lease, today, viewer, agentMode };
      const bare = understand(text, new Map(), context);
      // A house number or a listing number is no price.
      if (isAddress(text)) return spoken(text, { ...bare, understood: [], unused: [] });
      // The suggestions find names of areas.
      if (bare.understood.length === 0 && !mayBeSentence(text, context)) return spoken(text, bare);
      const phrases = namePhrases(text, context);
      const tags = await Promise.all(phrases.map(find));
      const areas = new Map(phrases.flatMap((phrase, at) => (tags[at] ? [[phrase, tags[at]] as const] : [])));
      return spoken(text, areas.size === 0 ? bare : understand(text, areas, context));
    },
    /** The search with the chips of an offer. */
    apply: (search: SearchState, chips: readonly Understood[]): SearchState =>
      applyUnderstood(search, chips, { viewer, agentMode }),
  };
}

const spoken = (text: string, read: Understanding): Read => {
  const understanding = withWishes(read);
  const { understood, unused, declined } = understanding;
  const notUnderstood = unused.filter(({ reason }) => reason !== 'keyword');
  return {
    text,
    chips: understood,
    keywords: unused.flatMap((part) => keywordChip(part) ?? []),
    unused: notUnderstood.map((part) =>
      part.reason === 'unknown'
        ? shortened(part.text)
        : `${shortened(part.text)} (${lowerFirst(unusedReasonWords[part.reason])})`,
    ),
    declined: [...new Set(declined.map(({ topic }) => declinedWords[topic]))],
    unsure: understood.filter(isUnsureFigure),
    isStreet: isStreet(text),
    onEnter: (suggested) => onEnter(text, understanding, suggested),
  };
};

/** A note has no room for more letters of a pasted text. */
const mostLetters = 60;

const shortened = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > mostLetters
    ? `${letters.slice(0, mostLetters).join('').trimEnd()}…`
    : letters.join('');
};

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Of areas with one name, the one that people mean most often. */
const byCategory: readonly SuggestionCategory[] = [
  'city',
  'neighborhood',
  'zipCode',
  'county',
  'schoolDistrict',
  'school',
  'mlsArea',
];

/** The area with this name, or with a name that differs by one typing error. */
async function lookUp(client: Pick<Client, 'call'>, phrase: string): Promise<SearchTag | undefined> {
  const { hits } = await client.call(getSuggestions, { query: { query: phrase } });
  const areas = hits
    .filter(({ category }) => byCategory.includes(category))
    .sort((a, b) => byCategory.indexOf(a.category) - byCategory.indexOf(b.category));
  const found =
    areas.find(({ name }) => nameKey(name) === phrase) ??
    areas.find(
      ({ name, likeness }) =>
        phrase.length >= shortestMended && likeness !== 'similar' && isOneSlip(nameKey(name), phrase),
    );
  return found?.tag;
}

const shortestMended = 6;
