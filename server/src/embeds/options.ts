import { parseArgs } from 'node:util';
import { type EmbedPolicy, embedPolicies } from '@hearth/domain/contract/embed.ts';
import { type LeadRouting, leadRoutings } from '@hearth/domain/contract/webhooks.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { originPattern } from '../http/origin.ts';
import type { EmbedKey } from './embed-key.ts';
import { type WebhookCommand, webhookCommand, webhookUsage } from './webhook-options.ts';

/** The options of a new key; the command adds the rest. */
export type NewKey = Omit<EmbedKey, 'id' | 'key' | 'createdAt' | 'revokedAt' | 'endsAt'>;

/** The options of a key that is granted; the request has the owner, the email and, unless it is given, the site. */
export type GrantedKey = Omit<NewKey, 'owner' | 'ownerEmail'> & { readonly owner: string | null };

export type EmbedCommand =
  | { readonly name: 'create'; readonly key: NewKey }
  | { readonly name: 'list' }
  | { readonly name: 'requests' }
  | { readonly name: 'grant'; readonly request: string; readonly key: GrantedKey }
  | { readonly name: 'rotate'; readonly key: string; readonly days: number }
  | { readonly name: 'set-owner'; readonly key: string; readonly owner: string; readonly email: string }
  | { readonly name: 'revoke'; readonly key: string }
  | { readonly name: 'end'; readonly key: string }
  | { readonly name: 'route'; readonly key: string; readonly leadRouting: LeadRouting }
  | { readonly name: 'webhook'; readonly webhook: WebhookCommand }
  | { readonly name: 'add-origin'; readonly key: string; readonly origins: readonly string[] };

export const usage = `npm run embed-key -- COMMAND

create --owner NAME --origin ORIGIN    makes a key and prints it
       --email ADDRESS                 of the owner, who gets the link of the key's page
       --origin ORIGIN                 again, for further origins; https://*.a.test is every name below a.test
       --policy ${embedPolicies.join(' | ')}   what its pages show (default: ${embedPolicies[0]})
       --agent USERNAME                whose listings, and who answers inquiries that name nobody
       --leads ${leadRoutings.join(' | ')}   who answers first: the agent of our listing, the agent that
                                       the page names, or --agent (default: ${leadRoutings[0]})
       --theme NAME=VALUE              again and again: color-accent=#1d4ed8 is --hearth-color-accent
       --set ELEMENT.ATTRIBUTE=VALUE   again and again: search.min-price=300000
       --limit NUMBER                  requests a minute, of all its pages together
requests                               shows the requests for keys that wait
grant REQUEST                          makes the key that was asked for, and mails it with the link of its page;
                                       takes the options of create
list                                   shows every key, with searches and inquiries of the last 30 days
add-origin KEY ORIGIN ...              lets more pages use a key
rotate KEY --days NUMBER               gives a key a new name; the former one works for so many days more (default: 30)
end KEY                                ends a former key before its time
set-owner KEY --owner NAME --email ADDRESS   gives a key to another owner: links that were mailed end
route KEY ${leadRoutings.join(' | ')}      changes who answers first
revoke KEY                             ends a key for good
${webhookUsage}`;

/** An invalid command line; its message is for people. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readCommand(args: readonly string[]): EmbedCommand {
  const { values, positionals } = parse(args);
  const [name = '', ...words] = positionals;
  const [first = ''] = words;
  const given = Object.keys(values);
  if (given.some((option) => !(optionsOf[name] ?? []).includes(option)))
    throw new UsageError(`${name || 'That'} takes ${listed(optionsOf[name] ?? [])}.\n\n${usage}`);
  if (name === 'create' && words.length === 0) return { name, key: newKey(values) };
  if ((name === 'list' || name === 'requests') && words.length === 0) return { name };
  if (name === 'grant' && words.length === 1) return { name, request: first, key: grantedKey(values) };
  if (name === 'rotate' && words.length === 1) return { name, key: first, days: daysOf(values.days) };
  if (name === 'set-owner' && words.length === 1) return { name, key: first, ...ownerOf(values) };
  if ((name === 'revoke' || name === 'end') && words.length === 1) return { name, key: first };
  if (name === 'route' && words.length === 2) return { name, key: first, leadRouting: routing(words[1]) };
  const webhook = name === 'webhook' ? webhookCommand(words, values) : undefined;
  if (webhook !== undefined) return { name: 'webhook', webhook };
  const [key = '', ...origins] = words;
  if (name === 'add-origin' && origins.length > 0) return { name, key, origins: origins.map(origin) };
  throw new UsageError(usage);
}

const ofKeys = ['owner', 'origin', 'policy', 'agent', 'leads', 'theme', 'set', 'limit'];

/** Options of each command; others take none. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  create: [...ofKeys, 'email'],
  grant: ofKeys,
  rotate: ['days'],
  'set-owner': ['owner', 'email'],
  webhook: ['format', 'api-key'],
};

const listed = (options: readonly string[]): string =>
  options.length === 0 ? 'no options' : `the options ${options.map((option) => `--${option}`).join(', ')}`;

type Values = ReturnType<typeof parse>['values'];

function newKey(values: Values): NewKey {
  const owner = values.owner?.trim();
  if (!owner) throw new UsageError('Name the owner of the key: --owner "Hill Country Blog".');
  if (!values.origin) throw new UsageError('Name the page it is for: --origin https://www.example.com.');
  const ownerEmail = values.email === undefined ? null : emailOf(values.email);
  return { ...grantedKey(values), owner, ownerEmail };
}

function grantedKey(values: Values): GrantedKey {
  const agentId = values.agent?.trim() || null;
  const policy = policyOf(values.policy);
  if (policy === 'own-listings' && agentId === null) {
    throw new UsageError('Name the agent whose listings the key shows: --agent USERNAME.');
  }
  const leadRouting = routing(values.leads);
  if (leadRouting === 'owner' && agentId === null)
    throw new UsageError('Name the agent who answers first: --agent USERNAME.');
  return {
    owner: values.owner?.trim() || null,
    leadRouting,
    agentId,
    origins: [...new Set((values.origin ?? []).map(origin))],
    policy,
    theme: Object.fromEntries((values.theme ?? []).map(themeEntry)),
    configuration: configurationOf(values.set ?? []),
    requestsPerMinute: values.limit === undefined ? null : limitOf(values.limit),
  };
}

function ownerOf({ owner = '', email = '' }: Values): { owner: string; email: string } {
  if (owner.trim() === '') throw new UsageError('Name the owner of the key: --owner "Hill Country Blog".');
  return { owner: owner.trim(), email: emailOf(email) };
}

function daysOf(text = '30'): number {
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (days > 0 && days <= 90) return days;
  throw new UsageError(`--days must be a whole number from 1 to 90, not "${text}".`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        owner: text,
        email: text,
        origin: texts,
        policy: text,
        agent: text,
        theme: texts,
        set: texts,
        limit: text,
        days: text,
        leads: text,
        format: text,
        'api-key': text,
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function origin(text: string): string {
  const pattern = originPattern(text);
  if (pattern !== undefined) return pattern;
  throw new UsageError(
    `"${text}" is no origin of one owner: write https://www.example.com, or https://*.example.com, without a path.`,
  );
}

function emailOf(text: string): string {
  const email = emailAddress(text);
  if (email !== undefined) return email;
  throw new UsageError(`"${text}" is no email address.`);
}

function policyOf(text: string | undefined): EmbedPolicy {
  const policy = embedPolicies.find((known) => known === (text ?? embedPolicies[0]));
  if (policy !== undefined) return policy;
  throw new UsageError(`--policy must be one of ${embedPolicies.join(', ')}, not "${text}".`);
}

function routing(text: string | undefined): LeadRouting {
  const found = leadRoutings.find((known) => known === (text ?? leadRoutings[0]));
  if (found !== undefined) return found;
  throw new UsageError(`Leads go to one of ${leadRoutings.join(', ')} first, not "${text}".`);
}

function limitOf(text: string): number {
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (limit > 0) return limit;
  throw new UsageError(`--limit must be a whole number from 1, not "${text}".`);
}

/** Neither ends its declaration, nor starts another, nor loads anything. */
const CSS_VALUE = /^(?!.*(url|image|src)\s*\()[^;{}<>\\\n]{1,200}$/i;

function themeEntry(text: string): readonly [string, string] {
  const [, name, value] = /^(?:--)?(?:hearth-)?([a-z][a-z\d-]{0,60})=(.*)$/s.exec(text) ?? [];
  if (name !== undefined && value !== undefined && CSS_VALUE.test(value)) {
    return [`hearth-${name}`, value.trim()];
  }
  throw new UsageError(`--theme must be like color-accent=#1d4ed8, not "${text}".`);
}

function configurationOf(texts: readonly string[]): EmbedKey['configuration'] {
  const configuration: Record<string, Record<string, string>> = {};
  for (const text of texts) {
    const [, element, attribute, value] =
      /^(?:hearth-)?([a-z][a-z-]*)\.([a-z][a-z-]*)=(.*)$/s.exec(text) ?? [];
    if (element === undefined || attribute === undefined || value === undefined) {
      throw new UsageError(`--set must be like search.min-price=300000, not "${text}".`);
    }
    configuration[element] = { ...configuration[element], [attribute]: value };
  }
  return configuration;
}
