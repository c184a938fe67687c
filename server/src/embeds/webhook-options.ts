import { type WebhookFormat, webhookFormats } from '@hearth/domain/contract/webhooks.ts';
import { uuidPattern } from '@hearth/domain/text/uuid.ts';

/** Actions on one webhook, or on one line of its log. */
const actions = ['test', 'rotate', 'enable', 'remove', 'redeliver'] as const;

export type WebhookCommand =
  | {
      readonly action: 'add';
      readonly key: string;
      readonly wanted: { readonly url?: string; readonly format: WebhookFormat; readonly apiKey?: string };
    }
  | { readonly action: 'list'; readonly key: string }
  | { readonly action: (typeof actions)[number]; readonly id: string };

export const webhookUsage = `webhook add KEY [URL]                  sends its leads to an address; prints the secret
       --format ${webhookFormats.join(' | ')}   shape of the bodies (default: ${webhookFormats[0]})
       --api-key KEY                   of the receiver's account, where the format asks for one
webhook list KEY                       shows the webhooks of a key with their logs
webhook ${actions.slice(0, -1).join(' | ')} ID
webhook redeliver ID                   sends a line of the log again, or all that a webhook missed`;

interface WebhookValues {
  readonly format?: string | undefined;
  readonly 'api-key'?: string | undefined;
}

/** undefined where the words are no such command. */
export function webhookCommand(
  [action, name = '', url, ...rest]: readonly string[],
  { format: named = webhookFormats[0], 'api-key': apiKey }: WebhookValues,
): WebhookCommand | undefined {
  const known = actions.find((each) => each === action);
  const format = webhookFormats.find((each) => each === named);
  if (rest.length > 0 || name === '' || format === undefined) return undefined;
  if (action === 'add')
    return { action, key: name, wanted: { format, ...(url && { url }), ...(apiKey && { apiKey }) } };
  if (url !== undefined) return undefined;
  if (action === 'list') return { action, key: name };
  return known && uuidPattern.test(name) ? { action: known, id: name } : undefined;
}
