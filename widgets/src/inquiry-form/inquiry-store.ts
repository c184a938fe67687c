import { getInquiryRecipient, getSite } from '@hearth/domain/contract/routes.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import type { Client } from '../client/client.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import { afterSending, type DraftName, type InquirySubject } from './inquiry-draft.ts';
import { createInquiryState, type InquiryFormState, type InquiryState, siteOf } from './inquiry-state.ts';
import { revalidateField, rules, validateField } from './inquiry-validation.ts';
import { keepDraft, subjectKey } from './kept-draft.ts';
import { createDraftSender, sending } from './send-draft.ts';

export interface InquiryStore {
  readonly current: () => InquiryFormState;
  /** Calls back after each change, in the same task; returns the function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Fetches the consent texts, unless they are there. */
  load(): Promise<void>;
  /** Fetches the code that validates and sends, before it is needed. */
  prepare(): void;
  /** Changes what the inquiry is about; the visitor's words stay. */
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
    return newest.run((signal) => client.call(getSite, { signal }));
  }
  const sender = createDraftSender({ form, client, load });

  /** Without an answer the form names nobody. */
  function loadRecipient(): void {
    const asked = subjectKey(form.subject);
    const { type, listingId, agent: agentId } = form.subject;
    const query = JSON.parse(JSON.stringify({ type, listingId, agentId }));
    client.call(getInquiryRecipient, { query }).then((recipient) => {
      if (subjectKey(form.subject) === asked) change({ recipient });
    }, ignore);
  }

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
    about(next) {
      if (changeSubject(form, next)) loadRecipient();
    },
    write(name, value) {
      change({ values: { ...current().values, [name]: value } });
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
  const { subject } = form;
  const { values, status } = form.current();
  const { message = '' } = next;
  const isUnwritten = (values.message ?? '') === (subject.message ?? '');
  if (isUnwritten && values.message !== message) form.change({ values: { ...values, message } });
  form.subject = next;
  if (subjectKey(subject) === subjectKey(next)) return false;
  keepDraft(subject, {});
  keepDraft(next, form.current().values);
  form.change({ problems: {}, notice: '', recipient: null });
  if (status === 'sent') clear(form);
  return true;
}

function clear({ subject, current, change }: InquiryState): void {
  const values = { ...afterSending(current().values), message: subject.message ?? '' };
  change({ status: 'writing', values, accepted: [], problems: {}, notice: '' });
}

/** Code that fails to load ahead of its need is loaded again, and its failure shown, when it is needed. */
const ignore = (): void => {};
