import type { Language } from '@hearth/domain/embed/language.ts';
import { cadenceWordsIn } from '@hearth/domain/people/cadence-words.ts';
import type { MailedCadence } from '@hearth/domain/people/saved-search-rules.ts';

/** Words of the page that confirms a search. */
interface ConfirmationWords {
  readonly title: string;
  readonly question: (email: string, cadence: MailedCadence) => string;
  readonly save: string;
  readonly saved: string;
  readonly mails: (email: string, name: string) => string;
  /** Before the link with the text `open`. */
  readonly change: string;
  readonly open: string;
  readonly notSaved: string;
  readonly disabled: string;
}

export const confirmationWords: Readonly<Record<Language, ConfirmationWords>> = {
  en: {
    title: 'Save this search?',
    question: (email, cadence) =>
      `We’ll email ${email} new homes and price changes ${cadenceWordsIn.en[cadence]}. You can stop the emails with one click.`,
    save: 'Save my search',
    saved: 'Your search is saved',
    mails: (email, name) => `We’ll email ${email} about “${name}”. Every email has a link to stop.`,
    change: 'To change the search, sign up with this email address, then',
    open: 'open your saved search',
    notSaved: 'Your search isn’t saved',
    disabled: 'The account of this email address is turned off. Contact us to turn it on again.',
  },
  es: {
    title: '¿Guardar esta búsqueda?',
    question: (email, cadence) =>
      `Enviaremos a ${email} propiedades nuevas y cambios de precio ${cadenceWordsIn.es[cadence]}, en inglés. Puede dejar de recibir los correos con un clic.`,
    save: 'Guardar mi búsqueda',
    saved: 'Su búsqueda está guardada',
    mails: (email, name) =>
      `Escribiremos a ${email} sobre «${name}». Cada correo tiene un enlace para dejar de recibirlos.`,
    change: 'Para cambiar la búsqueda, regístrese con este correo electrónico y luego',
    open: 'abra su búsqueda guardada',
    notSaved: 'Su búsqueda no está guardada',
    disabled:
      'La cuenta de este correo electrónico está desactivada. Comuníquese con nosotros para activarla de nuevo.',
  },
};
