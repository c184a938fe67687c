import { type Language, languages } from '@hearth/domain/embed/language.ts';
import { cadenceWordsIn } from '@hearth/domain/people/cadence-words.ts';
import { mailedCadences } from '@hearth/domain/people/saved-search-rules.ts';
import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the search; any text. */
  name: z.string(),
  cadence: z.enum(mailedCadences),
  /** It proves the address: the mail's row forgets it, see `forgetSecrets`. */
  link: z.string(),
  /** How long the link works, from when the mail is written. */
  minutes: z.number(),
  /** Of the widget; English by default. */
  language: z.optional(z.enum(languages)),
});

export type SavedSearchConfirmationParameters = z.infer<typeof parameters>;

interface Words {
  readonly subject: (name: string) => string;
  readonly heading: string;
  /** @param often such as 'every week' */
  readonly confirm: (name: string, often: string) => string;
  readonly save: string;
  readonly days: (days: number) => string;
  readonly notYou: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (name) => `Confirm your saved search “${name}”`,
    heading: 'Confirm your saved search',
    confirm: (name, often) =>
      `Confirm your search “${name}”, and we’ll email you new homes and price changes ${often}.`,
    save: 'Save my search',
    days: (days) =>
      `The link works for ${days} days. You don’t need an account, and you can stop the emails with one click.`,
    notYou: 'Didn’t ask for this? You can ignore this email. Nothing is saved unless you use the link.',
  },
  es: {
    subject: (name) => `Confirme su búsqueda guardada «${name}»`,
    heading: 'Confirme su búsqueda guardada',
    confirm: (name, often) =>
      `Confirme su búsqueda «${name}» y le enviaremos propiedades nuevas y cambios de precio ${often}, en inglés.`,
    save: 'Guardar mi búsqueda',
    days: (days) =>
      `El enlace funciona durante ${days} días. No necesita una cuenta y puede dejar de recibir los correos con un clic.`,
    notYou: '¿No pidió esto? Puede ignorar este correo. No guardamos nada si no usa el enlace.',
  },
};

/** Asks the owner of an address to confirm a search that a visitor saved for it. */
export const savedSearchConfirmation: MailTemplate<SavedSearchConfirmationParameters> = {
  parameters,
  language: ({ language }) => language ?? 'en',
  subject: ({ name, language = 'en' }) => words[language].subject(withoutLinks(name)),
  heading: ({ language = 'en' }) => words[language].heading,
  content: ({ name, cadence, link, minutes, language = 'en' }) => [
    mailParagraph(words[language].confirm(withoutLinks(name), cadenceWordsIn[language][cadence])),
    mailButton(words[language].save, link),
    mailParagraph(words[language].days(minutes / 1440)),
    mailParagraph(words[language].notYou),
  ],
};
