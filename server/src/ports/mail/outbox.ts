import type { MailPort } from './mail.ts';
import { singleAddress } from './single-address.ts';

/** The keyless default: mails stay where they are, in the database, and `/outbox` shows them. */
export const outbox: MailPort = {
  name: 'outbox',
  async send(mail) {
    singleAddress(mail.to);
  },
  close() {},
};
