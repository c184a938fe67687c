import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { joinKeywords } from '@hearth/domain/search/filters/rows/keyword.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useSuggestions } from '@hearth/widgets/search/use-suggestions.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { textTag } from '../../../shared/searching/search-path.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { readBar } from './bar-reading.ts';
import { suggestionQuery } from './suggestion-query.ts';
import { type BarField, useBarField } from './use-bar-field.ts';
import { useBarSteps } from './use-bar-steps.ts';
import { useEnter } from './use-enter.ts';
import { usePlainLanguage } from './use-plain-language.ts';

export type Bar = ReturnType<typeof useBar>;

/** The state and the actions of a search bar that shows the tags of `search`. */
export function useBar(search: SearchState) {
  const { client } = useApp();
  const { searches } = useSession();
  const field = useBarField();
  const { text, isOpen, list, announce } = field;
  const plain = usePlainLanguage(text, search);
  const query = useMemo(() => suggestionQuery(search, searches), [search, searches]);
  const suggestions = useSuggestions(client, query);
  const { suggested, isAsking } = suggestions;
  const isOnline = useAskOnceOnline(field, suggestions);
  const { offer, isNone, unclear, guess, words } = readBar({ text, suggested, isAsking, isOnline, plain });
  const unclearWords = isOpen && field.unclearText?.text === text.trim() ? field.unclearText.words : null;
  const panelWords = unclearWords ?? words;
  useEffect(() => {
    if (panelWords !== null) announce(panelWords);
    else if (suggested) announce('');
  }, [suggested, panelWords, announce]);

  const actions = fieldActions(field, suggestions);
  const steps = useBarSteps(search, field, actions.close);
  const { enter, takeOffer } = useEnter({ search, field, steps, suggestions, plain });
  const hits: readonly Suggestion[] = isOpen ? (suggested?.hits ?? []) : [];
  return {
    ...{ text, isOpen, list, hits, isNone, isAsking, isOnline, offer, unclear, plain, announce },
    hasList: hits.length > 0 && text.trim() !== '',
    /** Line over the suggestions. */
    note: unclearWords ?? guess,
    ...{ announcement: field.announcement, enter, takeOffer },
    ...actions,
    ...{ choose: steps.choose, remove: steps.remove, toggle: steps.toggle },
    /** Looks for the words of the text in addresses. */
    searchWords: () => {
      const tag = textTag(text);
      if (tag) steps.add(tag);
    },
    /** Looks for the text in descriptions. */
    searchDescriptions: () => {
      const keyword = text.trim().replace(/\s+/g, ' ');
      const filters = { ...search.filters, keyword: joinKeywords([search.filters.keyword, keyword]) };
      if (keyword !== '') steps.show({ ...search, filters }, `Searching descriptions for ${keyword}`);
    },
    /** Clears the text where there is some, else removes all tags. */
    clear: () => (text === '' ? steps.removeAll() : actions.type('')),
  };
}

/** Returns whether there is a network; once there is one again, the text that waits in the field is asked for. */
function useAskOnceOnline(
  { isOpen, text }: BarField,
  { ask, forget }: ReturnType<typeof useSuggestions>,
): boolean {
  const isOnline = useOnline();
  const changed = useEffectEvent((online: boolean) => {
    if (!online) return forget();
    if (isOpen && text.trim() !== '') ask(text);
  });
  useEffect(() => changed(isOnline), [isOnline]);
  return isOnline;
}

/** Typing, opening and closing. */
function fieldActions(
  field: BarField,
  { suggested, isAsking, ask, forget }: ReturnType<typeof useSuggestions>,
) {
  const { text, setOpen, list, turn } = field;
  return {
    close: () => {
      turn.current += 1;
      setOpen(false);
      list.point(-1);
      forget();
    },
    /** Text already in the field is looked up again: an empty list would be a dead end. */
    open: () => {
      setOpen(true);
      if (text.trim() !== '' && suggested === null && !isAsking) ask(text);
    },
    type: (next: string) => {
      turn.current += 1;
      field.setText(next);
      field.setUnclearText(null);
      setOpen(true);
      list.point(-1);
      if (next.trim() !== '') return ask(next);
      forget();
      field.announce('Suggestions cleared');
    },
  };
}
