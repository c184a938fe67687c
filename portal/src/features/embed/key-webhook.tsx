import {
  enableKeyWebhook,
  type LoggedDelivery,
  redeliverKeyLead,
  removeKeyWebhook,
  rotateKeyWebhook,
  testKeyWebhook,
  type KeyWebhook as Webhook,
} from '@hearth/domain/contract/webhooks.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId } from 'react';
import { momentText } from '../../ui/day-text.ts';
import { KeyTable } from './key-table.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useLeadChange } from './use-lead-change.ts';
import { WebhookSecret } from './webhook-secret.tsx';

interface KeyWebhookProps {
  readonly link: string;
  readonly webhook: Webhook;
}

/** A webhook with what can be done to it, and its log. */
export function KeyWebhook({ link, webhook }: KeyWebhookProps): ReactNode {
  const { id, url, disabledBecause, deliveries } = webhook;
  const name = useId();
  const { change, isPending, failure } = useLeadChange(link);
  const rotation = useLeadChange<{ secret: string }>(link);
  const params = { link, id };
  return (
    <article className="key-leads__webhook" aria-labelledby={name} aria-busy={isPending}>
      <h4 id={name}>{url}</h4>
      <p role="status">{stateOf(webhook)}</p>
      <p className="key-leads__actions">
        <Button onClick={() => change((client) => client.call(testKeyWebhook, { params }))}>
          Send a test
        </Button>
        {disabledBecause && (
          <Button
            look="primary"
            onClick={() => change((client) => client.call(enableKeyWebhook, { params }))}
          >
            Turn on and send what it missed
          </Button>
        )}
        <Button onClick={() => rotation.change((client) => client.call(rotateKeyWebhook, { params }))}>
          New secret
        </Button>
        <RemoveButton
          label="Remove"
          name={`Remove ${url}`}
          title="Remove this webhook?"
          action="Remove webhook"
          onRemove={() => change((client) => client.call(removeKeyWebhook, { params }))}
        >
          {url} gets no more leads. Its deliveries and its signing secret are deleted for good.
        </RemoveButton>
      </p>
      {rotation.answer && <WebhookSecret secret={rotation.answer.secret} />}
      {(failure ?? rotation.failure) && <p role="alert">{failure ?? rotation.failure}</p>}
      <Log
        deliveries={deliveries}
        onRedeliver={(line) =>
          change((client) => client.call(redeliverKeyLead, { params: { link, id: line } }))
        }
      />
    </article>
  );
}

function stateOf({ disabledBecause, failingSince, formerSecretUntil }: Webhook): string {
  if (disabledBecause === 'gone') return 'Off: it answered that it’s gone.';
  if (disabledBecause === 'failing') return 'Off: it took no lead in three days.';
  if (failingSince) return `Failing since ${momentText(failingSince)}. We keep trying.`;
  return formerSecretUntil
    ? `On. The former secret also signs until ${momentText(formerSecretUntil)}.`
    : 'On.';
}

interface LogProps {
  readonly deliveries: readonly LoggedDelivery[];
  readonly onRedeliver: (id: string) => void;
}

function Log({ deliveries, onRedeliver }: LogProps): ReactNode {
  if (deliveries.length === 0) return <p>Nothing was sent yet.</p>;
  return (
    <KeyTable label="Deliveries">
      <caption>Deliveries</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Result</th>
          <th scope="col">What</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((line) => (
          <tr key={line.id}>
            <th scope="row">{momentText(line.createdAt)}</th>
            <td className="key-table__long">{resultOf(line)}</td>
            <td>{whatOf(line)}</td>
            <td>
              {!line.isTest && (
                <Button
                  look="quiet"
                  aria-label={`Redeliver the ${whatOf(line).toLowerCase()} of ${momentText(line.createdAt)}`}
                  onClick={() => onRedeliver(line.id)}
                >
                  Redeliver
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </KeyTable>
  );
}

function whatOf({ isTest, event }: LoggedDelivery): string {
  if (isTest) return 'Test';
  return event === 'inquiry.created' ? 'Lead' : 'Consent withdrawn';
}

function resultOf({ outcome, attempts, lastStatus, lastError, nextAttemptAt }: LoggedDelivery): string {
  if (outcome === 'delivered') return `Delivered (${lastStatus})`;
  if (outcome === 'failed') return `Failed: ${lastError}`;
  if (outcome === 'ended') return `Not sent: ${lastError}`;
  if (attempts === 0 || nextAttemptAt === null) return 'Sending';
  return `Attempt ${attempts} of 10 failed: ${lastError}. Next try ${momentText(nextAttemptAt)}`;
}
