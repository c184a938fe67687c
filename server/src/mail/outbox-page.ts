import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';
import type { MailContent, StoredMail } from './mail.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60em; margin: 2em auto; padding: 0 1em; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5em; border-bottom: 1px solid #8888; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
dt { font-weight: bold; }
pre { padding: 1em; border: 1px solid #8888; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40em; border: 1px solid #8888; }
`;

/** The pages contain only text, links, one frame and these styles. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** All parts of a mail are escaped text here; its HTML is shown in a sandboxed frame. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;

/** The mails of this server, the newest first. */
export function outboxPage(mails: readonly { mail: StoredMail; subject: string }[]): string {
  const rows = mails.map(
    ({ mail, subject }) =>
      `<tr><td>${written(mail)}</td><td>${escapeHtml(mail.to.address)}</td><td><a href="/outbox/${mail.id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(state(mail))}</td></tr>`,
  );
  const names = ['Written', 'To', 'Subject', 'State'];
  const head = `<tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr>`;
  const empty = '<p>No mails yet.</p>';
  const note =
    '<p>No mail server is configured (SMTP_URL), so mails stay here. Only this machine sees this page.</p>';
  const list = `<table>${head}${rows.join('')}</table>`;
  return page('Outbox', `<h1>Outbox</h1>${note}${mails.length === 0 ? empty : list}`);
}

/** One mail with its text part and its HTML part. */
export function mailPage(mail: StoredMail, { subject, text }: MailContent): string {
  const facts = [
    ['To', person(mail.to)],
    ['Reply to', mail.replyTo ? person(mail.replyTo) : '—'],
    ['Written', written(mail)],
    ['State', state(mail)],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  return page(
    subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(subject)}</h1><dl>${facts.join('')}</dl><h2>Text</h2><pre>${escapeHtml(text)}</pre><h2>HTML</h2><iframe title="The mail as HTML" sandbox="" src="/outbox/${mail.id}/html"></iframe>`,
  );
}

/** '2026-11-21 18:00 UTC'. */
const written = ({ createdAt }: StoredMail): string =>
  `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const person = ({ name, address }: StoredMail['to']): string => (name ? `${name} <${address}>` : address);

function state({ sentAt, failedAt, lastError }: StoredMail): string {
  if (sentAt) return 'kept here';
  if (failedAt) return `failed: ${lastError ?? ''}`;
  return 'queued';
}
