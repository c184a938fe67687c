import type { MailAddress } from '../../config-reader.ts';

/** The Message-ID of a mail, the same in every attempt. */
export function messageIdOf(id: string, from: MailAddress | undefined): string {
  const [, domain = 'localhost'] = (from?.address ?? '').split('@');
  return `<${id}@${domain}>`;
}
