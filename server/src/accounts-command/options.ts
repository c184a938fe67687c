import { parseArgs } from 'node:util';
import { firstnameRule, lastnameRule, phoneNumber, type Rule } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { agentAccountType, agentAccountTypes } from '@hearth/domain/people/account-types.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import type { NewAccount, Rights } from '../people/manage-accounts.service.ts';

/** A person for whom an account is made; the command adds the rest. */
export type NewPerson = Omit<NewAccount, 'edition' | 'passwordHash'>;

export type AccountCommand =
  | { readonly name: 'create'; readonly person: NewPerson }
  | { readonly name: 'invite'; readonly person: NewPerson }
  | { readonly name: 'role'; readonly email: string; readonly rights: Rights }
  | {
      readonly name: 'assign';
      readonly email: string;
      /** Username; null for the default agent of the edition. */
      readonly agentId: string | null;
    }
  | { readonly name: 'disable'; readonly email: string }
  | { readonly name: 'enable'; readonly email: string }
  | { readonly name: 'delete'; readonly email: string }
  | { readonly name: 'sign-out'; readonly email: string | 'everyone' }
  | { readonly name: 'list' };

export const usage = `npm run account -- COMMAND

create EMAIL --firstname NAME --lastname NAME [--phone NUMBER] [RIGHTS]
                        makes an account and prints its temporary password
invite EMAIL --firstname NAME --lastname NAME [--phone NUMBER] [RIGHTS]
                        makes an account and mails a link to set its password
role EMAIL [RIGHTS]     gives an account other rights and ends its sessions; without RIGHTS, those of a client
assign EMAIL [--agent USERNAME]
                        gives a client an agent of the server's list; without --agent, the default agent
disable EMAIL           ends all sessions, and refuses further sign-ins
enable EMAIL            allows sign-ins again
sign-out EMAIL          ends all sessions of an account; sign-out everyone: those of all accounts
delete EMAIL            deletes an account and everything that is stored with it
list                    shows every account

RIGHTS
--agent USERNAME        the agent of the server's list whose account it is; without it, a client's account
--type TYPE             ${agentAccountTypes.join(', ')}
--admin yes | no        may edit all exclusive listings and reassign contacts (default: Staff Account and Coordinator)`;

/** An invalid command line; its message is for people. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readCommand(args: readonly string[]): AccountCommand {
  const { values, positionals } = parse(args);
  const [name, email, ...rest] = positionals;
  const isBare = Object.keys(values).length === 0;
  if (rest.length > 0) throw new UsageError(usage);
  if (name === 'list' && email === undefined && isBare) return { name };
  if (email === undefined) throw new UsageError(usage);
  if (name === 'create' || name === 'invite') return { name, person: newPerson(email, values) };
  if (name === 'role') return { name, email: address(email), rights: rightsOf(values) };
  if (name === 'assign') return { name, email: address(email), agentId: assignedAgent(values) };
  if (name === 'sign-out' && isBare) return { name, email: email === 'everyone' ? email : address(email) };
  if ((name === 'disable' || name === 'enable' || name === 'delete') && isBare)
    return { name, email: address(email) };
  throw new UsageError(usage);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { firstname: text, lastname: text, phone: text, agent: text, type: text, admin: text };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

type Values = ReturnType<typeof parse>['values'];

const newPerson = (email: string, values: Values): NewPerson => ({
  email: address(email),
  firstname: named('--firstname', values.firstname, firstnameRule),
  lastname: named('--lastname', values.lastname, lastnameRule),
  phone: values.phone === undefined ? null : phone(values.phone),
  rights: rightsOf(values),
});

function address(text: string): string {
  const email = emailAddress(text);
  if (email === undefined) throw new UsageError(`"${text}" is no email address.`);
  return email;
}

function named(option: string, text: string | undefined, rule: Rule): string {
  const name = plainLine(text ?? '');
  const problem = rule(name);
  if (problem !== undefined) throw new UsageError(`${option}: ${problem}`);
  return name;
}

function phone(text: string): string {
  const number = phoneNumber(text);
  if (number === undefined) throw new UsageError('--phone: Please enter a valid phone number');
  return number;
}

function rightsOf({ agent, type, admin }: Values): Rights {
  if (agent === undefined) {
    if (type !== undefined || admin !== undefined)
      throw new UsageError('Only agents have a type or are admins: name the agent by --agent USERNAME.');
    return { role: 'Client' };
  }
  return {
    role: 'Agent',
    agentId: agent,
    ...(type !== undefined && { accountType: accountType(type) }),
    ...(admin !== undefined && { isAdmin: yesOrNo(admin) }),
  };
}

function assignedAgent({ agent, ...others }: Values): string | null {
  if (Object.keys(others).length > 0) throw new UsageError(usage);
  return agent ?? null;
}

function accountType(text: string) {
  const type = agentAccountType(text);
  if (type === undefined)
    throw new UsageError(`--type must be one of ${agentAccountTypes.join(', ')}, not "${text}".`);
  return type;
}

function yesOrNo(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new UsageError(`--admin must be yes or no, not "${text}".`);
}
