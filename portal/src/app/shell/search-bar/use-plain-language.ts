import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { Understood } from '@hearth/domain/sentence/understood.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../ui/app-context.tsx';
import { decisionOf, type Offer, unclearWords } from './offer-words.ts';
import type { Read, Reader } from './plain-language-reader.ts';

/** The pause in typing before places are looked up. */
const pauseMilliseconds = 250;
/** Two letters mean nothing yet. */
const shortest = 3;

/** Reads the text of a search bar for filters; its code is loaded when the visitor types. */
export function usePlainLanguage(text: string, search: SearchState) {
  const { client, moment, visit } = useApp();
  const reader = useRef<Promise<Reader> | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [isReading, setReading] = useState(false);
  const [removed, setRemoved] = useState<readonly Understood[]>([]);
  const { lease } = search;
  const isTyped = text.trim().length >= shortest;

  const readNow = useMemo(() => {
    const load = () => {
      reader.current ??= import('./plain-language-reader.ts').then((module) =>
        module.createReader(client, visit),
      );
      // What could not be fetched is tried again with the next letter.
      reader.current.catch(() => {
        reader.current = null;
      });
      return reader.current;
    };
    return async () => (await load()).read(text.trim(), lease, moment().today);
  }, [text, lease, client, moment, visit]);

  useEffect(() => {
    setRemoved([]);
    setReading(isTyped);
    if (!isTyped) return setRead(null);
    let overtaken = false;
    const settle = (answer: Read | null) => {
      if (overtaken) return;
      setRead(answer);
      setReading(false);
    };
    const timer = setTimeout(() => readNow().then(settle, () => settle(null)), pauseMilliseconds);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [readNow, isTyped]);

  const without = (answer: Read): Offer => {
    const chips = answer.chips.filter(
      (chip) => !removed.some(({ start, label }) => start === chip.start && label === chip.label),
    );
    return { ...answer, chips, removed: chips.length < answer.chips.length };
  };
  const shown = isTyped && read?.text === text.trim() ? read : null;
  return {
    /** What can be said of the text by now. */
    offer: shown && without(shown),
    /** Whether more may be said of the text in a moment. */
    isReading,
    remove: (chip: Understood) => setRemoved((before) => [...before, chip]),
    /** The search of an offer's chips. */
    take: async (asked: readonly Understood[]): Promise<SearchState | null> =>
      (await reader.current)?.apply(search, asked) ?? null,
    /** The action of Enter for this text, even before its offer is shown; null where the reading failed. */
    decide: async (suggested: readonly string[]) => {
      const answer = isTyped ? await readNow().catch(() => null) : null;
      if (answer === null) return null;
      const left = without(answer);
      return {
        decision: decisionOf(left, suggested),
        chips: left.chips,
        words: answer.declined,
        unclear: unclearWords(left),
      };
    },
  } as const;
}
