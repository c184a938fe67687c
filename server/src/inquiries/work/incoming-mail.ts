import { longestReply } from '@hearth/domain/inquiry/inquiry-work.ts';
import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import PostalMime from 'postal-mime';

/** Largest part of a mail that is read; attachments come last. */
const MOST_BYTES = 1_000_000;

/** A mail that a person wrote. */
export interface IncomingMail {
  readonly messageId: string | null;
  /** All addresses that it went to. */
  readonly addresses: readonly string[];
  /** The words of this mail without those that it answers; '' for none. */
  readonly text: string;
}

/** Reads a mail; null for one that a program wrote (RFC 3834), such as a vacation notice. */
export async function readIncomingMail(raw: Uint8Array): Promise<IncomingMail | null> {
  const mail = await PostalMime.parse(raw.subarray(0, MOST_BYTES));
  const headerOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const isAutomatic = !/^(no)?$/i.test(headerOf('auto-submitted').trim());
  if (isAutomatic || /^(bulk|junk|auto_reply)$/i.test(headerOf('precedence'))) return null;
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address = '' }) => address);
  const words = mail.text ?? (mail.html ?? '').replace(/<[^<>]{0,1000}>/g, ' ');
  return {
    messageId: mail.messageId ?? null,
    addresses: [mail.deliveredTo ?? '', headerOf('x-original-to'), ...named],
    text: plainText(withoutQuote(words)).slice(0, longestReply),
  };
}

/** The line with which mail programs begin the mail that is answered. */
const quoteStarts = [
  /^>/,
  /^(On|Am|Le|El|Il|Op) .{5,200}(wrote|schrieb|écrit|escribió|scritto|schreef) ?:$/,
  /^-{2,} ?(Original Message|Forwarded message|Urspr)/i,
  /^_{10,}$/,
  /^From: .+@/,
];

/** Cuts a mail where it begins to quote the one that it answers. The line about the quote may be broken once. */
function withoutQuote(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const starts = (line: string) => quoteStarts.some((pattern) => pattern.test(line.slice(0, 300)));
  const at = lines.findIndex(
    (line, index) =>
      starts(line) || (/^(On|Am|Le) /.test(line) && starts(`${line} ${lines[index + 1] ?? ''}`)),
  );
  return (at < 0 ? lines : lines.slice(0, at)).join('\n');
}
