import type { Suggestion } from '@hearth/domain/contract/places.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { removeTag, toggleGroup } from '@hearth/domain/search/tags/change-tags.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import type { Understood } from '@hearth/domain/sentence/understood.ts';
import { suggestedText } from '@hearth/widgets/search/suggestion-words.ts';
import { usePlaces } from '@hearth/widgets/search/use-places.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../../../ui/app-context.tsx';
import { textTag, withTag } from '../../../ui/search-path.ts';
import { rerunSearch } from '../../../ui/search-rerun.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { stateFor } from '../../listing-modal.ts';
import { decisionOf, isSuggestedPlace, offerWords, unclearWords } from './offer-words.ts';
import { suggestionQuery } from './suggestion-query.ts';
import { usePlainLanguage } from './use-plain-language.ts';

/** Whoever presses Enter before the suggestions are there waits for them so long, then searches for the text. */
const patienceInMs = 5_000;

/** Shown in place of suggestions, and said where Enter has to wait. */
export const offlineWords = 'Suggestions are not available while you are offline. Your text stays here.';

export type Bar = ReturnType<typeof useBar>;

/** The state of a search bar whose places are those of `search`, and what can be done with it. */
export function useBar(search: SearchState) {
  const { client, searches } = useApp();
  const navigate = useNavigate();
  const location = useLocation();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [said, announce] = useState('');
  const plain = usePlainLanguage(text, search);
  const query = useMemo(() => suggestionQuery(search, searches), [search, searches]);
  const { suggested, isAsking, ask, load, forget } = usePlaces(client, query);
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits in the field is asked for once, when the network is back
  useEffect(() => {
    if (!isOnline) return forget();
    if (isOpen && text.trim() !== '') ask(text);
  }, [isOnline]);
  const hits = isOpen ? (suggested?.hits ?? []) : [];

  /** Of this very text; null while it is awaited. */
  const isKnown = suggested?.text === text.trim();
  const read = plain.offer;
  const isBarePlace =
    read !== null && isSuggestedPlace(read, isKnown ? suggested.hits : isAsking ? null : []);
  const offer = read !== null && !isBarePlace && offerWords(read) !== null ? read : null;
  /** Nothing is suggested, and nothing else can be said of the text either: what is said of it would contradict that. */
  const isNone = isOnline && suggested?.hits.length === 0 && offer === null && !plain.isReading;
  const unclear = isNone && isKnown && read && decisionOf(read, []) === 'unclear' ? unclearWords(read) : null;
  /** The text whose words the next Enter looks for in addresses, and what was said of it. */
  const [held, hold] = useState<{ readonly text: string; readonly words: string } | null>(null);
  const heldWords = isOpen && held?.text === text.trim() ? held.words : null;

  const found =
    suggested && (suggested.hits.length > 0 || isNone) ? suggestedText(suggested.hits.length) : null;
  const panelSays = heldWords ?? (offer && offerWords(offer)) ?? unclear ?? found;
  useEffect(() => {
    if (panelSays !== null) announce(panelSays);
    else if (suggested) announce('');
  }, [suggested, panelSays]);

  /** Counts what makes a press of Enter before it void: another one, other text, leaving. */
  const turn = useRef(0);
  const close = () => {
    turn.current += 1;
    setOpen(false);
    setActive(-1);
    forget();
  };
  /** From a step of ours until the page has gone there: `search` and `location` are of the page before. */
  const isGoing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step ends with a location of its own
  useEffect(() => {
    isGoing.current = false;
  }, [location]);
  /** Text and list are done with; the search goes on. The same page again is no step that Back should undo. */
  const leave = (path: string, words: string) => {
    close();
    setText('');
    announce(words);
    isGoing.current = true;
    const { pathname } = new URL(path, window.location.origin);
    const replace = path === location.pathname + location.search;
    const state = replace ? rerunSearch(location) : stateFor(location, pathname);
    navigate(path, { replace, state });
  };
  const show = (next: SearchState, words: string) => {
    leave(searches.pathOf({ ...next, page: 1 }), words);
    scrollTo({ top: 0 });
  };
  const add = (tag: SearchTag) => show(withTag(search, tag), `${tag.label} added`);
  const choose = (place: Suggestion) => {
    if (place.url === null) add(place.tag);
    else leave(place.url, '');
  };
  const type = (next: string) => {
    turn.current += 1;
    setText(next);
    hold(null);
    setOpen(true);
    setActive(-1);
    if (next.trim() !== '') return ask(next);
    forget();
    announce('Suggestions cleared');
  };
  /** The suggestion that is pointed at, else the first of the text; the text itself where nothing is suggested. */
  const enter = async () => {
    const words = textTag(text);
    const pointedAt = hits[active];
    if (pointedAt) return choose(pointedAt);
    if (words === null) return isGoing.current ? undefined : show(search, '');
    turn.current += 1;
    const mine = turn.current;
    const known = suggested?.text === text.trim() ? suggested.hits : await soon(load(text));
    if (known === null || mine !== turn.current) return;
    // Nobody was asked what the words mean: they stay until somebody can be.
    if (known.length === 0 && !navigator.onLine) return announce(offlineWords);
    const done = await enterSentence(known, () => mine === turn.current);
    if (done || mine !== turn.current) return;
    const [first] = known;
    if (first) choose(first);
    else add(words);
  };
  const takeOffer = async (chips: readonly Understood[]) => {
    const next = await plain.take(chips);
    if (next) show(next, `Searching for ${chips.map(({ label }) => label).join(', ')}`);
  };
  /**
   * A sentence is searched for by its offer; words about people are not looked for in addresses, and what means nothing here
   * only when that was said.
   */
  const enterSentence = async (known: readonly Suggestion[], isMeant: () => boolean): Promise<boolean> => {
    const meant = await soonOr(plain.decide(known.map(({ name }) => name)), null);
    if (meant === null || meant.decision === 'place' || !isMeant()) return false;
    if (meant.decision === 'offer') await takeOffer(meant.chips);
    else if (meant.decision === 'nothing') announce(meant.words.join(' '));
    else if (held?.text === text.trim()) return false;
    else {
      hold({
        text: text.trim(),
        words: `${meant.unclear} Press Enter again to look for these words in addresses.`,
      });
      setOpen(true);
    }
    return true;
  };
  return {
    ...{ text, isOpen, active, said, hits, isNone, isAsking, isOnline, offer },
    /** What of the text was not understood, where nothing else is known of it. */
    unclear,
    ...{ type, enter, choose, close, announce, plain, takeOffer },
    /** Looks for the words of the text in addresses. */
    searchWords: () => {
      const words = textTag(text);
      if (words) add(words);
    },
    /** Text that stands in the field already is asked for anew: an empty list would lead nowhere. */
    open: () => {
      setOpen(true);
      if (text.trim() !== '' && suggested === null && !isAsking) ask(text);
    },
    point: setActive,
    remove: (tag: SearchTag) => {
      announce(`${tag.label} removed`);
      navigate(searches.pathOf({ ...search, page: 1, tags: removeTag(search.tags, tag) }));
    },
    toggle: (group: SearchTag) =>
      navigate(searches.pathOf({ ...search, tags: toggleGroup(search.tags, group) }), { replace: true }),
    /** The text where there is some, else all places. */
    clear: () => {
      if (text !== '') return type('');
      announce('Search cleared');
      navigate(searches.pathOf({ ...search, page: 1, tags: [], locations: [] }));
    },
  };
}

/** The answer, or nothing where it takes too long; null where it was overtaken. */
const soon = (answer: Promise<readonly Suggestion[] | null>): Promise<readonly Suggestion[] | null> =>
  soonOr(answer, []);

const soonOr = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([answer, new Promise<T>((resolve) => setTimeout(resolve, patienceInMs, otherwise))]);
