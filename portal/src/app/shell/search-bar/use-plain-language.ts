import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { Understood } from '@hearth/domain/sentence/understood.ts';
import { type Deferred, deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useEffect, useMemo, useState } from 'react';
import { type App, useApp, useSession } from '../../../shared/app/app-context.tsx';
import type { Session } from '../../../shared/app/session.ts';
import { decisionOf, type Offer, unclearWords } from './offer-words.ts';
import type { Read, Reader } from './plain-language-reader.ts';

/** The pause in typing before areas are looked up. */
const pauseMilliseconds = 250;
/** Two letters mean nothing yet. */
const shortest = 3;

/** A reader whose code is loaded with the first text; code that failed to load is asked for again with the next one. */
const readerOf = (client: App['client'], session: Session): Deferred<Reader> =>
  deferred(async () => (await import('./plain-language-reader.ts')).createReader(client, session));

/** Reads the text of a search bar for filters; its code is loaded when the visitor types. */
export function usePlainLanguage(text: string, search: SearchState) {
  const { client, moment } = useApp();
  const session = useSession();
  const reader = useMemo(() => readerOf(client, session), [client, session]);
  const [read, setRead] = useState<Read | null>(null);
  const [isReading, setReading] = useState(false);
  const [removed, setRemoved] = useState<readonly Understood[]>([]);
  /** Searches of descriptions that the visitor added to the offer. */
  const [added, setAdded] = useState<readonly Understood[]>([]);
  const { lease } = search;
  const words = text.trim();
  const isTyped = words.length >= shortest;

  const question = `${lease} ${words}`;
  const [known, setKnown] = useState(question);
  if (known !== question) {
    setKnown(question);
    setRemoved([]);
    setAdded([]);
    setReading(isTyped);
    if (!isTyped) setRead(null);
  }
  useEffect(() => {
    if (!isTyped) return;
    let overtaken = false;
    const settle = (answer: Read | null) => {
      if (overtaken) return;
      setRead(answer);
      setReading(false);
    };
    const timer = setTimeout(
      () => readWords(reader, words, lease, moment).then(settle, () => settle(null)),
      pauseMilliseconds,
    );
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [reader, words, isTyped, lease, moment]);

  const without = (answer: Read): Offer => {
    const kept = answer.chips.filter((chip) => !isAmong(chip, removed));
    const more = answer.keywords.filter((chip) => isAmong(chip, added));
    return {
      ...answer,
      chips: [...kept, ...more],
      keywords: answer.keywords.filter((chip) => !isAmong(chip, added)),
      removed: kept.length < answer.chips.length,
      added: more.length > 0,
    };
  };
  const shown = isTyped && read?.text === words ? read : null;
  return {
    /** Known facts about the text. */
    offer: shown && without(shown),
    /** Set if more may be said of the text in a moment. */
    isReading,
    remove: (chip: Understood) => {
      setAdded((before) => before.filter((each) => !isAmong(each, [chip])));
      setRemoved((before) => (isAmong(chip, added) ? before : [...before, chip]));
    },
    /** Adds a search of descriptions to the offer. */
    add: (chip: Understood) => setAdded((before) => [...before, chip]),
    /** The search of an offer's chips. */
    take: async (requested: readonly Understood[]): Promise<SearchState | null> =>
      reader.part?.apply(search, requested) ?? null,
    /** The action of Enter for this text, even before its offer is shown; null where the reading failed. */
    decide: async (suggested: readonly string[]) => {
      const answer = isTyped ? await readWords(reader, words, lease, moment).catch(() => null) : null;
      if (answer === null) return null;
      const left = without(answer);
      return {
        decision: decisionOf(left, suggested),
        chips: left.chips,
        words: answer.declined,
        isUnsure: answer.unsure.some((chip) => left.chips.includes(chip)),
        isStreet: answer.isStreet,
        unclear: unclearWords(left),
      };
    },
  } as const;
}

const isAmong = (chip: Understood, chips: readonly Understood[]): boolean =>
  chips.some(({ start, label }) => start === chip.start && label === chip.label);

const readWords = async (reader: Deferred<Reader>, words: string, lease: boolean, moment: App['moment']) =>
  (await reader.fetch()).read(words, lease, moment().today);
