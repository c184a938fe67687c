import { render, toPlainText } from '@react-email/render';
import type { MailContent, StoredMail, UnsentMail } from './mail.ts';
import { type MailFrame, mailDocument } from './templates/mail-document.ts';
import type { MailTemplate } from './templates/mail-template.ts';
import { mailTemplates } from './templates/mail-templates.ts';

/** Spaces of what people wrote stay as they are: only line ends are white space, and React writes none. */
const whitespaceCharacters = '\n';

/** How elements of `mail-document.ts` become lines. */
const selectors = [
  // The sender's name is in the header of the mail; lists show the preview before it is opened.
  { selector: 'td.brand', format: 'skip' },
  { selector: 'div.preview', format: 'skip' },
  { selector: 'img', format: 'skip' },
  { selector: 'a.photo', format: 'skip' },
  // A number or a mailbox is its own address.
  { selector: 'a[href^="tel:"]', format: 'inline' },
  { selector: 'a[href^="mailto:"]', format: 'inline' },
  { selector: 'h1.heading', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  { selector: 'table.home', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  { selector: 'table.agent', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  { selector: 'table.action', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  { selector: 'p.line', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'th.label', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'td.value', format: 'inline' },
  { selector: 'br.indented', format: 'inlineString', options: { string: '\n  ' } },
];

/**
 * Renders a mail from its template and parameters.
 *
 * This module loads React and takes about 0.2 s to import, so import it when there is a mail.
 * @throws where the template is unknown or the parameters are not its own
 */
export async function renderMail(mail: UnsentMail, frame: MailFrame): Promise<MailContent> {
  const template = templateOf(mail);
  const parameters = template.parameters.parse(mail.parameters);
  const subject = template.subject(parameters);
  const heading = template.heading?.(parameters) ?? subject;
  const preview = template.preview?.(parameters) || null;
  const language = template.language?.(parameters) ?? 'en';
  const content = template.content(parameters, frame);
  const html = await render(mailDocument({ heading, preview, language }, content, frame));
  return { subject, text: `${toPlainText(html, { whitespaceCharacters, selectors })}\n`, html };
}

/** The mail as it was sent, or as it would be sent now. */
export const contentOf = async (mail: StoredMail, frame: MailFrame): Promise<MailContent> =>
  mail.content ?? renderMail(mail, frame);

/** The subject for lists; the template's name where it cannot be rendered. */
export function subjectOf(mail: Pick<StoredMail, 'content' | 'template' | 'parameters'>): string {
  if (mail.content) return mail.content.subject;
  try {
    const template = templateOf(mail);
    return template.subject(template.parameters.parse(mail.parameters));
  } catch {
    return mail.template;
  }
}

function templateOf({ template: name }: UnsentMail): MailTemplate<unknown> {
  if (!Object.hasOwn(mailTemplates, name)) throw new Error(`there is no mail template "${name}"`);
  return mailTemplates[name as keyof typeof mailTemplates] as MailTemplate<unknown>;
}
