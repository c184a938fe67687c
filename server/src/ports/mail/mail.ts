import type { MailAddress } from '../../config-reader.ts';

/** One mail to one person. */
export interface Mail {
  /** Names the mail for good: a mail sent twice has one Message-ID. */
  readonly id: string;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | null;
  /** Address of the POST that turns such mails off (RFC 8058); null for those that cannot be turned off. */
  readonly unsubscribeUrl: string | null;
  /** Ids of earlier mails of the thread, the oldest first. */
  readonly earlier: readonly string[];
  /** Set for mails that a person wrote, to which machines may answer as to a letter. */
  readonly isPersonal: boolean;
  readonly subject: string;
  readonly text: string;
  /** Made by us, with everything from people escaped. */
  readonly html: string;
}

/** The mail can never be delivered, so the worker must not retry. */
export class UndeliverableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UndeliverableError';
  }
}

export type MailPortName = 'smtp' | 'outbox';

/** Hands mails to a delivery service. */
export interface MailPort {
  /** The name of the delivery service in the mail's row. */
  readonly name: MailPortName;
  /**
   * @param beforeEnd runs before the service gets the end of the mail, and so before it can accept it; where it fails, the
   * service gets no end
   * @throws UndeliverableError, or any other error where it is worth trying again
   */
  send(mail: Mail, beforeEnd: () => Promise<void>): Promise<void>;
  close(): void;
}
