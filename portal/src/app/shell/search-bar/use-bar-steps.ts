import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { keepLocked } from '@hearth/domain/search/keep-locked.ts';
import { readingOfKind } from '@hearth/domain/search/other-kind.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { removeTag, toggleGroup } from '@hearth/domain/search/tags/change-tags.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../shared/app/app-context.tsx';
import { stateFor } from '../../../shared/listing/listing-modal.ts';
import { withTag } from '../../../shared/searching/search-path.ts';
import { rerunSearch } from '../../../shared/searching/search-rerun.ts';
import { useReadingOnPage } from '../use-search-on-page.ts';
import type { BarField } from './use-bar-field.ts';

export type BarSteps = ReturnType<typeof useBarSteps>;

/** The navigation of a search bar: each step goes to a page and announces the change. */
export function useBarSteps(search: SearchState, { text, setText, announce }: BarField, close: () => void) {
  const session = useSession();
  const { searches } = session;
  const onPage = useReadingOnPage();
  const pathOf = (next: SearchState) =>
    searches.pathOf(onPage ? keepLocked(next, readingOfKind(onPage, next.lease, session)) : next);
  const navigate = useNavigate();
  const location = useLocation();
  /** Until the page has gone to the next location, `search` and `location` are those of the page before. */
  const left = useRef<{ readonly from: typeof location; readonly text: string }>(null);
  /** Ends the text and its list. The same page again replaces the history entry: Back leaves the page. */
  const leave = (path: string, words: string) => {
    close();
    setText('');
    announce(words);
    left.current = { from: location, text };
    const { pathname } = new URL(path, window.location.origin);
    const replace = path === location.pathname + location.search;
    const state = replace ? rerunSearch(location) : stateFor(location, pathname);
    navigate(path, { replace, state });
  };
  const show = (next: SearchState, words: string) => {
    leave(pathOf({ ...next, page: 1 }), words);
    scrollTo({ top: 0 });
  };
  const add = (tag: SearchTag) => show(withTag(search, tag), `${tag.label} added`);
  /** Takes a tag out of the search where it has it, and adds another one. */
  const replace = (old: SearchTag, tag: SearchTag) =>
    show(withTag({ ...search, tags: removeTag(search.tags, old) }, tag), `${tag.label} added`);
  // A notice is pressed on a later page than the one that it was made on.
  const newest = useRef(replace);
  useLayoutEffect(() => {
    newest.current = replace;
  });
  return {
    show,
    add,
    replace: (old: SearchTag, tag: SearchTag) => newest.current(old, tag),
    /** Returns whether Enter would repeat the step that the page has yet to take. */
    isGoing: () => left.current?.from === location && ['', left.current.text].includes(text),
    choose: (suggestion: Suggestion) => {
      if (suggestion.url === null) add(suggestion.tag);
      else leave(session.to(suggestion.url), '');
    },
    remove: (tag: SearchTag) => {
      announce(`${tag.label} removed`);
      navigate(pathOf({ ...search, page: 1, tags: removeTag(search.tags, tag) }));
    },
    toggle: (group: SearchTag) =>
      navigate(pathOf({ ...search, tags: toggleGroup(search.tags, group) }), { replace: true }),
    removeAll: () => {
      announce('Search cleared');
      navigate(pathOf({ ...search, page: 1, tags: [], locations: [] }));
    },
  };
}
