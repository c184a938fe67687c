import { escapeHtml } from './html.ts';
import type { StoredMail } from './mail.queries.ts';

/** Everything a mail says is text here; its HTML is shown in a frame that may do nothing. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;

/** The mails of this server, the newest first. */
export function outboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${mail.createdat.toISOString()}</td><td>${escapeHtml(mail.to.address)}</td><td><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${state(mail)}</td></tr>`,
  );
  const head = '<tr><th>Written</th><th>To</th><th>Subject</th><th>State</th></tr>';
  const empty = '<p>No mails yet.</p>';
  const note =
    '<p>No mail server is configured (SMTP_URL), so mails stay here. Only this machine sees this page.</p>';
  const list = `<table border="1" cellpadding="6">${head}${rows.join('')}</table>`;
  return page('Outbox', `<h1>Outbox</h1>${note}${mails.length === 0 ? empty : list}`);
}

/** One mail as text, and as its reader would see it. */
export function mailPage(mail: StoredMail): string {
  const facts = [
    ['To', person(mail.to)],
    ['Reply to', mail.replyTo ? person(mail.replyTo) : '—'],
    ['Written', mail.createdat.toISOString()],
    ['State', state(mail)],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  return page(
    mail.subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${facts.join('')}</dl><h2>Text</h2><pre>${escapeHtml(mail.text)}</pre><h2>HTML</h2><iframe title="The mail as HTML" sandbox="" width="640" height="640" src="/outbox/${mail.id}/html"></iframe>`,
  );
}

const person = ({ name, address }: StoredMail['to']): string => (name ? `${name} <${address}>` : address);

function state({ sentat, failedat, lasterror }: StoredMail): string {
  if (sentat) return 'kept here';
  if (failedat) return `given up: ${lasterror ?? ''}`;
  return 'in line';
}
