import { useState } from 'react';
import * as z from 'zod/mini';
import type { Persisted } from '../../ui/persisted.ts';
import { unsentOf } from '../account/kept-words.ts';
import { useApp, useSession } from '../app/app-context.tsx';

/**
 * A value that the person of the session has not sent, kept on the device until they log out or another person signs in.
 * @param name of the value, e.g. 'tour/12', which has one schema
 */
export function useKept<T>(name: string, schema: z.ZodMiniType<T>, fallback: T): Persisted<T> {
  const { username } = useSession();
  // An agent who acts for a contact keeps words of their own.
  return unsentOf(useApp().session().username, `${name}/${username}`, schema, fallback);
}

const keptText = z.nullable(z.object({ text: z.string(), of: z.string() }));

interface KeptText {
  /** The kept text, else the stored one. Below a text that was stored since, the kept one follows, so that neither is lost. */
  readonly initial: string;
  /** Keeps a text that differs from the stored one. */
  readonly keep: (text: string) => void;
  /** Forgets the kept text; one that differs from a sent text stays, since more was typed. */
  readonly forget: (sent?: string) => void;
}

/** The text of a field, kept on the device so that no closed form loses a word. @param stored text that the server has */
export function useKeptText(name: string, stored: string): KeptText {
  const value = useKept(name, keptText, null);
  // The form begins with these texts, also where another is stored while it is open.
  const [{ initial, of }] = useState(() => ({ initial: beginning(stored, value.read()), of: stored }));
  return {
    initial,
    keep: (text) => (text === of ? value.clear() : value.write({ text, of })),
    forget(sent) {
      if (sent === undefined || value.read()?.text === sent) value.clear();
    },
  };
}

function beginning(stored: string, kept: z.output<typeof keptText>): string {
  if (kept === null) return stored;
  return kept.of === stored || kept.text.includes(stored) ? kept.text : `${stored}\n\n${kept.text}`;
}
