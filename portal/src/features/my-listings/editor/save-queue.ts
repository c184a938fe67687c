import { createExclusiveListing, updateExclusiveListing } from '@hearth/domain/contract/exclusive-listing.ts';
import { beginSave, endSave, failSave, unsent } from '@hearth/domain/exclusive/edited-draft.ts';
import type { FieldName } from '@hearth/domain/exclusive/field-catalog.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { ref } from 'valtio/vanilla';
import type { EditorCore } from './editor-state.ts';

/** After the last key. With the request, a value is stored within about a second. */
const PAUSE_MS = 600;
/** Pauses before a save is sent again; the last one repeats. */
const RETRIES_MS = [2_000, 5_000, 15_000, 30_000];

/** Sends typed values, one save at a time: a later one waits for the one before. */
export interface SaveQueue {
  /** Sends after the usual pause, or after another one. */
  readonly schedule: (pause?: number) => void;
  /** Sends now, or waits for the save that is running. */
  readonly run: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** Forgets earlier failures, e.g. when the network is back. */
  readonly retry: () => void;
  readonly stop: () => void;
}

export function createSaveQueue(core: EditorCore): SaveQueue {
  const { state } = core;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let retries = 0;
  let isStopped = false;

  function schedule(pause = PAUSE_MS): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), pause);
  }

  function scheduleNext(): void {
    running = null;
    if (Object.keys(unsent(state.draft)).length === 0) return;
    if (state.saving === 'resting') schedule();
    if (state.saving === 'waiting') schedule(RETRIES_MS[Math.min(retries++, RETRIES_MS.length - 1)]);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    running ??= sendDraft(core).finally(scheduleNext);
    return running;
  }

  return {
    ...{ schedule, run },
    isRunning: () => running !== null,
    retry() {
      retries = 0;
      if (state.saving === 'waiting') void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function sendDraft(core: EditorCore): Promise<void> {
  const { state, change, parts } = core;
  const changes = unsent(state.draft);
  if (Object.keys(changes).length === 0) return;
  state.saving = 'saving';
  change(beginSave(state.draft));
  try {
    if (state.details === null) await startListing(core);
    const outcome = await parts.client.call(updateExclusiveListing, {
      params: { id: parts.draftId },
      query: { tab: parts.tab },
      headers: { 'if-match': `"${state.draft.revision}"` },
      body: changes,
    });
    succeed(core, outcome);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.draft) succeed(core, error.draft, error.validationErrors);
    else fail(core, error);
  }
}

/** Starts the draft at the server; a retry returns the one that was started. */
async function startListing({ state, parts, showAddress }: EditorCore): Promise<void> {
  const { client, tab, draftId, agentId } = parts;
  const query = { tab, ...(agentId !== undefined && { agentId }) };
  const details = await client.call(createExclusiveListing, { query, body: { draftId, fields: {} } });
  state.details = ref(details);
  state.draft = ref({ ...state.draft, revision: details.revision });
  showAddress(details);
}

function succeed(
  { state, change, parts }: EditorCore,
  outcome: NonNullable<ApiError['draft']>,
  problems: ApiError['validationErrors'] = [],
): void {
  change(endSave(state.draft, outcome));
  for (const { name, message } of problems) state.problems[name as FieldName] = message;
  const { revision, savedAt } = outcome;
  if (state.details) state.details = ref({ ...state.details, revision, savedAt, fields: state.draft.stored });
  Object.assign(state, { saving: 'resting', failure: null, savedAt: parts.now().getTime() });
}

function fail({ state, change }: EditorCore, error: ApiError): void {
  change(failSave(state.draft));
  const { status } = error;
  const isPassing = status === 0 || status === 408 || status === 429 || status >= 500;
  state.saving = isPassing ? 'waiting' : 'refused';
  state.failure = ref(error);
}
