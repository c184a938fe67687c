import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

/** The username of the person whose memory is on this device; '' where it is a guest's. */
export const memoryOwner = persisted('hearth-memory-of', z.string(), '');

/** Stored values that would show later visitors of this device the viewed homes and places of a person. */
const personal = [
  'recent-searches',
  'viewed',
  'last-looks',
  'last-results',
  'compare',
  'commute',
  'calculator',
  'known-memory',
  'history',
  'after-confirmation',
  'save-target',
];

/**
 * Removes what this device remembers of a person, in this tab at once and in others. A guest's own memory stays, unless a person
 * `wasHere`: what could not be moved into the account would reach the next person.
 */
export function forgetPerson(wasHere = false): void {
  if (memoryOwner.read() === '' && !wasHere) return;
  memoryOwner.clear();
  for (const key of personal.map((name) => `hearth-${name}`)) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is stored where storage is forbidden.
    }
    // Reports the change like another tab: the stores read their values again.
    dispatchEvent(new StorageEvent('storage', { key }));
  }
}
