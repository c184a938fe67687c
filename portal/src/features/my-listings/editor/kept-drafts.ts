import type { ListingForm } from '@hearth/domain/exclusive/edit-payload.ts';
import { type EditedDraft, failSave } from '@hearth/domain/exclusive/edited-draft.ts';
import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import * as z from 'zod/mini';

/** Kept on the device by an open form, so that a killed tab loses no word. */
export interface KeptDraft {
  readonly draftId: string;
  /** The server has the draft. */
  readonly isStarted: boolean;
  readonly draft: EditedDraft;
  /** Text that cannot be stored as it is. */
  readonly unreadable: Partial<ListingForm>;
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
  at: z.number(),
});

/** Drafts that no form resumed for so long are removed. */
const longestKept = 60 * 24 * 3_600_000;

/** The drafts that the open forms of one person keep on this device. */
export interface KeptDrafts {
  /** Stores the draft of a tab; null removes it. */
  readonly keep: (tab: string, draftId: string, draft: KeptDraft | null) => void;
  /** Drafts that closed tabs left, the newest first, and which are removed once they are taken over. */
  readonly left: (isMeant: (draft: KeptDraft) => boolean) => Promise<readonly KeptDraft[]>;
  /** Marks the draft of a tab as in use until the returned function is called, or the tab ends. */
  readonly hold: (tab: string, draftId: string) => () => void;
}

export function createKeptDrafts(username: string, now: () => Date): KeptDrafts {
  const prefix = `hearth.draft.${username}.`;
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
      const found = keysOf(prefix)
        .filter((key) => !held.has(key))
        .flatMap((key) => {
          const kept = readKept(key);
          if (kept && now().getTime() - kept.at < longestKept) return [{ key, kept }];
          localStorage.removeItem(key);
          return [];
        })
        .filter(({ kept }) => isMeant(kept))
        .toSorted((one, other) => other.kept.at - one.kept.at);
      for (const { key } of found) localStorage.removeItem(key);
      return found.map(({ kept }) => kept);
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

function keysOf(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter(
      // A username may begin with another one and a dot: the id of a draft follows at once.
      (key) => key.startsWith(prefix) && uuidPattern.test(key.slice(prefix.length, key.lastIndexOf('.'))),
    );
  } catch {
    return [];
  }
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
