import { firstMessage } from '@hearth/domain/inquiry/first-message.ts';
import type { PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { InquiryForm, type SentInquiry } from '@hearth/widgets/inquiry-form/inquiry-form.tsx';
import { createInquiryStore } from '@hearth/widgets/inquiry-form/inquiry-store.ts';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useWriter } from '../account/use-writer.ts';
import { useApp } from '../app/app-context.tsx';
import { InquiryReceipt } from './inquiry-receipt.tsx';
import './portal-inquiry.css';

interface PortalInquiryProps {
  readonly type: PublicInquiryType;
  /** Username or licence number of the agent it goes to; without one the visitor's own agent. */
  readonly agent?: string | undefined;
  /** Over the form; that of its type by default, none where it is empty. */
  readonly heading?: string | undefined;
  /** The message before the visitor changes it; that of its type by default. */
  readonly message?: string | undefined;
  readonly onInquirySend?: ((sent: SentInquiry) => unknown) | undefined;
}

/** The form of an inquiry about no home, filled in with what the account of the visitor has. */
export function PortalInquiry(props: PortalInquiryProps): ReactNode {
  const { change, known } = useWriter();
  return <WriterInquiry key={`${change} ${props.type} ${props.agent}`} {...props} known={known} />;
}

type WriterInquiryProps = PortalInquiryProps & Pick<ReturnType<typeof useWriter>, 'known'>;

function WriterInquiry(props: WriterInquiryProps): ReactNode {
  const { type, agent, known, heading, message, onInquirySend } = props;
  const { client } = useApp();
  const subject = useMemo(
    () => ({ type, agent, message: message ?? firstMessage(type) }),
    [type, agent, message],
  );
  const [store] = useState(() => createInquiryStore(client, subject));
  useLayoutEffect(() => {
    if (known) store.fill(known);
  }, [store, known]);
  return (
    <InquiryForm
      store={store}
      subject={subject}
      heading={heading}
      receipt={<InquiryReceipt type={type} />}
      onInquirySend={onInquirySend}
    />
  );
}
