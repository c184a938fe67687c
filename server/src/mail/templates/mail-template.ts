import type { ReactNode } from 'react';
import type * as z from 'zod/mini';

/**
 * One kind of mail. Everything that it says comes from its parameters, which are stored with the mail as JSON. A change of the
 * parameters that stored mails would not satisfy needs a template with a new name.
 */
export interface MailTemplate<Parameters> {
  readonly parameters: z.ZodMiniType<Parameters>;
  subject(parameters: Parameters): string;
  /** Paragraphs and tables of `mail-document.ts`, in their order; the text part is derived from them. */
  content(parameters: Parameters): readonly ReactNode[];
}
