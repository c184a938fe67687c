import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { TemplateName } from '../mail/templates/mail-templates.ts';
import { type CodePurpose, codeMinutes, mailedCode } from './one-time-codes.ts';
import type { IdentityPerson } from './people.queries.ts';

interface MailOptions {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly mails: MailQueue;
  readonly clock: () => Date;
  /** Codes of mails are derived from it. */
  readonly secret: () => Promise<string>;
}

type Receiver = Pick<IdentityPerson, 'id' | 'email' | 'emailVerified' | 'firstname' | 'lastname'>;

/** The pages of the portal whose links have a code, and the mails that contain them. */
const linkMails = {
  'verify-email': { page: '/verify-email', template: 'account-verify' },
  'change-email': { page: '/verify-email', template: 'account-change-email' },
  'reset-password': { page: '/reset-password', template: 'account-reset' },
  'set-password': { page: '/set-password', template: 'account-set-password' },
} as const satisfies Readonly<Record<CodePurpose, { page: string; template: TemplateName }>>;

/** The mails about identity. `prepare` comes before the transaction that queues one. */
export interface AccountMails {
  prepare(): Promise<void>;
  /** Queues a mail with the link of a code, a pending one where there is one. @param address where the person changes to; by default their own */
  sendCode(db: Db, purpose: CodePurpose, person: Receiver, address?: string): Promise<void>;
  /** An account that another person made: the link chooses its first password. */
  sendInvitation(db: Db, person: Receiver): Promise<void>;
  sendNotice(db: Db, person: Receiver, notice: Notice): Promise<void>;
  /** Queues mails to others about a person. */
  sendToOthers(db: Db, mails: readonly NewMail[]): Promise<void>;
  wake(): void;
}

/** A mail without a secret. */
type Notice = Pick<Extract<NewMail, { template: NoticeTemplate }>, 'template' | 'parameters'>;
type NoticeTemplate =
  | 'account-exists'
  | 'account-welcome'
  | 'account-changed'
  | 'account-email-changed'
  | 'account-new-sign-in';

export function createAccountMails({ config, mails, clock, secret }: MailOptions): AccountMails {
  const enqueue = (
    db: Db,
    person: Receiver,
    content: Pick<NewMail, 'template' | 'parameters'>,
    address?: string,
  ) => {
    const isProven = person.emailVerified && (address === undefined || address === person.email);
    // Only the owner of a proven address has chosen the name: strangers must not write to others by it.
    const { firstname, lastname } = isProven ? person : { firstname: '', lastname: '' };
    const mail = {
      id: randomUUID(),
      to: { name: `${firstname} ${lastname}`.trim(), address: address ?? person.email },
      replyTo: null,
      related: { type: 'person', id: person.id },
      createdAt: clock(),
      template: content.template,
      parameters: { ...content.parameters, name: firstname },
    };
    // Templates and parameters belong together by the types of those who call this.
    return mails.enqueue(db, [mail as NewMail]);
  };
  const sendLink = async (
    db: Db,
    purpose: CodePurpose,
    person: Receiver,
    template: 'account-invite' | (typeof linkMails)[CodePurpose]['template'],
    address = person.email,
  ) => {
    const codeRequest = { secret: await secret(), purpose, personId: person.id, address, now: clock() };
    const code = await mailedCode(db, codeRequest);
    const query = new URLSearchParams({ email: address, code });
    const link = `${config.publicUrl}${linkMails[purpose].page}?${query}`;
    const parameters = { name: person.firstname, link, minutes: codeMinutes[purpose] };
    await enqueue(db, person, { template, parameters }, address);
  };
  return {
    prepare: mails.start,
    sendCode: (db, purpose, person, address) =>
      sendLink(db, purpose, person, linkMails[purpose].template, address),
    // The brokerage entered the name.
    sendInvitation: (db, person) =>
      sendLink(db, 'set-password', { ...person, emailVerified: true }, 'account-invite'),
    sendNotice: (db, person, notice) => enqueue(db, person, notice),
    sendToOthers: (db, others) => mails.enqueue(db, others),
    wake: mails.wake,
  };
}
