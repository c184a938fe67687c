import { getInquiryRecipient } from '@hearth/domain/contract/inquiry.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import { getSite } from '@hearth/domain/contract/site.ts';
import type { Client } from '../client/client.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import { siteQuery } from '../client/site.ts';
import { afterSending, type DraftName, type DraftValues, type InquirySubject } from './inquiry-draft.ts';
import { createInquiryState, type InquiryFormState, type InquiryState, siteOf } from './inquiry-state.ts';
import { revalidateField, rules, validateField } from './inquiry-validation.ts';
import { missingSubject } from './inquiry-words.ts';
import { keepDraft, keptDraft, subjectKey } from './kept-draft.ts';
import { createDraftSender, sending } from './send-draft.ts';

export interface InquiryStore {
  readonly current: () => InquiryFormState;
  /** Calls back after each change, in the same task; returns the function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Fetches the consent texts, unless they are there. */
  load(): Promise<void>;
  /** Fetches the code that validates and sends, before it is needed. */
  prepare(): void;
  /** Fills in what the page knows of the visitor, but no field that the visitor has written in. */
  fill(known: Readonly<DraftValues>): void;
  /** Changes what the inquiry is about; the message that the visitor wrote here and who they are stay. */
  about(subject: InquirySubject): void;
  write(name: DraftName, value: string): void;
  /** Validates a field that loses the focus, by its name in the contract. */
  leave(name: string): void;
  tick(id: string, isTicked: boolean): void;
  /** Sends once, however often it is called. True when the server has the inquiry. */
  send(): Promise<boolean>;
  /** Starts an empty message by the same visitor. */
  startAnew(): void;
  closeToast(): void;
  /** Aborts loading; a running `send` goes on. */
  stop(): void;
}

/** A form's draft and its way to the server. Nothing is fetched before the first verb; a reload of the tab finds the words again. */
export function createInquiryStore(client: Pick<Client, 'call'>, subject: InquirySubject): InquiryStore {
  const form = createInquiryState(subject);
  const { current, subscribe, change } = form;
  const newest = createNewestRequest<Site>({
    get request() {
      return current().request;
    },
    set request(request) {
      change({ request });
    },
  });

  function load(): Promise<void> {
    if (!navigator.onLine) addEventListener('online', load, { once: true });
    return newest.run((signal) => client.call(getSite, { query: siteQuery, signal }));
  }

  /** The subject whose recipient is loaded or pending. */
  let requested = '';
  /** Without an answer the form names no one. */
  function loadRecipient(): void {
    const key = missingSubject(form.subject) ? '' : subjectKey(form.subject);
    if (key === requested) return;
    requested = key;
    if (!key) return;
    const { type, listingId, agent: agentId } = form.subject;
    const query = JSON.parse(JSON.stringify({ type, listingId, agentId }));
    client.call(getInquiryRecipient, { query }).then(
      (recipient) => {
        if (requested === key) change({ recipient });
      },
      () => {
        if (requested === key) requested = '';
      },
    );
  }

  /** Another visitor may have taken the time since the form was loaded. */
  function reloadTours(): void {
    requested = '';
    loadRecipient();
  }
  const sender = createDraftSender({ form, client, load, reloadTours });

  return {
    current,
    subscribe,
    load() {
      loadRecipient();
      return siteOf(form) ? Promise.resolve() : load();
    },
    prepare() {
      rules.fetch().catch(ignore);
      sending.fetch().catch(ignore);
    },
    fill(known) {
      const { message, ...others } = current().values;
      // The message is '' from the start.
      change({ values: { ...known, ...others, message: message || (known.message ?? '') } });
      for (const name in known) revalidateField(form, name);
    },
    about(next) {
      if (changeSubject(form, next)) loadRecipient();
    },
    write(name, value) {
      change({ values: { ...current().values, [name]: value } });
      if (name === 'message') form.isMessageWritten = true;
      keepDraft(form.subject, current().values);
      revalidateField(form, name === 'tourDay' || name === 'tourTime' ? 'tourDateTime' : name);
      sender.begin().catch(ignore);
    },
    leave(name) {
      if (current().status === 'writing') rules.fetch().then(() => validateField(form, name), ignore);
    },
    tick(id, isTicked) {
      const others = current().accepted.filter((other) => other !== id);
      change({ accepted: isTicked ? [...others, id] : others });
      revalidateField(form, `consent.${id}`);
    },
    send: sender.send,
    startAnew() {
      change({ restarts: current().restarts + 1 });
      clear(form);
    },
    closeToast: () => change({ toast: null }),
    stop() {
      removeEventListener('online', load);
      newest.stop();
    },
  };
}

/** Returns whether another listing, agent or type is asked about. */
function changeSubject(form: InquiryState, next: InquirySubject): boolean {
  const isAnother = subjectKey(form.subject) !== subjectKey(next);
  if (isAnother && form.current().status === 'sent') clear(form);
  const { subject } = form;
  const { values } = form.current();
  const isUnwritten = (values.message ?? '') === (subject.message ?? '');
  const message = (isUnwritten ? next.message : values.message) ?? '';
  form.subject = next;
  if (isAnother) {
    moveDraft(form, subject, message);
    form.change({ problems: {}, notice: '', recipient: null });
  } else if (message !== values.message) form.change({ values: { ...values, message } });
  return isAnother;
}

/** A message that was written in this form moves to its new subject; each subject has its own stored words, tour and rating. */
function moveDraft(form: InquiryState, from: InquirySubject, message: string): void {
  const { values } = form.current();
  const { tourDay, tourTime, rating, ...rest } = values;
  const moves = form.isMessageWritten && message !== form.subject.message;
  if (moves) keepDraft(from, { ...values, message: '' });
  const stored = { message: form.subject.message ?? '', ...keptDraft(form.subject) };
  form.change({ values: { ...rest, ...stored, ...(moves && { message }) } });
  if (moves) keepDraft(form.subject, form.current().values);
}

function clear(form: InquiryState): void {
  const values = { ...afterSending(form.current().values), message: form.subject.message ?? '' };
  form.isMessageWritten = false;
  form.change({ status: 'writing', values, accepted: [], problems: {}, notice: '' });
}

/** Code that fails to load ahead of its need is loaded again, and its failure shown, when it is needed. */
const ignore = (): void => {};
