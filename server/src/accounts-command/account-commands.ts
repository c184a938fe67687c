import { randomInt } from 'node:crypto';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { temporaryPassword } from '@hearth/domain/people/temporary-password.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import {
  AccountError,
  assignAgent,
  changeRights,
  createAccount,
  disableAccount,
  findAccount,
  listAccounts,
  type ManagedAccount,
  signOut,
} from '../people/manage-accounts.service.ts';
import type { AccountCommand, NewPerson } from './options.ts';

export interface CommandContext {
  readonly db: Db;
  readonly config: Pick<Config, 'productName'>;
  readonly now: Date;
  readonly hash: (password: string) => Promise<string>;
  /** Mails a link to set the first password. */
  readonly invite: (account: ManagedAccount) => Promise<void>;
  /** Deletes an account with every row that names its person. */
  readonly remove: (account: ManagedAccount) => Promise<void>;
}

/**
 * Runs a command and returns its output.
 * @throws AccountError in words for people
 */
export async function runAccountCommand(command: AccountCommand, context: CommandContext): Promise<string> {
  const { db, now } = context;
  if (command.name === 'list') return listed(await listAccounts(db));
  if (command.name === 'create') return created(command.person, context);
  if (command.name === 'invite') return invited(command.person, context);
  if (command.name === 'delete') return removed(command.email, context);
  if (command.name === 'sign-out') return signedOut(await signOut(db, command.email, now), command.email);
  if (command.name === 'assign') return described(await assignAgent(db, command.email, command.agentId, now));
  if (command.name === 'role') return described(await changeRights(db, command.email, command.rights, now));
  return described(await disableAccount(db, command.email, command.name === 'disable', now));
}

async function created(person: NewPerson, { db, config, now, hash }: CommandContext): Promise<string> {
  const password = temporaryPassword((below) => randomInt(below));
  const { id: edition } = editionOf(config.productName);
  const account = await createAccount(db, { ...person, edition, passwordHash: await hash(password) }, now);
  return `${described(account)}\nTemporary password: ${password}\nIt is shown once. Ask the person to change it in the account settings.`;
}

async function invited(person: NewPerson, { db, config, now, invite }: CommandContext): Promise<string> {
  const { id: edition } = editionOf(config.productName);
  const account = await createAccount(db, { ...person, edition, passwordHash: null }, now);
  await invite(account);
  return `${described(account)}\nAn email with a link to set the password is queued; the running server sends it.`;
}

async function removed(email: string, { db, remove }: CommandContext): Promise<string> {
  const account = await findAccount(db, email);
  if (account === undefined) throw new AccountError(`${email} has no account.`);
  await remove(account);
  return `The account of ${email} is deleted, with everything that was stored with it.`;
}

const signedOut = (count: number, email: string): string =>
  `${count === 1 ? '1 session' : `${count} sessions`} of ${email} ended.`;

function described(account: ManagedAccount): string {
  const { email, role, accountType, username, isAdmin, disabledAt, agentId } = account;
  const kind =
    role === 'Agent'
      ? `agent ${username}${accountType ? `, ${accountType}` : ''}`
      : `client${agentId ? ` of ${agentId}` : ''}`;
  return `${email}: ${kind}${isAdmin ? ', admin' : ''}${disabledAt ? ', disabled' : ''}`;
}

const listed = (accounts: readonly ManagedAccount[]): string =>
  accounts.length === 0
    ? 'There are no accounts.'
    : accounts
        .map((account) => `${account.createdAt.toISOString().slice(0, 10)}  ${described(account)}`)
        .join('\n');
