import { addKeyWebhook, type WebhookFormat } from '@hearth/domain/contract/webhooks.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { keyLeadsQuery } from './key-leads-query.ts';
import { WebhookSecret } from './webhook-secret.tsx';

const formats: readonly { readonly value: WebhookFormat; readonly label: string }[] = [
  { value: 'standard', label: 'Your own server (JSON)' },
  { value: 'follow-up-boss', label: 'Follow Up Boss' },
];

/** Adds a webhook, and shows its secret once. */
export function AddWebhook({ link }: { readonly link: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState('');
  if (isOpen)
    return (
      <WebhookForm
        link={link}
        onAdded={(added) => {
          setSecret(added);
          setIsOpen(false);
        }}
      />
    );
  return (
    <>
      {secret !== '' && <WebhookSecret secret={secret} />}
      <Button icon="plus" onClick={() => setIsOpen(true)}>
        Add a webhook
      </Button>
    </>
  );
}

interface WebhookFormProps {
  readonly link: string;
  readonly onAdded: (secret: string) => void;
}

function WebhookForm({ link, onAdded }: WebhookFormProps): ReactNode {
  const { client } = useApp();
  const queries = useQueryClient();
  const [format, setFormat] = useState<WebhookFormat>('standard');
  const isOwn = format === 'standard';
  const form = useServerForm({
    initial: { url: '', apiKey: '' },
    // The server has the rules: it also decides which addresses it may send to.
    check: () => [],
    send: async ({ url, apiKey }) => {
      const body = isOwn ? { format, url } : { format, apiKey };
      const { secret } = await client.call(addKeyWebhook, { params: { link }, body });
      await queries.invalidateQueries({ queryKey: keyLeadsQuery(client, link).queryKey });
      onAdded(secret);
    },
    failureWords: (error) => failureText(error, 'We couldn’t add the webhook. Please try again.'),
  });
  return (
    <form {...form.props} className="key-leads__form">
      <SelectField label="Send leads to" value={format} choices={formats} onChange={setFormat} />
      {isOwn ? (
        <FormField
          label="Address (https://…)"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          maxLength={2000}
          field={form.field('url')}
        />
      ) : (
        <FormField label="API key of your account" autoCapitalize="none" field={form.field('apiKey')} />
      )}
      <FormEnd form={form} action="Add webhook" acting="Adding…" />
    </form>
  );
}
