import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';
import type { StoredMail } from './mail.queries.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60em; margin: 2em auto; padding: 0 1em; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5em; border-bottom: 1px solid #8888; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
dt { font-weight: bold; }
pre { padding: 1em; border: 1px solid #8888; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40em; border: 1px solid #8888; background: #fff; color-scheme: light; }
`;

/** The pages hold nothing but text, links, one frame and these styles. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Everything a mail says is text here; its HTML is shown in a frame that may do nothing. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;

/** The mails of this server, the newest first. */
export function outboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${written(mail)}</td><td>${escapeHtml(mail.to.address)}</td><td><a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${state(mail)}</td></tr>`,
  );
  const head = '<tr><th>Written</th><th>To</th><th>Subject</th><th>State</th></tr>';
  const empty = '<p>No mails yet.</p>';
  const note =
    '<p>No mail server is configured (SMTP_URL), so mails stay here. Only this machine sees this page.</p>';
  const list = `<table>${head}${rows.join('')}</table>`;
  return page('Outbox', `<h1>Outbox</h1>${note}${mails.length === 0 ? empty : list}`);
}

/** One mail as text, and as its reader would see it. */
export function mailPage(mail: StoredMail): string {
  const facts = [
    ['To', person(mail.to)],
    ['Reply to', mail.replyTo ? person(mail.replyTo) : '—'],
    ['Written', written(mail)],
    ['State', state(mail)],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`);
  return page(
    mail.subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${facts.join('')}</dl><h2>Text</h2><pre>${escapeHtml(mail.text)}</pre><h2>HTML</h2><iframe title="The mail as HTML" sandbox="" src="/outbox/${mail.id}/html"></iframe>`,
  );
}

/** '2026-11-21 18:00 UTC'. */
const written = ({ createdat }: StoredMail): string =>
  `${createdat.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const person = ({ name, address }: StoredMail['to']): string => (name ? `${name} <${address}>` : address);

function state({ sentat, failedat, lasterror }: StoredMail): string {
  if (sentat) return 'kept here';
  if (failedat) return `given up: ${lasterror ?? ''}`;
  return 'in line';
}
