import type { Language } from '@hearth/domain/embed/language.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { MailFrame } from './mail-document.ts';

/**
 * One type of mail. Its words come from its parameters, which are stored with the mail as JSON. If new parameters do not
 * fit stored mails, give the template a new name.
 */
export interface MailTemplate<Parameters> {
  readonly parameters: z.ZodMiniType<Parameters>;
  subject(parameters: Parameters): string;
  /** Words over the content; the subject by default. */
  heading?(parameters: Parameters): string;
  /** Words that lists of mails show after the subject; by default the first words of the mail. */
  preview?(parameters: Parameters): string;
  /** Of its words; English by default. */
  language?(parameters: Parameters): Language;
  /** Parts of `mail-parts.ts`, `mail-home.ts` and `mail-agent.ts`, in their order; the text part is derived from them. */
  content(parameters: Parameters, frame: MailFrame): readonly ReactNode[];
}
