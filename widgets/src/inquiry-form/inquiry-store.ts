import type { Site } from '@hearth/domain/contract/site.ts';
import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { proxy } from 'valtio/vanilla';
import { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { type HeldRequest, holderIn } from '../client/held-request.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import { dataOf } from '../client/request-state.ts';
import type { ToastMessage } from '../ui/toaster.tsx';
import { later } from '../ui/use-later.ts';
import { afterSending, type DraftName, type DraftValues, type InquirySubject } from './inquiry-draft.ts';
import type { InquirySender } from './inquiry-sender.ts';
import type { Problems } from './judge-draft.ts';

export interface InquiryFormState {
  status: 'writing' | 'sending' | 'sent';
  values: DraftValues;
  /** Ids of the boxes that are ticked. */
  accepted: string[];
  problems: Problems;
  /** Why it was not sent; stays until the next try. */
  notice: string;
  toast: ToastMessage | null;
  /** Counts the tries that found something wrong, since each moves the focus. */
  refusals: number;
  /** The server's consent texts, which an inquiry needs. */
  request: HeldRequest<Site>;
}

export interface InquiryStore {
  readonly state: InquiryFormState;
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

/** A form's draft and its way to the server. Nothing is fetched before the first verb, and nothing is kept elsewhere. */
export function createInquiryStore(
  client: Pick<Client, 'get' | 'post'>,
  first: InquirySubject,
): InquiryStore {
  let subject = first;
  let isBusy = false;
  let sender: InquirySender | undefined;
  const state = proxy<InquiryFormState>({
    status: 'writing',
    values: { message: first.message ?? '' },
    accepted: [],
    problems: {},
    notice: '',
    toast: null,
    refusals: 0,
    request: { status: 'initial' },
  }) as InquiryFormState;
  const newest = createNewestRequest<Site>(holderIn(state));
  const site = () => dataOf(state.request) as Site | undefined;

  function load(): Promise<void> {
    if (!navigator.onLine) addEventListener('online', load, { once: true });
    return newest.run((signal) => client.get<Site>('api/site', {}, signal));
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
    const problem = problemsNow()[name];
    if (problem === undefined) delete state.problems[name];
    else state.problems[name] = problem;
  }

  /** What was wrong is judged again while it is mended; the rest waits until it is left. */
  const judgeAgain = (name: string): void => {
    if (name in state.problems) judgeField(name);
  };

  function write(name: DraftName, value: string): void {
    state.values[name] = value;
    judgeAgain(name === 'tourDay' || name === 'tourTime' ? 'tourDateTime' : name);
    const known = site();
    if (known) arrivedSender().then(({ begin }) => begin(known, subject.type), unheard);
  }

  function leave(name: string): void {
    if (state.status === 'writing') judge.fetch().then(() => judgeField(name), unheard);
  }

  function tick(id: string, isTicked: boolean): void {
    state.accepted = state.accepted.filter((other) => other !== id).concat(isTicked ? id : []);
    judgeAgain(`consent.${id}`);
  }

  async function send(): Promise<boolean> {
    if (isBusy || state.status === 'sent') return false;
    isBusy = true;
    try {
      return await attempt();
    } catch (error) {
      await refused(asApiError(error));
      return false;
    } finally {
      isBusy = false;
    }
  }

  async function attempt(): Promise<boolean> {
    const known = site();
    const { inquiryOf } = await judge.fetch();
    state.problems = problemsNow();
    state.notice = known ? '' : 'Please wait until the consent text is there.';
    if (!known || Object.keys(state.problems).length > 0) {
      if (state.request.status === 'failed') load();
      state.refusals++;
      return false;
    }
    state.status = 'sending';
    await (await arrivedSender()).send(known, inquiryOf(subject, state, known));
    state.status = 'sent';
    state.toast = { kind: 'success', text: inquiryTypes[subject.type].success };
    return true;
  }

  async function refused(failure: ApiError): Promise<void> {
    const problems = Object.fromEntries(failure.validationErrors.map(({ name, message }) => [name, message]));
    state.status = 'writing';
    state.problems = problems;
    if ('consent.version' in problems) {
      state.accepted = [];
      load();
    }
    if (isShown(problems, subject.type)) {
      state.refusals++;
      return;
    }
    const { toast, line } = sending.part?.failureWords(failure, subject.type) ?? unreached;
    state.notice = line;
    state.toast = { kind: 'failure', text: toast };
  }

  function about(next: InquirySubject): void {
    const { type, listingId, agent, message = '' } = next;
    const isUnwritten = (state.values.message ?? '') === (subject.message ?? '');
    if (isUnwritten && state.values.message !== message) state.values.message = message;
    const isOther = subject.type !== type || subject.listingId !== listingId || subject.agent !== agent;
    subject = next;
    if (!isOther) return;
    state.problems = {};
    state.notice = '';
    if (state.status === 'sent') startAnew();
  }

  function startAnew(): void {
    state.status = 'writing';
    state.values = { ...afterSending(state.values), message: subject.message ?? '' };
    state.accepted = [];
    state.problems = {};
    state.notice = '';
  }

  return {
    state,
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
    closeToast() {
      state.toast = null;
    },
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
