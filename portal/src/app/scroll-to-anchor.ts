import { whenDrawn } from '../ui/when-drawn.ts';

/** Stop waiting for the anchor of a link after this time. */
const patienceInMs = 5_000;

/**
 * Goes to the element that a hash names ('#main') as soon as the page has drawn it, unless the visitor moves first. Answers
 * with what gives it up.
 */
export const scrollToAnchor = (hash: string): (() => void) =>
  whenDrawn(idOf(hash), (target) => target.scrollIntoView(), patienceInMs);

/** Text as written where it is no percent encoding. */
function idOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
