import type { ChangedSearch, NewDigest, OpenDigest } from './alerts.queries.ts';
import { type MailedCadence, windowAt } from './digest-window.ts';

/** A person as far as the windows of digests depend on it: one for all searches with the same site and cadence. */
export interface Subscriber {
  readonly personId: string;
  readonly edition: ChangedSearch['edition'];
  readonly cadence: MailedCadence;
  readonly timeZone: string;
  /** Until when a digest is open for certain, in milliseconds: until then its searches need no matching. */
  openUntil: number;
}

/** The window of a person's news that come at a moment. @param openedPlace of the first event */
export const newDigest = (
  { personId, edition, cadence, timeZone }: Omit<Subscriber, 'openUntil'>,
  openedPlace: number,
  now: Date,
): NewDigest => ({ personId, edition, cadence, openedPlace, ...windowAt(cadence, now, timeZone) });

/** Clocks of processes may differ by so much: one that is ahead closes a digest earlier. */
const CLOCKS_MS = 10_000;

/** The subscribers of one process. */
export interface Subscribers {
  /** The subscriber with these facts. */
  of(facts: Omit<Subscriber, 'openUntil'>): Subscriber;
  /** Notes that digests are open, after the transaction that opened them has committed. */
  noteOpen(digests: readonly OpenDigest[]): void;
}

export function createSubscribers(): Subscribers {
  const known = new Map<string, Subscriber>();
  const keyOf = ({ personId, edition, cadence }: Omit<OpenDigest, 'dueAt'>) =>
    `${personId} ${edition} ${cadence}`;
  return {
    of(facts) {
      const key = keyOf(facts);
      const subscriber = known.get(key);
      if (subscriber?.timeZone === facts.timeZone) return subscriber;
      const added = { ...facts, openUntil: 0 };
      known.set(key, added);
      return added;
    },
    noteOpen(digests) {
      for (const digest of digests) {
        const subscriber = known.get(keyOf(digest));
        if (subscriber) subscriber.openUntil = digest.dueAt.getTime() - CLOCKS_MS;
      }
    },
  };
}
