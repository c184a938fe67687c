import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { deferred } from '../ui/use-deferred.ts';
import type { InquirySender } from './inquiry-sender.ts';
import { type InquiryState, siteOf } from './inquiry-state.ts';
import { problemsOf, rules } from './inquiry-validation.ts';
import { keepDraft } from './kept-draft.ts';
import type { Problems } from './validate-draft.ts';

/** A form that is only looked at sends nothing. */
export const sending = deferred(() => import('./inquiry-sender.ts'));

interface DraftSending {
  readonly form: InquiryState;
  readonly client: Pick<Client, 'call'>;
  /** Fetches the consent texts again. */
  readonly load: () => unknown;
  /** Fetches the times of tours again. */
  readonly reloadTours: () => unknown;
}

export interface DraftSender {
  /** The captcha's work is done while the visitor writes. */
  begin(): Promise<void>;
  /** Sends once, however often it is called. True when the server has the inquiry. */
  send(): Promise<boolean>;
}

/** Sends the draft of a form and writes into its state what became of it. */
export function createDraftSender({ form, client, load, reloadTours }: DraftSending): DraftSender {
  let isBusy = false;
  let sender: InquirySender | undefined;

  async function arrivedSender(): Promise<InquirySender> {
    const { createInquirySender } = await sending.fetch();
    sender ??= createInquirySender(client);
    return sender;
  }

  async function attempt(): Promise<boolean> {
    const site = siteOf(form);
    const { inquiryOf } = await rules.fetch();
    const problems = problemsOf(form);
    const notice = site ? '' : 'Please wait for the consent text to load.';
    if (!site || Object.keys(problems).length > 0) {
      const { request, refusals } = form.current();
      if (request.status === 'failed') load();
      form.change({ problems, notice, refusals: refusals + 1 });
      return false;
    }
    form.change({ problems, notice, status: 'sending' });
    await (await arrivedSender()).send(site, inquiryOf(form.subject, form.current(), site));
    keepDraft(form.subject, {});
    form.change({ status: 'sent', toast: null, sentAt: new Date() });
    return true;
  }

  return {
    async begin() {
      const site = siteOf(form);
      if (site) (await arrivedSender()).begin(site, form.subject.type);
    },
    async send() {
      if (isBusy || form.current().status === 'sent') return false;
      isBusy = true;
      try {
        return await attempt();
      } catch (error) {
        const failure = asApiError(error);
        showRefusal(form, failure, load);
        if (failure.validationErrors.some(({ name }) => name === 'tourDateTime')) reloadTours();
        return false;
      } finally {
        isBusy = false;
      }
    },
  };
}

function showRefusal(form: InquiryState, failure: ApiError, load: () => unknown): void {
  const { type } = form.subject;
  const site = siteOf(form);
  const problems = Object.fromEntries(failure.validationErrors.map(({ name, message }) => [name, message]));
  form.change({ status: 'writing', problems });
  if ('consent.version' in problems) {
    form.change({ accepted: [] });
    load();
  }
  if (isShown(problems, type)) {
    form.change({ refusals: form.current().refusals + 1 });
    return;
  }
  const { toast, line } = (site && sending.part?.failureWords(failure, type, site.brokerage)) ?? unreached;
  form.change({ notice: line, toast: { kind: 'failure', text: toast } });
}

/** The code that sends, with the words for every failure, failed to load. */
const unreached = {
  toast: 'Something went wrong',
  line: 'The server could not be reached. Please try again. Your entries are still in the form.',
};

/** True if every problem belongs to a field of the form. */
function isShown(problems: Readonly<Problems>, type: PublicInquiryType): boolean {
  const fields: readonly string[] = inquiryTypes[type].fields;
  const names = Object.keys(problems);
  return names.length > 0 && names.every((name) => fields.includes(name) || name.startsWith('consent.'));
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('network', 'the form failed', { cause: error });
