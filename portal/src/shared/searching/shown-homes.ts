import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { publicListingId } from '@hearth/domain/listing/listing-id.ts';
import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { listOf, persisted } from '../../ui/persisted.ts';

const resultSchema = z.object({
  /** The public id, as in the path of the home. */
  id: z.string(),
  /** Path of its page. */
  url: z.string().check(z.startsWith('/')),
  street: z.string(),
});

/** A home of the last results. */
type ResultHome = z.output<typeof resultSchema>;

/** The place of a page of results among all of them. */
interface PagePlace {
  /** Homes on the pages before. */
  readonly before: number;
  /** Homes on all pages. */
  readonly total: number;
}

/** The homes that lists have shown: what a page of one of them can begin with, and which come before and after it. */
export interface ShownHomes {
  /** The homes of the last page of results, in their order; replaced as a whole. Read it with `useSnapshot(homes.state)`. */
  readonly state: { results: readonly ResultHome[]; place: PagePlace };
  /** Stores cards for this visit. */
  remember(cards: readonly ListingCard[]): void;
  /** Stores the cards of a page of results, and their order on this device: a home in a new tab has its neighbors too. */
  showResults(cards: readonly ListingCard[], place: PagePlace): void;
  /** The card of a home by its public id. */
  cardOf(id: string): ListingCard | undefined;
  /** Pixels from the top of homes in the dialog, by the identity of their dialogs. */
  readonly scrolled: Map<string, number>;
}

/** The most cards and results that are stored; those shown longest ago are dropped first. */
const most = 250;

const resultsSchema = z.object({
  homes: listOf(resultSchema, most),
  before: z.number().check(z.minimum(0)),
  total: z.number().check(z.minimum(0)),
});
type Results = z.output<typeof resultsSchema>;
const noResults: Results = { homes: [], before: 0, total: 0 };

const stateOf = ({ homes, before, total }: Results): ShownHomes['state'] => ({
  results: ref([...homes]),
  place: { before, total },
});

export function createShownHomes(): ShownHomes {
  const stored = persisted<Results>('hearth-last-results', resultsSchema, noResults);
  const state = proxy<ShownHomes['state']>(stateOf(stored.read()));
  const cards = new Map<string, ListingCard>();

  stored.subscribe(() => {
    Object.assign(state, stateOf(stored.read()));
    // They may be homes that only the person who left may see.
    if (state.results.length === 0) cards.clear();
  });

  function remember(shown: readonly ListingCard[]): void {
    for (const card of shown) {
      const id = publicListingId(card);
      cards.delete(id);
      cards.set(id, card);
    }
    for (const id of [...cards.keys()].slice(0, Math.max(0, cards.size - most))) cards.delete(id);
  }

  return {
    state,
    remember,
    showResults(shown, place) {
      remember(shown);
      const results = { homes: shown.slice(0, most).map(resultOf), ...place };
      if (JSON.stringify(results) === JSON.stringify({ homes: state.results, ...state.place })) return;
      Object.assign(state, stateOf(results));
      stored.write(results);
    },
    cardOf: (id) => cards.get(id),
    scrolled: new Map(),
  };
}

const resultOf = (card: ListingCard): ResultHome => ({
  id: publicListingId(card),
  url: card.url,
  street: streetLine(card),
});
