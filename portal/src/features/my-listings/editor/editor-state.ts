import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import {
  type FormValue,
  isSame,
  type ListingForm,
  shownValue,
} from '@hearth/domain/exclusive/edit-payload.ts';
import {
  catchUp,
  type EditedDraft,
  hasUnsaved,
  joinDrafts,
  openDraft,
  shownOf,
} from '@hearth/domain/exclusive/edited-draft.ts';
import { type EditPayload, type FieldName, fieldNames } from '@hearth/domain/exclusive/field-catalog.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { proxy, ref } from 'valtio/vanilla';
import type { KeptDraft, KeptDrafts } from '../../../shared/drafts/kept-drafts.ts';

/** The draft of a form, as it shows it. */
export interface EditorState {
  draft: EditedDraft;
  /** The listing as the server has it; null before it is started. */
  details: ExclusiveDetails | null;
  /** Text on screen that cannot be stored as it is. */
  unreadable: Partial<ListingForm>;
  /** Private fields whose unsaved values this device has not kept. */
  lost: readonly FieldName[];
  /** Problems of fields that are shown. */
  problems: Partial<Record<FieldName, string>>;
  /** `waiting` sends again after a failure; `refused` waits for another value or a log-in. */
  saving: 'resting' | 'saving' | 'waiting' | 'refused';
  /** The last failure, until a save succeeds. */
  failure: ApiError | null;
  /** Milliseconds since 1970; null before the first save of this form. */
  savedAt: number | null;
}

export interface EditorParts {
  readonly client: Pick<Client, 'call'>;
  readonly kept: KeptDrafts;
  readonly now: () => Date;
  /** The day in the edition's time zone. */
  readonly today: () => string;
  /** The listing that is edited; null for a new one. */
  readonly details: ExclusiveDetails | null;
  readonly draftId: string;
  /** Names this form in the revisions of fields. */
  readonly tab: string;
  /** Drafts that closed forms of this listing left on the device, the newest first. */
  readonly left: readonly KeptDraft[];
  /** Values of a new listing, sent with the first one that is typed. */
  readonly initial: EditPayload;
  /** Username of the agent who gets a new listing; undefined for the own. */
  readonly agentId?: string | undefined;
  /** Called once the server has a new listing, and once a draft is published, while the form is open. */
  readonly onNewAddress: (details: ExclusiveDetails) => void;
}

/** The state of one open form, with what keeps it on the device and on screen. */
export interface EditorCore {
  readonly parts: EditorParts;
  readonly state: EditorState;
  readonly isUnsaved: () => boolean;
  /** The form has ended: its page may be another one. */
  readonly isOver: () => boolean;
  /** Gives the page the address of the listing while the form is open. */
  readonly showAddress: (details: ExclusiveDetails) => void;
  /** Stores on the device what the server may lack. */
  readonly keep: () => void;
  /** Leaves the kept draft on the device to the next form. */
  readonly letGo: () => void;
  /** Changes the draft, and shows the values that changed without being typed. */
  readonly change: (next: EditedDraft, typed?: FieldName) => void;
  /** Called with values that the person did not type just now. Returns the function that ends it. */
  readonly onShow: (show: (name: FieldName, value: FormValue) => void) => () => void;
}

export function createEditorCore(parts: EditorParts): EditorCore {
  const { kept, now, draftId, tab, left } = parts;
  const state = proxy<EditorState>({
    draft: ref(firstDraft(parts)),
    details: parts.details && ref(parts.details),
    unreadable: Object.assign({}, ...left.map(({ unreadable }) => unreadable).toReversed()),
    lost: ref([...new Set(left.flatMap(({ lost }) => lost))]),
    ...{ problems: {}, saving: 'resting', failure: null, savedAt: null },
  });
  const shows = new Set<(name: FieldName, value: FormValue) => void>();
  const release = kept.hold(tab, draftId);
  let isOver = false;
  const isUnsaved = () => hasUnsaved(state.draft) || Object.keys(state.unreadable).length > 0;

  function keep(): void {
    if (isOver) return;
    const { draft, unreadable, details } = state;
    const isEmpty = !isUnsaved() && draft.past.length === 0;
    const facts = { draftId, isStarted: details !== null, at: now().getTime(), lost: [] };
    kept.keep(tab, draftId, isEmpty ? null : { ...facts, draft, unreadable: { ...unreadable } });
  }

  function change(next: EditedDraft, typed?: FieldName): void {
    const before = state.draft;
    state.draft = ref(next);
    for (const name of fieldNames) {
      const value = shownOf(next, name);
      if (name === typed || Object.hasOwn(state.unreadable, name)) continue;
      if (isSame(shownOf(before, name), value)) continue;
      for (const show of shows) show(name, shownValue(name, value));
    }
    keep();
  }

  return {
    ...{ parts, state, isUnsaved, keep, change },
    isOver: () => isOver,
    showAddress: (details) => {
      if (!isOver) parts.onNewAddress(details);
    },
    letGo() {
      isOver = true;
      release();
    },
    onShow(show) {
      shows.add(show);
      return () => void shows.delete(show);
    },
  };
}

/** The draft of a form that opens: the stored one, with what closed forms left on the device. */
function firstDraft({ details, left }: EditorParts): EditedDraft {
  const [newest, ...others] = left.map(({ draft }) =>
    details === null ? draft : catchUp(draft, details.revision, details.fields as EditPayload),
  );
  if (newest) return others.reduce(joinDrafts, newest);
  return details ? openDraft(details.revision, details.fields as EditPayload) : openDraft(1, {});
}
