import type * as z from 'zod/mini';
import { type Persisted, persisted } from '../../ui/persisted.ts';

/** Keys of what forms keep on the device begin with this, then come the username and a slash. */
const allWords = 'hearth-draft/';
/** Unsent words that stop no log-out, such as comments; the rest of their keys is alike. */
const unsentWords = 'hearth-unsent/';
/** Uppy's notes about files that are not sent. */
const uploads = 'uppyState:photos-';

export const keptWordsOf = (username: string): string => `${allWords}${username}/`;

export function keysFrom(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Keys of the words of other people, who used this device before. */
export const keysOfOthers = (username: string): readonly string[] =>
  keysFrom(allWords).filter((key) => !key.startsWith(keptWordsOf(username)));

/** Returns whether the device may have words or photos that the server lacks. */
export const mayHaveUnsaved = (username: string): boolean =>
  [...keysFrom(keptWordsOf(username)), ...keysFrom(uploads)].length > 0;

/** Removes the words of all people, and the notes about their photos. */
export function forgetWords(): void {
  for (const key of [allWords, uploads].flatMap(keysFrom)) localStorage.removeItem(key);
  forgetUnsent(() => true);
}

/** Unsent words of this visit by their keys: the device may have had no room for them. */
const unsent = new Map<string, Persisted<unknown>>();

/** Words of a person that were not sent. @param name of the words, which have one schema */
export function unsentOf<T>(
  username: string,
  name: string,
  schema: z.ZodMiniType<T>,
  fallback: T,
): Persisted<T> {
  const key = `${unsentWords}${username}/${name}`;
  const words = unsent.get(key) ?? persisted(key, schema, fallback);
  unsent.set(key, words);
  return words as Persisted<T>;
}

/** Removes the unsent words of other people, who used this device before. */
export const forgetUnsentOfOthers = (username: string): void =>
  forgetUnsent((key) => !key.startsWith(`${unsentWords}${username}/`));

function forgetUnsent(isMeant: (key: string) => boolean): void {
  for (const key of [...unsent.keys()].filter(isMeant)) unsent.get(key)?.clear();
  for (const key of keysFrom(unsentWords).filter(isMeant)) localStorage.removeItem(key);
}

/** Returns the number of photos that are not sent. */
export const waitingPhotos = (): number =>
  keysFrom(uploads).reduce((sum, key) => sum + filesIn(localStorage.getItem(key)), 0);

function filesIn(text: string | null): number {
  try {
    const { files } = JSON.parse(text ?? '{}') as { files?: object | null };
    return Object.keys(files ?? {}).length;
  } catch {
    return 0;
  }
}

const saves = new Set<() => Promise<unknown>>();

/** Sends what a form has typed before the person logs out. Returns the function that ends that. */
export function saveBeforeLeaving(save: () => Promise<unknown>): () => void {
  saves.add(save);
  return () => void saves.delete(save);
}

/** Sends what all open forms have typed. Never rejects. */
export const saveAll = async (): Promise<void> => {
  await Promise.allSettled([...saves].map((save) => save()));
};
