import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import type { Transporter } from 'nodemailer';
import type { SmtpConfig } from '../../config.ts';
import { type Mail, type MailPort, UndeliverableError } from './mail.ts';
import { singleAddress } from './single-address.ts';

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;

/** A mail server; nothing is loaded or connected until there is a mail: the library alone takes a tenth of a second. */
export function createSmtp(config: SmtpConfig): MailPort {
  let opened: Promise<Transporter> | undefined;
  return {
    name: 'smtp',
    async send(mail) {
      const message = messageOf(mail, config.from);
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
  return createTransport({
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
}

function messageOf(mail: Mail, from: SmtpConfig['from']) {
  const [, domain = 'localhost'] = from.address.split('@');
  return {
    from: singleAddress(from),
    to: singleAddress(mail.to),
    ...(mail.replyTo ? { replyTo: singleAddress(mail.replyTo) } : {}),
    subject: plainLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    // Suppresses vacation notices.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server rejects the recipient permanently (5xx to RCPT TO). Other failures, such as a wrong password, can be corrected. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return (
    command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560
  );
}
