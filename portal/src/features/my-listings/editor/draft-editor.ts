import { type ExclusiveDetails, getExclusiveListing } from '@hearth/domain/contract/exclusive-listing.ts';
import { type FormValue, storedValue } from '@hearth/domain/exclusive/edit-payload.ts';
import {
  catchUp,
  choose,
  type PastValue,
  putBack,
  typeValue,
} from '@hearth/domain/exclusive/edited-draft.ts';
import type { EditPayload, FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { ref } from 'valtio/vanilla';
import { createEditorCore, type EditorCore, type EditorParts, type EditorState } from './editor-state.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';

/** The draft of one open form: it stores all that is typed, and keeps on the device all that it cannot send. */
export interface DraftEditor {
  readonly draftId: string;
  readonly state: EditorState;
  readonly onShow: EditorCore['onShow'];
  readonly type: (name: FieldName, shown: FormValue) => void;
  /** Shows the problem of a field that is left. */
  readonly leave: (name: FieldName) => void;
  readonly choose: (name: FieldName, choice: 'mine' | 'theirs') => void;
  readonly putBack: (entry: PastValue) => void;
  /** Starts a new listing at the server, for parts that need one. */
  readonly start: () => Promise<void>;
  /** Sends all that is typed at once. Resolves to the stored listing, or to null where something could not be stored. */
  readonly save: () => Promise<ExclusiveDetails | null>;
  /** Takes over the listing as the server has it now. */
  readonly adopt: (details: ExclusiveDetails) => void;
  /** Reads the listing again, e.g. after its photos changed at the server. */
  readonly refresh: () => Promise<void>;
  /** Ends the form: sends the unsaved values, and keeps the rest on the device. Resolves to false where there is a rest. */
  readonly end: () => Promise<boolean>;
  /** Ends the form of a person who has left. Nothing is sent; the device keeps the unsaved values, or nothing. */
  readonly close: (options: { readonly keeps: boolean }) => void;
}

export function createDraftEditor(parts: EditorParts): DraftEditor {
  const core = createEditorCore(parts);
  const queue = createSaveQueue(core);
  const { state, isUnsaved } = core;
  const { kept, tab, draftId } = parts;
  const refresh = refreshing(core, queue);
  const stopWatching = watchPage(core, queue, refresh);

  async function save(): Promise<ExclusiveDetails | null> {
    // The second one sends what was typed during the first.
    await queue.run();
    await queue.run();
    return !isUnsaved() && state.saving === 'resting' ? state.details : null;
  }

  core.keep();
  if (isUnsaved()) queue.schedule(0);
  return {
    ...{ draftId, state, onShow: core.onShow, save, refresh },
    ...typing(core, queue),
    start() {
      if (state.details === null)
        core.change({ ...state.draft, typed: { ...parts.initial, ...state.draft.typed } });
      return queue.run();
    },
    adopt: (details) => adopt(core, details),
    close({ keeps }) {
      stopWatching();
      core.letGo();
      queue.stop();
      if (!keeps) kept.keep(tab, draftId, null);
    },
    async end() {
      stopWatching();
      core.letGo();
      const isSaved = (await save()) !== null || !isUnsaved();
      queue.stop();
      if (isSaved) kept.keep(tab, draftId, null);
      return isSaved;
    },
  };
}

/** The verbs of a person who edits. */
function typing(
  { state, change, keep, parts }: EditorCore,
  queue: SaveQueue,
): Pick<DraftEditor, 'type' | 'leave' | 'choose' | 'putBack'> {
  const readingOf = (name: FieldName, shown: FormValue) => storedValue(name, shown, parts.today());
  return {
    type(name, shown) {
      const reading = readingOf(name, shown);
      if (!reading.ok) {
        Object.assign(state.unreadable, { [name]: shown });
        if (name in state.problems) state.problems[name] = reading.message;
        return keep();
      }
      delete state.unreadable[name];
      delete state.problems[name];
      const isNew = state.details === null && Object.keys(state.draft.typed).length === 0;
      const draft = isNew ? { ...state.draft, typed: parts.initial } : state.draft;
      change(typeValue(draft, name, reading.value), name);
      if (state.saving === 'refused') state.saving = 'resting';
      if (state.saving !== 'waiting') queue.schedule();
    },
    leave(name) {
      const shown = state.unreadable[name];
      const reading = shown === undefined ? undefined : readingOf(name, shown);
      if (reading && !reading.ok) state.problems[name] = reading.message;
    },
    choose(name, choice) {
      change(choose(state.draft, name, choice));
      queue.schedule(0);
    },
    putBack(entry) {
      delete state.unreadable[entry.name];
      delete state.problems[entry.name];
      change(putBack(state.draft, entry));
      queue.schedule(0);
    },
  };
}

function adopt({ state, change, showAddress }: EditorCore, details: ExclusiveDetails): void {
  if (state.details?.isDraft !== details.isDraft) showAddress(details);
  state.details = ref(details);
  change(catchUp(state.draft, details.revision, details.fields as EditPayload));
}

/** Saves when the page is hidden, looks what changed when it is shown, and asks before unsaved text is left. */
function watchPage(core: EditorCore, queue: SaveQueue, refresh: () => Promise<void>): () => void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener('online', queue.retry, { signal });
  addEventListener('beforeunload', (event) => core.isUnsaved() && event.preventDefault(), { signal });
  document.addEventListener('visibilitychange', () => void (document.hidden ? queue.run() : refresh()), {
    signal,
  });
  return () => over.abort();
}

/** Returns the function that reads the listing again. An answer that a save has overtaken is read once more. */
function refreshing(core: EditorCore, queue: SaveQueue): () => Promise<void> {
  const { state, parts } = core;
  let isWanted = false;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    while (isWanted && !core.isOver()) {
      isWanted = false;
      if (queue.isRunning()) await queue.run();
      const details = await parts.client.call(getExclusiveListing, { params: { id: parts.draftId } });
      if (core.isOver()) return;
      if (queue.isRunning() || details.revision < state.draft.revision) isWanted = true;
      else adopt(core, details);
    }
  }
  return () => {
    isWanted = state.details !== null;
    running ??= run()
      .catch((error: unknown) => {
        // The next save shows why.
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}
