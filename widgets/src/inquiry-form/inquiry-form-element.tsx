import { firstMessage, suggestedQuestions } from '@hearth/domain/inquiry/first-message.ts';
import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { elementClient } from '../client/element-client.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { InquiryForm, type SentInquiry } from './inquiry-form.tsx';
import { createInquiryStore, type InquiryStore } from './inquiry-store.ts';

export interface InquiryFormElementProps {
  /**
   * The type of the inquiry, which decides on fields, title and words. Default: `listing-question` with a listing,
   * `bio-inquiry` with an agent, otherwise `contact-us`.
   */
  readonly type?: PublicInquiryType | undefined;
  /** Listing id or MLS number of the home it is about; tours and questions about a home need one. */
  readonly listingId?: string | undefined;
  /** Username or licence number of the agent it goes to; without one the listing's or the default agent gets it. */
  readonly agent?: string | undefined;
  /** Words over the form; the type's own by default, none where it is empty. */
  readonly heading?: string | undefined;
  /** The message before the visitor changes it; a tour or question about a home has one by default. */
  readonly message?: string | undefined;
  /** First day that a tour is offered on, 'YYYY-MM-DD'; today by default. */
  readonly firstDate?: string | undefined;
  /** Values that the page knows of the visitor, as a query: `firstname=Ana&email=ana@example.com`. A field that the visitor has written in stays. */
  readonly prefill?: string | undefined;
  /** Parameters of the page's address that fill fields, with commas: `email=e, firstname=first` fills the email by `?e=`. */
  readonly prefillFrom?: string | undefined;
  /** Fields that reach the agent along with the inquiry, as a query: `campaign=spring&crm=42`; at most 20. */
  readonly hiddenFields?: string | undefined;
  /** Words that thank for the inquiry; the type's own by default. */
  readonly thanksText?: string | undefined;
  /** Page that opens once the inquiry is sent; `preventDefault()` on `hearth-inquiry-send` prevents it. */
  readonly thanksUrl?: string | undefined;
  /**
   * The server has the inquiry: its `type`, the `listingid`, never the MLS number, and the username of the `agent` who answers;
   * nothing about the sender.
   */
  readonly onInquirySend?: (sent: SentInquiry) => unknown;
}

/** The text of an element that has left the page, as long as the page references the element. */
const stores = new WeakMap<Node, InquiryStore>();

const questions = suggestedQuestions({});

/** Few forms are about a home. */
const formHome = deferred(() => import('./form-home.tsx'));

/** Few pages know anything of the visitor, or have a page of thanks. */
const filling = deferred(() => import('./host-filling.ts'));
/** The form works without. */
const ignore = (): void => {};

/** `<hearth-inquiry-form type="schedule-a-tour" listing-id="…">` */
export function InquiryFormElement(props: InquiryFormElementProps): ReactNode {
  const { type, listingId, agent, message, heading, firstDate, prefill, prefillFrom } = props;
  const { hiddenFields, thanksText, thanksUrl, onInquirySend } = props;
  const formType = type ?? defaultType(props);
  const subject = {
    type: formType,
    listingId,
    agent,
    message: message ?? firstMessage(formType),
    hiddenFields,
  };
  const container = useRef<HTMLDivElement>(null);
  const [store, setStore] = useState<InquiryStore>();
  const storeIn = useEffectEvent((root: Node): InquiryStore => {
    const known = stores.get(root) ?? createInquiryStore(elementClient(), subject);
    stores.set(root, known);
    return known;
  });
  useLayoutEffect(() => {
    if (container.current) setStore(storeIn(container.current.getRootNode()));
  }, []);
  useEffect(() => {
    if (!store || !(prefill || prefillFrom)) return;
    filling.fetch().then(({ knownOf }) => store.fill(knownOf(prefill, prefillFrom)), ignore);
  }, [store, prefill, prefillFrom]);
  const thank = (sent: SentInquiry) => {
    const answer = onInquirySend?.(sent);
    if (answer !== false && thanksUrl) filling.fetch().then(({ openPage }) => openPage(thanksUrl), ignore);
  };
  return (
    <div ref={container}>
      {store && (
        <InquiryForm
          store={store}
          subject={subject}
          heading={heading}
          home={
            listingId && inquiryTypes[subject.type].subject === 'listing' && <Home listingId={listingId} />
          }
          questions={formType === 'listing-question' ? questions : undefined}
          firstDate={firstDate}
          thanks={thanksText}
          onInquirySend={thank}
        />
      )}
    </div>
  );
}

/** In room that is kept for it; a form works without it. */
function Home({ listingId }: { readonly listingId: string }): ReactNode {
  const part = useDeferred(formHome);
  return (
    <div className="hearth-inquiry__home">
      {part && <part.FormHome client={elementClient()} listingId={listingId} />}
    </div>
  );
}

function defaultType({ listingId, agent }: InquiryFormElementProps): PublicInquiryType {
  if (listingId) return 'listing-question';
  return agent ? 'bio-inquiry' : 'contact-us';
}
