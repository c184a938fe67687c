import { render, toPlainText } from '@react-email/render';
import type { MailContent, StoredMail, UnsentMail } from './mail.ts';
import { type MailNotices, mailDocument } from './templates/mail-document.ts';
import type { MailTemplate } from './templates/mail-template.ts';
import { mailTemplates } from './templates/mail-templates.ts';

/** Spaces of what people wrote stay as they are: only line ends are white space, and React writes none. */
const whitespaceCharacters = '\n';

/** How elements of `mail-document.ts` become lines. */
const selectors = [
  // The sender's name is in the header of the mail.
  { selector: 'p.brand', format: 'skip' },
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
export async function renderMail(mail: UnsentMail, notices: MailNotices): Promise<MailContent> {
  const template = templateOf(mail);
  const parameters = template.parameters.parse(mail.parameters);
  const html = await render(mailDocument(template.content(parameters), notices));
  const text = `${toPlainText(html, { whitespaceCharacters, selectors })}\n`;
  return { subject: template.subject(parameters), text, html };
}

/** The mail as it was sent, or as it would be sent now. */
export const contentOf = async (mail: StoredMail, notices: MailNotices): Promise<MailContent> =>
  mail.content ?? renderMail(mail, notices);

/** The subject for lists; the template's name where it cannot be rendered. */
export function subjectOf(mail: StoredMail): string {
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
