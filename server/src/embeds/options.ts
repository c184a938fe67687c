import { parseArgs } from 'node:util';
import { type EmbedPolicy, embedPolicies } from '@hearth/domain/contract/embed.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { originPattern } from '../http/origin.ts';
import type { EmbedKey } from './embed-key.ts';

/** The options of a new key; the command adds the rest. */
export type NewKey = Omit<EmbedKey, 'id' | 'key' | 'createdAt' | 'revokedAt'>;

export type EmbedCommand =
  | { readonly name: 'create'; readonly key: NewKey }
  | { readonly name: 'list' }
  | { readonly name: 'revoke'; readonly key: string }
  | { readonly name: 'add-origin'; readonly key: string; readonly origins: readonly string[] };

export const usage = `npm run embed-key -- COMMAND

create --owner NAME --origin ORIGIN    makes a key and prints it
       --email ADDRESS                 of the owner, who gets the link of the key's page
       --origin ORIGIN                 again, for further origins; https://*.a.test is every name below a.test
       --policy ${embedPolicies.join(' | ')}   what its pages show (default: ${embedPolicies[0]})
       --agent USERNAME                whose listings, and who answers inquiries that name nobody
       --theme NAME=VALUE              again and again: color-accent=#1d4ed8 is --hearth-color-accent
       --set ELEMENT.ATTRIBUTE=VALUE   again and again: search.min-price=300000
       --limit NUMBER                  requests a minute, of all its pages together
list                                   shows every key, with searches and inquiries of the last 30 days
add-origin KEY ORIGIN ...              lets more pages use a key
revoke KEY                             ends a key for good`;

/** An invalid command line; its message is for people. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readCommand(args: readonly string[]): EmbedCommand {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (name !== 'create' && Object.keys(values).length > 0) {
    throw new UsageError(`Only "create" accepts options.\n\n${usage}`);
  }
  if (name === 'create' && words.length === 0) return { name, key: newKey(values) };
  if (name === 'list' && words.length === 0) return { name };
  if (name === 'revoke' && words.length === 1) return { name, key: words[0] ?? '' };
  const [key = '', ...origins] = words;
  if (name === 'add-origin' && origins.length > 0) return { name, key, origins: origins.map(origin) };
  throw new UsageError(usage);
}

type Values = ReturnType<typeof parse>['values'];

function newKey(values: Values): NewKey {
  const owner = values.owner?.trim();
  const agentId = values.agent?.trim() || null;
  const policy = policyOf(values.policy);
  if (!owner) throw new UsageError('Name the owner of the key: --owner "Hill Country Blog".');
  if (!values.origin) throw new UsageError('Name the page it is for: --origin https://www.example.com.');
  if (policy === 'own-listings' && agentId === null) {
    throw new UsageError('Name the agent whose listings the key shows: --agent USERNAME.');
  }
  return {
    owner,
    ownerEmail: values.email === undefined ? null : emailOf(values.email),
    agentId,
    origins: [...new Set(values.origin.map(origin))],
    policy,
    theme: Object.fromEntries((values.theme ?? []).map(themeEntry)),
    configuration: configurationOf(values.set ?? []),
    requestsPerMinute: values.limit === undefined ? null : limitOf(values.limit),
  };
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
