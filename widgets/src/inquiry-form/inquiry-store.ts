import { getSite } from '@hearth/domain/contract/routes.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import { dataOf, type RequestState } from '../client/request-state.ts';
import type { ToastMessage } from '../ui/toast-message.ts';
import { later } from '../ui/use-later.ts';
import { afterSending, type DraftName, type DraftValues, type InquirySubject } from './inquiry-draft.ts';
import type { InquirySender } from './inquiry-sender.ts';
import type { Problems } from './judge-draft.ts';

/** Replaced as a whole with every change. */
export interface InquiryFormState {
  readonly status: 'writing' | 'sending' | 'sent';
  readonly values: Readonly<DraftValues>;
  /** Ids of the boxes that are ticked. */
  readonly accepted: readonly string[];
  readonly problems: Readonly<Problems>;
  /** Why it was not sent; stays until the next try. */
  readonly notice: string;
  readonly toast: ToastMessage | null;
  /** Counts the tries that found something wrong, since each moves the focus. */
  readonly refusals: number;
  /** Counts the new messages that somebody asked for, since each moves the focus; one that the page begins does not. */
  readonly restarts: number;
  /** The server's consent texts, which an inquiry needs. */
  readonly request: RequestState<Site>;
}

export interface InquiryStore {
  readonly current: () => InquiryFormState;
  /** Calls back after each change, in the same task; answers with what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Fetches the consent texts, unless they are there. */
  load(): Promise<void>;
  /** Fetches the code that judges and sends, before it is needed. */
  prepare(): void;
  /** The page speaks of something else: what was written stays. */
  about(subject: InquirySubject): void;
  write(name: DraftName, value: string): void;
  /** Judges a field that somebody leaves, by its name in the contract. */
  leave(name: string): void;
  tick(id: string, isTicked: boolean): void;
  /** Sends once, however often it is asked to. True when the server has it. */
  send(): Promise<boolean>;
  /** An empty message by the same person. */
  startAnew(): void;
  closeToast(): void;
  /** Gives up loading; an inquiry on its way goes on. */
  stop(): void;
}

/** A form that nobody touches needs neither. */
const judge = later(() => import('./judge-draft.ts'));
const sending = later(() => import('./inquiry-sender.ts'));

/**
 * A form's draft and its way to the server. Nothing is fetched before the first verb, and nothing is kept elsewhere. The
 * state is one object that each change replaces: a store of proxies would weigh 1.3 KB of the page's 22, and text fields
 * have to be rendered in the same task anyway.
 */
export function createInquiryStore(client: Pick<Client, 'call'>, first: InquirySubject): InquiryStore {
  let subject = first;
  let isBusy = false;
  let sender: InquirySender | undefined;
  let state: InquiryFormState = {
    status: 'writing',
    values: { message: first.message ?? '' },
    accepted: [],
    problems: {},
    notice: '',
    toast: null,
    refusals: 0,
    restarts: 0,
    request: { status: 'initial' },
  };
  const listeners = new Set<() => void>();
  const newest = createNewestRequest<Site>({
    get request() {
      return state.request;
    },
    set request(request) {
      change({ request });
    },
  });
  const site = () => dataOf(state.request);

  function change(part: Partial<InquiryFormState>): void {
    state = { ...state, ...part };
    for (const changed of listeners) changed();
  }

  function load(): Promise<void> {
    if (!navigator.onLine) addEventListener('online', load, { once: true });
    return newest.run((signal) => client.call(getSite, { signal }));
  }

  async function arrivedSender(): Promise<InquirySender> {
    const { createInquirySender } = await sending.fetch();
    sender ??= createInquirySender(client);
    return sender;
  }

  /** What is wrong now, as far as the code to judge it is there. */
  function problemsNow(): Problems {
    const part = judge.part;
    return part ? part.problemsOf(part.inquiryOf(subject, state, site()), site()) : {};
  }

  function judgeField(name: string): void {
    const { [name]: _, ...others } = state.problems;
    const problem = problemsNow()[name];
    change({ problems: problem === undefined ? others : { ...others, [name]: problem } });
  }

  /** What was wrong is judged again while it is mended; the rest waits until it is left. */
  const judgeAgain = (name: string): void => {
    if (name in state.problems) judgeField(name);
  };

  function write(name: DraftName, value: string): void {
    change({ values: { ...state.values, [name]: value } });
    judgeAgain(name === 'tourDay' || name === 'tourTime' ? 'tourDateTime' : name);
    const known = site();
    if (known) arrivedSender().then(({ begin }) => begin(known, subject.type), unheard);
  }

  function leave(name: string): void {
    if (state.status === 'writing') judge.fetch().then(() => judgeField(name), unheard);
  }

  function tick(id: string, isTicked: boolean): void {
    change({ accepted: state.accepted.filter((other) => other !== id).concat(isTicked ? id : []) });
    judgeAgain(`consent.${id}`);
  }

  async function send(): Promise<boolean> {
    if (isBusy || state.status === 'sent') return false;
    isBusy = true;
    try {
      return await attempt();
    } catch (error) {
      refused(asApiError(error));
      return false;
    } finally {
      isBusy = false;
    }
  }

  async function attempt(): Promise<boolean> {
    const known = site();
    const { inquiryOf } = await judge.fetch();
    const problems = problemsNow();
    const notice = known ? '' : 'Please wait until the consent text is there.';
    if (!known || Object.keys(problems).length > 0) {
      if (state.request.status === 'failed') load();
      change({ problems, notice, refusals: state.refusals + 1 });
      return false;
    }
    change({ problems, notice, status: 'sending' });
    await (await arrivedSender()).send(known, inquiryOf(subject, state, known));
    change({ status: 'sent', toast: { kind: 'success', text: inquiryTypes[subject.type].success } });
    return true;
  }

  function refused(failure: ApiError): void {
    const problems = Object.fromEntries(failure.validationErrors.map(({ name, message }) => [name, message]));
    change({ status: 'writing', problems });
    if ('consent.version' in problems) {
      change({ accepted: [] });
      load();
    }
    if (isShown(problems, subject.type)) {
      change({ refusals: state.refusals + 1 });
      return;
    }
    const { toast, line } = sending.part?.failureWords(failure, subject.type) ?? unreached;
    change({ notice: line, toast: { kind: 'failure', text: toast } });
  }

  function about(next: InquirySubject): void {
    const { type, listingId, agent, message = '' } = next;
    const isUnwritten = (state.values.message ?? '') === (subject.message ?? '');
    if (isUnwritten && state.values.message !== message) change({ values: { ...state.values, message } });
    const isOther = subject.type !== type || subject.listingId !== listingId || subject.agent !== agent;
    subject = next;
    if (!isOther) return;
    change({ problems: {}, notice: '' });
    if (state.status === 'sent') clear();
  }

  function clear(): void {
    const values = { ...afterSending(state.values), message: subject.message ?? '' };
    change({ status: 'writing', values, accepted: [], problems: {}, notice: '' });
  }

  function startAnew(): void {
    change({ restarts: state.restarts + 1 });
    clear();
  }

  return {
    current: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load: () => (site() ? Promise.resolve() : load()),
    prepare() {
      judge.fetch().catch(unheard);
      sending.fetch().catch(unheard);
    },
    about,
    write,
    leave,
    tick,
    send,
    startAnew,
    closeToast: () => change({ toast: null }),
    stop() {
      removeEventListener('online', load);
      newest.stop();
    },
  };
}

/** What fails ahead of its need is asked for again, and told of, when it is needed. */
const unheard = (): void => {};

/** The code that sends, and knows words for every failure, did not arrive itself. */
const unreached = {
  toast: 'Something went wrong',
  line: 'The server could not be reached. Please try again. What you wrote is kept.',
};

/** True where each problem has its place in the form. */
function isShown(problems: Readonly<Problems>, type: PublicInquiryType): boolean {
  const fields: readonly string[] = inquiryTypes[type].fields;
  const names = Object.keys(problems);
  return names.length > 0 && names.every((name) => fields.includes(name) || name.startsWith('consent.'));
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('network', 'the form failed', { cause: error });
