import type { InquiryRecipient } from '@hearth/domain/contract/inquiry.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import { dataOf, type RequestState } from '../client/request-state.ts';
import type { ToastMessage } from '../ui/toast-message.ts';
import type { DraftValues, InquirySubject } from './inquiry-draft.ts';
import { keptDraft } from './kept-draft.ts';
import type { Problems } from './validate-draft.ts';

/** Replaced as a whole with every change. */
export interface InquiryFormState {
  readonly status: 'writing' | 'sending' | 'sent';
  readonly values: Readonly<DraftValues>;
  /** Ids of the boxes that are ticked. */
  readonly accepted: readonly string[];
  readonly problems: Readonly<Problems>;
  /** Why sending failed; stays until the next attempt. */
  readonly notice: string;
  readonly toast: ToastMessage | null;
  /** Counts the attempts that found a problem, since each moves the focus. */
  readonly refusals: number;
  /** Counts the new messages that the visitor asked for, since each moves the focus; a new subject of the page does not. */
  readonly restarts: number;
  /** Who answers; null until the server has said so. */
  readonly recipient: InquiryRecipient | null;
  /** When the server got the inquiry; null until then. */
  readonly sentAt: Date | null;
  /** The server's consent texts, which an inquiry needs. */
  readonly request: RequestState<Site>;
}

/** The state of one form, with its subject. */
export interface InquiryState {
  subject: InquirySubject;
  /** The visitor has written the message in this form, since it was loaded or last sent. */
  isMessageWritten: boolean;
  readonly current: () => InquiryFormState;
  readonly change: (part: Partial<InquiryFormState>) => void;
  /** Calls back after each change, in the same task; returns the function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * The state is one object that each change replaces: a store of proxies would weigh 1.3 KB of the page's 22, and text
 * fields have to be rendered in the same task anyway.
 */
export function createInquiryState(subject: InquirySubject): InquiryState {
  const listeners = new Set<() => void>();
  let state: InquiryFormState = {
    status: 'writing',
    values: { message: subject.message ?? '', ...keptDraft(subject) },
    accepted: [],
    problems: {},
    notice: '',
    toast: null,
    refusals: 0,
    restarts: 0,
    recipient: null,
    sentAt: null,
    request: { status: 'initial' },
  };
  return {
    subject,
    isMessageWritten: false,
    current: () => state,
    change(part) {
      state = { ...state, ...part };
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The site with its consent texts, once it has arrived. */
export const siteOf = ({ current }: InquiryState): Site | undefined => dataOf(current().request);
