import { shareListing } from '@hearth/domain/contract/listing-actions.ts';
import { emailRule, problemsBy } from '@hearth/domain/inquiry/person-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { FormField } from '../../ui/forms/form-field.tsx';
import { withToasts } from '../../ui/toast.ts';
import { useApp } from '../app/app-context.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import './share-by-email.css';

interface ShareByEmailProps {
  readonly listingid: string;
  readonly onSent: () => void;
}

/** Limit of the server (`longestShareMessage`). */
const longestMessage = 1000;

const check = problemsBy({ receiverEmail: emailRule });

/** Sends a home to one address. What was typed stays after a failure. */
export function ShareByEmail({ listingid, onSent }: ShareByEmailProps): ReactNode {
  const { client } = useApp();
  const form = useServerForm({
    initial: { receiverEmail: '', message: '' },
    check,
    send: async (body) => {
      try {
        await client.call(shareListing, { params: { id: listingid }, body });
      } catch (error) {
        const description = words(error as ApiError);
        withToasts((toasts) => toasts.error('Email sending Error', { description }));
        throw error;
      }
      withToasts((toasts) => toasts.success('Email sent'));
      onSent();
    },
    failureWords: words,
  });
  return (
    <form className="share-email" {...form.props}>
      <FormField
        label="Recipient’s email"
        type="email"
        autoComplete="off"
        maxLength={254}
        field={form.field('receiverEmail')}
      />
      <FormField
        isOptional
        label="Message"
        rows={3}
        maxLength={longestMessage}
        field={form.field('message')}
      />
      <Button type="submit" aria-disabled={form.isSending}>
        {form.isSending ? 'Sending...' : 'Send email'}
      </Button>
    </form>
  );
}

const words = (failure: ApiError): string =>
  failureText(failure, 'Please try again.', {
    validation_failed: 'Please check the marked fields.',
    too_many_attempts: 'You have sent many emails. Please try again tomorrow.',
    forbidden: 'This home is not public, so it cannot be sent by email.',
    sign_in_required: 'Your session has ended. Log in again to continue.',
  });
