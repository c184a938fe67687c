import { shareListing } from '@hearth/domain/contract/listing-action-routes.ts';
import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { type FailureWords, failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { withToasts } from '../../ui/toast.ts';
import { useApp } from '../app/app-context.tsx';
import './share-by-email.css';
import '../../ui/text-area.css';

interface ShareByEmailProps {
  readonly listingid: string;
  readonly onSent: () => void;
}

/** As the server has it (`longestShareMessage`). */
const longestMessage = 1000;

/** Sends a home to one address. What was typed stays after a failure. */
export function ShareByEmail({ listingid, onSent }: ShareByEmailProps): ReactNode {
  const { client } = useApp();
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ids = useId();

  function show(wrong: string | undefined): void {
    setProblem(wrong);
    // Once the problem is shown.
    if (wrong !== undefined) requestAnimationFrame(() => field.current?.focus());
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const wrong = emailRule(email.trim());
    show(wrong);
    if (wrong !== undefined) return;
    setSending(true);
    try {
      await client.call(shareListing, {
        params: { id: listingid },
        body: { receiverEmail: email, message },
      });
      withToasts((toasts) => toasts.success('Email sent'));
      onSent();
    } catch (error) {
      const failure = error as ApiError;
      show(failure.validationErrors?.[0]?.message);
      const description = failureText(failure, 'Please try again.', words);
      withToasts((toasts) => toasts.error('Email sending Error', { description }));
    } finally {
      setSending(false);
    }
  }

  return (
    <form className="share-email" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={field}
        label="Email of the person"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        aria-invalid={problem !== undefined}
        aria-describedby={`${ids}-problem`}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <p id={`${ids}-problem`} className="share-email__problem" role="alert">
        {problem}
      </p>
      <div className="hearth-field">
        <label className="hearth-field__label" htmlFor={`${ids}-message`}>
          Message (optional)
        </label>
        <textarea
          id={`${ids}-message`}
          className="text-area"
          rows={3}
          maxLength={longestMessage}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Sending...' : 'Send email'}
      </Button>
    </form>
  );
}

const words: FailureWords = {
  validation_failed: 'Please check the marked fields.',
  too_many_attempts: 'You have sent many emails. Please try again tomorrow.',
  forbidden: 'This home is not public, so it cannot be sent by email.',
  sign_in_required: 'Your session has ended. Log in again to continue.',
};
