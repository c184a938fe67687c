import type { ListingForm } from '@hearth/domain/exclusive/edit-payload.ts';
import { type EditedDraft, failSave, hasUnsaved } from '@hearth/domain/exclusive/edited-draft.ts';
import { type FieldName, fieldNames, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import * as z from 'zod/mini';
import { keptWordsOf, keysFrom, keysOfOthers } from '../account/kept-words.ts';

/** Kept on the device by an open form, so that a killed tab loses no word. */
export interface KeptDraft {
  readonly draftId: string;
  /** The server has the draft. */
  readonly isStarted: boolean;
  readonly draft: EditedDraft;
  /** Text that cannot be stored as it is. */
  readonly unreadable: Partial<ListingForm>;
  /** Private fields whose unsaved values were removed, since another person used the device. */
  readonly lost: readonly FieldName[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

const values = z.record(z.string(), z.unknown());
const keptDraft = z.object({
  draftId: z.string(),
  isStarted: z.boolean(),
  draft: z.object({
    revision: z.number(),
    stored: values,
    typed: values,
    sending: z.nullable(values),
    conflicts: values,
    refused: values,
    unsure: values,
    past: z.array(z.object({ name: z.string(), value: z.unknown(), by: z.enum(['here', 'elsewhere']) })),
  }),
  unreadable: values,
  lost: z._default(z.array(z.enum(fieldNames)), []),
  at: z.number(),
});

/** Drafts that no form resumed for so long are removed. */
const longestKept = 60 * 24 * 3_600_000;

/** The drafts that the open forms of one person keep on this device. */
export interface KeptDrafts {
  /** Stores the draft of a tab; null removes it. */
  readonly keep: (tab: string, draftId: string, draft: KeptDraft | null) => void;
  /**
   * Drafts of one listing that closed tabs left, the newest first, which are removed once they are taken over. Of several listings, the
   * newest counts; the others stay.
   */
  readonly left: (isMeant: (draft: KeptDraft) => boolean) => Promise<readonly KeptDraft[]>;
  /** Marks the draft of a tab as in use until the returned function is called, or the tab ends. */
  readonly hold: (tab: string, draftId: string) => () => void;
}

export function createKeptDrafts(username: string, now: () => Date): KeptDrafts {
  const prefix = keptWordsOf(username);
  const keyOf = (tab: string, draftId: string) => `${prefix}${draftId}.${tab}`;
  return {
    keep(tab, draftId, draft) {
      try {
        if (draft === null) localStorage.removeItem(keyOf(tab, draftId));
        else localStorage.setItem(keyOf(tab, draftId), JSON.stringify(draft));
      } catch {
        // Without storage the page asks before it is left.
      }
    },
    async left(isMeant) {
      const held = await heldKeys();
      const found = keysFrom(prefix)
        .filter((key) => !held.has(key))
        .flatMap((key) => {
          const kept = readKept(key);
          if (kept && now().getTime() - kept.at < longestKept) return [{ key, kept }];
          localStorage.removeItem(key);
          return [];
        })
        .filter(({ kept }) => isMeant(kept))
        .toSorted((one, other) => other.kept.at - one.kept.at);
      const ofNewest = found.filter(({ kept }) => kept.draftId === found[0]?.kept.draftId);
      for (const { key } of ofNewest) localStorage.removeItem(key);
      return ofNewest.map(({ kept }) => kept);
    },
    hold(tab, draftId) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks?.request(keyOf(tab, draftId), () => released);
      return release;
    },
  };
}

/** Keys of forms that are open, in any tab. */
async function heldKeys(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
  return new Set([...held, ...pending].map(({ name = '' }) => name));
}

/** Returns whether the device has typed text of a person that the server lacks. */
export const hasUnsavedDrafts = (username: string): boolean =>
  keysFrom(keptWordsOf(username)).some((key) => {
    const kept = readKept(key);
    return kept !== undefined && (hasUnsaved(kept.draft) || Object.keys(kept.unreadable).length > 0);
  });

const privateNames = new Set(fieldNames.filter((name) => rowOf(name).audience !== 'everyone'));

/** Removes values that only agents may read, such as access codes, from the drafts of all people but one. */
export function forgetPrivateWords(username: string): void {
  for (const key of keysOfOthers(username)) {
    const kept = readKept(key);
    if (kept === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(withoutPrivate(kept)));
  }
}

function withoutPrivate({ draft, unreadable, ...kept }: KeptDraft): KeptDraft {
  const publicOnly = <Values extends object>(all: Values): Values =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => !privateNames.has(name as FieldName)),
    ) as unknown as Values;
  const lost = Object.keys({ ...draft.typed, ...unreadable }).filter((name) =>
    privateNames.has(name as FieldName),
  ) as FieldName[];
  const { stored, typed, conflicts, refused, unsure, past } = draft;
  return {
    ...kept,
    lost: [...new Set([...kept.lost, ...lost])],
    unreadable: publicOnly(unreadable),
    draft: {
      ...{ ...draft, stored: publicOnly(stored), typed: publicOnly(typed), sending: null },
      ...{ conflicts: publicOnly(conflicts), refused: publicOnly(refused), unsure: publicOnly(unsure) },
      past: past.filter(({ name }) => !privateNames.has(name)),
    },
  };
}

function readKept(key: string): KeptDraft | undefined {
  try {
    const read = z.safeParse(keptDraft, JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (!read.success) return undefined;
    const kept = read.data as unknown as KeptDraft;
    // A save of the closed tab may have arrived or not.
    return { ...kept, draft: failSave(kept.draft) };
  } catch {
    return undefined;
  }
}
