import { randomBytes, randomUUID } from 'node:crypto';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import {
  type AgentAccountType,
  agentAccountType,
  isAdminByDefault,
} from '@hearth/domain/people/account-types.ts';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/database.ts';
import {
  accountByEmail,
  agentByUsername,
  endSessions,
  insertPassword,
  insertPerson,
  type ManagedAccount,
  readAccounts,
  setAgentAccount,
  setAgentOfClient,
  setDisabled,
  setRights,
} from './manage-accounts.queries.ts';

export type { ManagedAccount } from './manage-accounts.queries.ts';

/** A fault that the operator can correct; its message says how. */
export class AccountError extends Error {}

/** The rights of a client, or of an agent of the server's list. */
export type Rights =
  | { readonly role: 'Client' }
  | {
      readonly role: 'Agent';
      /** Username of the agent in the list. */
      readonly agentId: string;
      /** By default that of the agent in the list. */
      readonly accountType?: AgentAccountType | undefined;
      /** By default what the account type gives. */
      readonly isAdmin?: boolean | undefined;
    };

export interface NewAccount {
  /** Address returned by `emailAddress` of the domain. */
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** International format. */
  readonly phone: string | null;
  readonly rights: Rights;
  /** Of clients; agents have that of the list. */
  readonly edition: EditionId;
  /** null: the person sets a password by a link. */
  readonly passwordHash: string | null;
  /** Set if the address needs no proof, as that of an account to try samples with; by default it does. */
  readonly isEmailProven?: boolean;
}

/**
 * Makes an account for another person.
 * @throws AccountError
 */
export function createAccount(db: Db, account: NewAccount, now: Date): Promise<ManagedAccount> {
  const { email, firstname, lastname, phone, rights, passwordHash, isEmailProven = false } = account;
  return db.transaction().execute(async (transaction) => {
    if (await accountByEmail(transaction, email)) throw new AccountError(`${email} has an account already.`);
    const id = randomUUID();
    const { edition = account.edition, agentId, ...granted } = await grantedRights(transaction, rights, id);
    await insertPerson(transaction, {
      ...{ id, email, firstname, lastname, phone, edition, emailVerified: isEmailProven },
      ...{ ...granted, createdAt: now, updatedAt: now },
    });
    await setAgentAccount(transaction, id, agentId);
    if (passwordHash !== null)
      await insertPassword(transaction, {
        id: randomUUID(),
        personId: id,
        password: passwordHash,
        createdAt: now,
      });
    const details = { role: granted.role, isAdmin: granted.isAdmin };
    await recordAudit(transaction, { at: now, action: 'account created', personId: id, details });
    return accountOf(transaction, email);
  });
}

/**
 * Gives an account other rights; the database ends its sessions. The username of an agent is the agent's, so it changes with the role.
 * @throws AccountError
 */
export function changeRights(db: Db, email: string, rights: Rights, now: Date): Promise<ManagedAccount> {
  return db.transaction().execute(async (transaction) => {
    const before = await accountOf(transaction, email);
    const { agentId, edition: _, ...granted } = await grantedRights(transaction, rights, before.id);
    const username =
      rights.role === before.role && rights.role === 'Client' ? before.username : granted.username;
    await setRights(transaction, before.id, { ...granted, username, updatedAt: now });
    await setAgentAccount(transaction, before.id, agentId);
    const details = {
      from: before.role,
      to: granted.role,
      type: granted.accountType,
      isAdmin: granted.isAdmin,
    };
    await recordAudit(transaction, { at: now, action: 'role changed', personId: before.id, details });
    return accountOf(transaction, email);
  });
}

/** Gives a client an agent of the list. @param agentId null for the default agent of the edition. @throws AccountError */
export function assignAgent(
  db: Db,
  email: string,
  agentId: string | null,
  now: Date,
): Promise<ManagedAccount> {
  return db.transaction().execute(async (transaction) => {
    const { id, role, edition } = await accountOf(transaction, email);
    if (role === 'Agent') throw new AccountError(`${email} is an agent. Only clients have one.`);
    if (agentId !== null && (await agentByUsername(transaction, agentId))?.edition !== edition)
      throw new AccountError(`There is no agent "${agentId}" on the client's site.`);
    await setAgentOfClient(transaction, id, agentId, now);
    await recordAudit(transaction, { at: now, action: 'agent assigned', personId: id, details: { agentId } });
    return accountOf(transaction, email);
  });
}

/** Gives a client, whose row the transaction has locked, to an agent of the client's site. */
export const giveClient = setAgentOfClient;

/** Disables an account, whose sessions the database ends, or enables it again. @throws AccountError */
export function disableAccount(
  db: Db,
  email: string,
  isDisabled: boolean,
  now: Date,
): Promise<ManagedAccount> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await accountOf(transaction, email);
    await setDisabled(transaction, id, isDisabled ? now : null, now);
    await recordAudit(transaction, { at: now, action: isDisabled ? 'disabled' : 'enabled', personId: id });
    return accountOf(transaction, email);
  });
}

/**
 * Ends the sessions of one account, or of everyone; returns how many those were.
 * @throws AccountError
 */
export function signOut(db: Db, email: string | 'everyone', now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const personId = email === 'everyone' ? null : (await accountOf(transaction, email)).id;
    const sessions = await endSessions(transaction, personId);
    await recordAudit(transaction, {
      ...{ at: now, action: 'signed out everywhere', personId },
      details: { sessions },
    });
    return sessions;
  });
}

/** All accounts, the oldest first. */
export const listAccounts = (db: Db): Promise<ManagedAccount[]> => readAccounts(db);

/** The account of an address; undefined for none. */
export const findAccount = (db: Db, email: string): Promise<ManagedAccount | undefined> =>
  accountByEmail(db, email);

async function accountOf(db: Db, email: string): Promise<ManagedAccount> {
  const account = await accountByEmail(db, email);
  if (account === undefined) throw new AccountError(`${email} has no account.`);
  return account;
}

async function grantedRights(db: Db, rights: Rights, personId: string) {
  if (rights.role === 'Client')
    return {
      ...{ role: 'Client' as const, accountType: null, isAdmin: false, agentId: null, edition: undefined },
      username: randomBytes(8).toString('hex'),
    };
  const agent = await agentByUsername(db, rights.agentId);
  if (agent === undefined) throw new AccountError(`There is no agent "${rights.agentId}".`);
  if (agent.accountId !== null && agent.accountId !== personId)
    throw new AccountError(`The agent "${rights.agentId}" has an account already.`);
  const accountType = rights.accountType ?? agentAccountType(agent.userAccountType ?? '') ?? null;
  const isAdmin = rights.isAdmin ?? isAdminByDefault(accountType);
  const { agentId, edition } = agent;
  return { role: 'Agent' as const, accountType, isAdmin, agentId, edition, username: agentId };
}
