import type { AgentInquiryDetails } from '@hearth/domain/contract/agent-inquiry.ts';
import { replyToInquiry } from '@hearth/domain/contract/agent-inquiry.ts';
import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import { longestReply } from '@hearth/domain/inquiry/inquiry-work.ts';
import { problemsBy } from '@hearth/domain/inquiry/person-rules.ts';
import { createAttempts } from '@hearth/widgets/client/attempts.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { withToasts } from '../../ui/toast.ts';
import { inquiryKeys } from './inquiry-queries.ts';

const problems = problemsBy({
  text: (text: string) => (text.trim() === '' ? 'Please write an answer' : undefined),
});

/** Answers by mail, once however often the button is pressed. */
export function ReplyForm({
  inquiry: { id, name, email },
}: {
  readonly inquiry: AgentInquiryDetails;
}): ReactNode {
  const session = useSession();
  const [attempts] = useState(createAttempts);
  const form = useServerForm({
    initial: { text: '' },
    check: problems,
    async send(body) {
      const headers = { [idempotencyHeader]: attempts.keyOf({ id, ...body }) };
      await session.client.call(replyToInquiry, { params: { id }, body, headers });
      attempts.succeed();
      form.reset();
      withToasts((toasts) => toasts.success('Email sent'));
      await session.queries.invalidateQueries({ queryKey: inquiryKeys(session).all });
    },
    failureWords: (failure) => failureText(failure, 'Unable to send email'),
  });
  return (
    <form {...form.props}>
      <FormField
        label={`Reply to ${name}`}
        rows={6}
        spellCheck
        maxLength={longestReply}
        field={form.field('text')}
      />
      <p className="inbox__facts">Goes to {email} as an email from you. You get the reply by email.</p>
      <FormEnd form={form} action="Send reply" acting="Sending..." />
    </form>
  );
}
