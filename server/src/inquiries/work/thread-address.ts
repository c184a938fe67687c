import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { signatureOf } from '../../db/signature.ts';

/** The sides of a thread. Each has an address of its inquiry, and writes with its authority. */
export type ThreadSide = 'visitor' | 'agent';

export interface Thread {
  readonly inquiryId: string;
  readonly by: ThreadSide;
}

const letterOf = { visitor: 'v', agent: 'a' } as const;
/** 80 bits in lower case, since mail servers may lower the case of an address, within the 64 characters of a local part. */
const SIGNATURE_DIGITS = 20;

async function tagOf(db: Db, { inquiryId, by }: Thread): Promise<string> {
  const signature = await signatureOf(db, 'inquiry-thread', `${by} ${inquiryId}`);
  const digits = Buffer.from(signature, 'base64url').toString('hex').slice(0, SIGNATURE_DIGITS);
  return letterOf[by] + inquiryId.replaceAll('-', '') + digits;
}

/** The address by which one side writes into the thread of an inquiry; null where the server takes no mails. */
export async function threadAddress(
  db: Db,
  { repliesTo }: Pick<Config, 'repliesTo'>,
  thread: Thread,
): Promise<string | null> {
  if (repliesTo === null) return null;
  const [local = '', domain = ''] = repliesTo.split('@');
  return `${local}+${await tagOf(db, thread)}@${domain}`;
}

const tagged = /\+([va])([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})[\da-f]{20}@/;

/** The thread that one of some addresses leads to; undefined where this server signed none of them. */
export async function threadAt(db: Db, addresses: readonly string[]): Promise<Thread | undefined> {
  for (const address of addresses) {
    const [, letter, ...parts] = tagged.exec(address.toLowerCase()) ?? [];
    if (letter === undefined) continue;
    const thread: Thread = { inquiryId: parts.join('-'), by: letter === 'v' ? 'visitor' : 'agent' };
    if (address.toLowerCase().includes(`+${await tagOf(db, thread)}@`)) return thread;
  }
  return undefined;
}
