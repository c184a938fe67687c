import { useState } from 'react';
import * as z from 'zod/mini';
import { type Persisted, persisted } from '../../ui/persisted.ts';
import { keptWordsOf } from '../account/kept-words.ts';
import { useApp, useSession } from '../app/app-context.tsx';

/**
 * A value that the person of the session has not sent, kept on the device until they log out.
 * @param name of the value, e.g. 'tour/12'
 */
export function useKept<T>(name: string, schema: z.ZodMiniType<T>, fallback: T): Persisted<T> {
  const { username } = useSession();
  // An agent who acts for a contact keeps words of their own.
  const own = useApp().session().username;
  const [kept] = useState(() => persisted(`${keptWordsOf(own)}${name}/${username}`, schema, fallback));
  return kept;
}

interface KeptText {
  /** The kept text, else the stored one. */
  readonly initial: string;
  /** Keeps a text that differs from the stored one. */
  readonly keep: (text: string) => void;
  readonly forget: () => void;
}

/** The text of a field, kept on the device so that no closed form loses a word. @param stored text that the server has */
export function useKeptText(name: string, stored: string): KeptText {
  const kept = useKept(name, z.nullable(z.string()), null);
  const [initial] = useState(() => kept.read() ?? stored);
  return {
    initial,
    keep: (text) => (text === stored ? kept.clear() : kept.write(text)),
    forget: kept.clear,
  };
}
