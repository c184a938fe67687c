import type { Site } from '@hearth/domain/contract/site.ts';
import { boxesShown } from '@hearth/domain/inquiry/boxes-shown.ts';
import type { SuggestedQuestion } from '@hearth/domain/inquiry/first-message.ts';
import { inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { homeGuidePath } from '@hearth/domain/page/home-guide.ts';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { dataOf } from '../client/request-state.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Notice } from '../ui/notice.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import type { DraftValues, InquirySubject } from './inquiry-draft.ts';
import { type DrawField, InquiryFields } from './inquiry-form-fields.tsx';
import type { InquiryFormState } from './inquiry-state.ts';
import type { InquiryStore } from './inquiry-store.ts';
import {
  consentFailure,
  missingSubject,
  problemSummary,
  receiptText,
  recipientText,
} from './inquiry-words.ts';
import { isRefusedPage } from './refused-page.ts';
import { ThankYou } from './thank-you.tsx';
import { dayText, timeText } from './tour-words.ts';

/** The data of an inquiry that the page may know: not the sender and not the message. */
export interface SentInquiry {
  readonly type: InquirySubject['type'];
  /** Never the MLS number; null where it is about no listing, or the server has not said which. */
  readonly listingid: string | null;
  /** Username of the agent who answers; null where the brokerage does, or the server has not said who. */
  readonly agent: string | null;
}

export interface InquiryFormProps {
  readonly store: InquiryStore;
  readonly subject: InquirySubject;
  /** Over the form; the type's own title by default, nothing where it is empty. */
  readonly heading?: string | undefined;
  /** Shown below the heading: the home that the inquiry is about. */
  readonly home?: ReactNode;
  /** The way to the stored copy, shown once the inquiry is sent. */
  readonly receipt?: ReactNode;
  /** Questions about the home that the visitor may choose. */
  readonly questions?: readonly SuggestedQuestion[] | undefined;
  /** 'YYYY-MM-DD': a tour is not offered before this day. */
  readonly firstDate?: string | undefined;
  readonly drawField?: DrawField | undefined;
  /** Words in place of the type's own once the inquiry is sent. */
  readonly thanks?: string | undefined;
  /** The server has an inquiry. */
  readonly onInquirySend?: ((sent: SentInquiry) => unknown) | undefined;
}

/** Any of the public inquiries: its fields, what the visitor agrees to, and what became of it. */
export function InquiryForm({
  store,
  subject,
  heading,
  home,
  receipt,
  questions = none,
  firstDate,
  drawField,
  thanks,
  onInquirySend,
}: InquiryFormProps): ReactNode {
  const state = useSyncExternalStore(store.subscribe, store.current);
  const root = useRef<HTMLDivElement>(null);
  const { type, listingId, agent, message, hiddenFields } = subject;
  const { title, success } = inquiryTypes[type];
  const lack = missingSubject(subject);
  const recipient = recipientText(subject, state.recipient);
  useLayoutEffect(
    () => store.about({ type, listingId, agent, message, hiddenFields }),
    [store, type, listingId, agent, message, hiddenFields],
  );
  useEffect(() => {
    if (!lack) store.load();
    return store.stop;
  }, [store, lack]);
  useFocus(root, state);

  async function submit(): Promise<void> {
    if (!(await store.send())) return;
    const { recipient: answers } = store.current();
    onInquirySend?.({ type, listingid: answers?.listingId ?? null, agent: answers?.agentId ?? null });
  }

  return (
    <div className="hearth-inquiry" ref={root}>
      <Toaster toast={state.toast} onClose={store.closeToast} />
      <LiveRegion message={problemSummary(state)} />
      {lack && <Notice>{lack}</Notice>}
      {!lack && state.status === 'sent' && (
        <ThankYou
          onAgain={store.startAnew}
          recipient={recipient}
          sent={state.sentAt && receiptText(state.recipient, state.sentAt)}
          receipt={receipt}
          guide={type === 'request-free-whitepaper' ? guideUrl(dataOf(state.request)) : undefined}
          tour={tourOf(state.values)}
        >
          {thanks || success}
        </ThankYou>
      )}
      {!lack && state.status !== 'sent' && (
        <Form
          className="hearth-inquiry__form"
          aria-label={heading || title}
          noValidate
          onSubmit={submit}
          onFocus={store.prepare}
          part="form"
        >
          {heading !== '' && (
            <h2 className="hearth-inquiry__heading" part="heading">
              {heading ?? title}
            </h2>
          )}
          {home}
          <p className="hearth-inquiry__recipient">{recipient}</p>
          <p className="hearth-inquiry__hint">Fields marked * are required.</p>
          <InquiryFields
            subject={subject}
            questions={questions}
            state={state}
            store={store}
            firstDate={firstDate}
            drawField={drawField}
          />
          <ConsentBoxes
            boxes={boxesShown(type, dataOf(state.request)?.consent.boxes)}
            policies={dataOf(state.request)?.legal}
            failure={consentFailure(state.request)}
            accepted={state.accepted}
            problems={state.problems}
            onTick={store.tick}
            onRetry={isRefused(state.request) ? undefined : store.load}
          />
          <SendRow type={type} state={state} />
        </Form>
      )}
    </div>
  );
}

/** Address of the guide at the portal; undefined until the site is known. */
const guideUrl = (site: Site | undefined): string | undefined =>
  site && new URL(homeGuidePath, site.portalUrl).href;

const none: readonly SuggestedQuestion[] = [];

/** The day and time that the visitor asked for. */
const tourOf = ({ tourDay, tourTime }: Readonly<DraftValues>): string | undefined =>
  tourDay && tourTime ? `${dayText(tourDay)} at ${timeText(tourTime)}` : undefined;

/** Asking once more would not help. */
const isRefused = (request: InquiryFormState['request']): boolean =>
  request.status === 'failed' && isRefusedPage(request.error);

/** The button, and beside it why the last try failed. */
function SendRow({
  type,
  state,
}: {
  readonly type: InquirySubject['type'];
  readonly state: InquiryFormState;
}): ReactNode {
  const isSending = state.status === 'sending';
  return (
    <div className="hearth-inquiry__send">
      <Button look="primary" type="submit" aria-disabled={isSending} part="button">
        {isSending ? 'Sending…' : inquiryTypes[type].action}
      </Button>
      <p className="hearth-inquiry__notice">{state.notice}</p>
    </div>
  );
}

const controls = 'input, select, textarea';

type Box = { readonly current: HTMLElement | null };

/** To the first field that is wrong after a try, and to the first one of a new form. */
function useFocus(root: Box, { refusals, restarts }: InquiryFormState): void {
  const before = useRef({ refusals, restarts });
  useLayoutEffect(() => {
    const known = before.current;
    before.current = { refusals, restarts };
    const isAnew = restarts !== known.restarts;
    if (refusals === known.refusals && !isAnew) return;
    const group = isAnew ? root.current : root.current?.querySelector('[aria-invalid="true"]');
    const control = group?.matches(controls)
      ? group
      : (group?.querySelector('input:checked') ?? group?.querySelector(controls));
    (control as HTMLElement | null | undefined)?.focus();
  }, [root, refusals, restarts]);
}
