import type { Sort } from '@hearth/domain/search/sort/sort.ts';
import { directionText, sortLabels } from '@hearth/domain/search/sort/sort-menu.ts';
import { isPending } from '@hearth/widgets/client/request-state.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Location } from 'react-router';
import type { LinkNotices } from '../../shared/link-notices/link-notices.ts';
import { rerunKey } from '../../shared/searching/search-rerun.ts';
import { type NamedAgent, unknownAgents, useAgentsOfSearch } from './agent-scope.tsx';
import { countText } from './search-words.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useKnownAreas, useStoredAreas } from './use-area-facts.ts';
import { useCanonicalUrl } from './use-canonical-url.ts';
import { type FilterForm, useFilterForm } from './use-filter-form.ts';
import { useLinkNotices } from './use-link-notices.ts';
import { pendingOutcome, type SearchOutcome, useSearchOutcome } from './use-search-outcome.ts';
import { type SearchUrl, useSearchUrl } from './use-search-url.ts';

/** The paragraph with the number of homes found; it takes the focus from controls that disappear. */
interface CountFocus {
  readonly paragraph: RefObject<HTMLParagraphElement | null>;
  readonly focus: () => void;
}

/** One search of the screen. */
export interface SearchSession {
  /** The search of the URL. */
  readonly url: SearchUrl;
  /** Outcome of the search. */
  readonly outcome: SearchOutcome;
  readonly form: FilterForm;
  /** The agents whose listings are searched. */
  readonly agents: readonly NamedAgent[];
  readonly count: CountFocus;
  /** Sorts the results, and announces it with them. */
  readonly sortBy: (sort: Sort) => void;
  /** Shows another page, and announces it with its homes. */
  readonly turnTo: (page: number) => void;
  /** Parts of the link that the search leaves out. */
  readonly link: LinkNotices;
  /** For the live region. */
  readonly spoken: string;
}

export function useSearchSession(location: Location, lease: boolean): SearchSession {
  const url = useSearchUrl(location, lease);
  const { search, isCovered } = url;
  const outcome = useSearchOutcome(search, rerunKey(location));
  const { status, result, isSettled, isBeyondLast, hasUnknownArea } = outcome;
  const agents = useAgentsOfSearch(search.trecLicense);
  const { license, mayBeUnknown } = unknownAgents(
    agents,
    isSettled && !isCovered ? (result?.total ?? null) : null,
  );
  useCanonicalUrl(location, url, {
    storedAreas: useStoredAreas(search),
    knownAreas: useKnownAreas(search, hasUnknownArea && !isCovered),
    lastPage: isSettled && isBeyondLast ? result?.pageCount : undefined,
    unknownLicense: license,
  });
  const { announcement, announce, announceLink } = useAnnouncement(isPending({ status }));
  const link = useLinkNotices(location, lease, url.dropLocked);
  useAnnouncedNotices(link, announceLink);
  const count = useCountFocus();
  const form = useFilterForm({ url, announce, focusCount: count.focus });
  const shown = mayBeUnknown ? pendingOutcome(outcome) : outcome;
  return {
    ...{ url, form, agents, count, link },
    sortBy(sort) {
      announce(`Sorted by ${sortLabels[sort.sortBy].toLowerCase()}, ${directionText(sort)}`);
      url.change({ sort });
    },
    turnTo(page) {
      announce(`Page ${page} of ${result?.pageCount ?? page}`);
      url.change({ page });
    },
    outcome: shown,
    spoken: spokenText(shown, mayBeUnknown ? '' : announcement),
  };
}

const spokenText = (outcome: SearchOutcome, announcement: string): string =>
  outcome.hasUnknownArea
    ? announcement
    : [announcement.replace(/\.$/, ''), countText(outcome.status, outcome.result, outcome.failure)]
        .filter(Boolean)
        .join('. ');

/** With the count of the homes that the link finds. */
function useAnnouncedNotices({ notices }: LinkNotices, announce: (words: string) => void): void {
  const words = notices.map(({ text }) => text).join(' ');
  const say = useEffectEvent(announce);
  useEffect(() => {
    if (words !== '') say(words);
  }, [words]);
}

function useCountFocus(): CountFocus {
  const paragraph = useRef<HTMLParagraphElement>(null);
  return { paragraph, focus: () => paragraph.current?.focus({ preventScroll: true }) };
}
