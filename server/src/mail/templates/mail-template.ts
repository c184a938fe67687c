import type { ReactNode } from 'react';
import type * as z from 'zod/mini';

/**
 * One type of mail. Its words come from its parameters, which are stored with the mail as JSON. If new parameters do not
 * fit stored mails, give the template a new name.
 */
export interface MailTemplate<Parameters> {
  readonly parameters: z.ZodMiniType<Parameters>;
  subject(parameters: Parameters): string;
  /** Paragraphs and tables of `mail-document.ts`, in their order; the text part is derived from them. */
  content(parameters: Parameters): readonly ReactNode[];
}
