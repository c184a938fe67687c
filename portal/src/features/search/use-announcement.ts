import { useState } from 'react';

/** An announcement lasts from its change until the result of that change, and while it is shown. */
interface Announcement {
  readonly words: string;
  /** The search that the announcement belongs to was started. */
  readonly isStarted: boolean;
}

const nothing: Announcement = { words: '', isStarted: true };

/**
 * Words for screen readers that stand before the count of the search they came with, until the next search.
 *
 * @param isPending a search is loading
 */
export function useAnnouncement(isPending: boolean) {
  const [announcement, setAnnouncement] = useState(nothing);
  const [wasPending, setWasPending] = useState(isPending);
  if (isPending !== wasPending) {
    setWasPending(isPending);
    if (isPending) setAnnouncement(announcement.isStarted ? nothing : { ...announcement, isStarted: true });
  }
  return {
    announcement: announcement.words,
    announce: (words: string) => setAnnouncement({ words, isStarted: false }),
    /** For words about a link, whose search may run already. */
    announceLink: (words: string) => setAnnouncement({ words, isStarted: isPending }),
  };
}
