import { useState } from 'react';
import * as z from 'zod/mini';
import { type Persisted, persisted } from '../../ui/persisted.ts';
import { unsentWordsOf } from '../account/kept-words.ts';
import { useApp, useSession } from '../app/app-context.tsx';

/** Values by their keys: each listens to other tabs. */
const values = new Map<string, Persisted<unknown>>();

/**
 * A value that the person of the session has not sent, kept on the device until they log out or another person signs in.
 * @param name of the value, e.g. 'tour/12', which has one schema
 */
export function useKept<T>(name: string, schema: z.ZodMiniType<T>, fallback: T): Persisted<T> {
  const { username } = useSession();
  // An agent who acts for a contact keeps words of their own.
  const own = useApp().session().username;
  const key = `${unsentWordsOf(own)}${name}/${username}`;
  const value = values.get(key) ?? persisted(key, schema, fallback);
  values.set(key, value);
  return value as Persisted<T>;
}

const keptText = z.nullable(z.object({ text: z.string(), of: z.string() }));

interface KeptText {
  /** The kept text, else the stored one. Below a text that was stored since, the kept one follows, so that neither is lost. */
  readonly initial: string;
  /** Keeps a text that differs from the stored one. */
  readonly keep: (text: string) => void;
  readonly forget: () => void;
}

/** The text of a field, kept on the device so that no closed form loses a word. @param stored text that the server has */
export function useKeptText(name: string, stored: string): KeptText {
  const value = useKept(name, keptText, null);
  const [initial] = useState(() => {
    const kept = value.read();
    if (kept === null || kept.text === stored) return stored;
    return kept.of === stored || stored === '' ? kept.text : `${stored}\n\n${kept.text}`;
  });
  return {
    initial,
    keep: (text) => (text === stored ? value.clear() : value.write({ text, of: stored })),
    forget: value.clear,
  };
}
