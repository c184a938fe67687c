import { Transform } from 'node:stream';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import type { Transporter } from 'nodemailer';
import { type Mail, type MailPort, UndeliverableError } from './mail.ts';
import type { SmtpConfig } from './mail-config.ts';
import { messageIdOf } from './message-id.ts';
import { singleAddress } from './single-address.ts';

/** Name of the tag that Amazon SES gets. */
export const sesTag = 'mail';

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;

/** A mail server; nothing is loaded or connected until there is a mail: the library alone takes a tenth of a second. */
export function createSmtp(config: SmtpConfig): MailPort {
  let opened: Promise<Transporter> | undefined;
  return {
    name: 'smtp',
    async send(mail, beforeEnd) {
      const message = { ...messageOf(mail, config), beforeEnd };
      opened ??= openTransport(config.url);
      const transport = await opened;
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw isRefusedForGood(error) ? new UndeliverableError((error as Error).message) : error;
      }
    },
    close() {
      void opened?.then((transport) => transport.close());
    },
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    // Bodies come from people: none of them may make the library read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as { readonly beforeEnd?: () => Promise<void> };
    if (beforeEnd) mail.message.transform(() => endsAfter(beforeEnd));
    done();
  });
  return transport;
}

/** Passes everything on, and then its end once the work is done. */
const endsAfter = (work: () => Promise<void>): Transform =>
  new Transform({
    transform: (chunk, _encoding, next) => next(null, chunk),
    flush: (next) => void work().then(() => next(), next),
  });

function messageOf(mail: Mail, { from, bouncesTo }: SmtpConfig) {
  return {
    ...(bouncesTo && { envelope: { from: bouncesTo, to: singleAddress(mail.to).address } }),
    from: singleAddress(from),
    to: singleAddress(mail.to),
    ...(mail.replyTo ? { replyTo: singleAddress(mail.replyTo) } : {}),
    subject: plainLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: messageIdOf(mail.id, from),
    ...threadOf(mail, from),
    ...(mail.unsubscribeUrl && { list: { unsubscribe: mail.unsubscribeUrl } }),
    headers: {
      // Suppresses vacation notices.
      ...(!mail.isPersonal && { 'auto-submitted': 'auto-generated' }),
      // Postmark and Amazon report it with each event of the mail.
      'x-pm-metadata-mail': mail.id,
      'x-ses-message-tags': `${sesTag}=${mail.id}`,
      ...(mail.unsubscribeUrl && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail programs show a mail below those that it answers. */
function threadOf({ earlier }: Pick<Mail, 'earlier'>, from: SmtpConfig['from']) {
  const references = earlier.map((id) => messageIdOf(id, from));
  return references.length === 0 ? {} : { references, inReplyTo: references.at(-1) };
}

/** The server rejects the recipient permanently (5xx to RCPT TO). Other failures, such as a wrong password, can be corrected. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return (
    command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560
  );
}
