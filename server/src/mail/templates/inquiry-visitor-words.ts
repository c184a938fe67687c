import type { Language } from '@hearth/domain/embed/language.ts';

/** Words of the mails to the visitor of an inquiry. */
interface VisitorWords {
  readonly subject: (title: string) => string;
  readonly heading: string;
  readonly hello: (firstname: string) => string;
  readonly answering: (agent: string, brokerage: string) => string;
  readonly thanks: (answering: string) => string;
  /** @param title of the guide, which is English */
  readonly guide: (title: string) => string;
  readonly readGuide: string;
  readonly questions: (answering: string) => string;
  readonly call: (phone: string) => string;
  readonly tour: string;
  readonly seeHome: string;
  readonly reviewAsked: string;
  readonly confirmReview: string;
  readonly notYou: string;
  readonly agreed: (agreement: string, isBoth: boolean) => string;
  readonly withdraw: string;
  /** Of an agent's answer. */
  readonly answered: (agent: string) => string;
  readonly wroteTo: (brokerage: string, title: string, agent: string) => string;
}

export const visitorWords: Readonly<Record<Language, VisitorWords>> = {
  en: {
    subject: (title) => `We received your request: ${title}`,
    heading: 'We received your request',
    hello: (firstname) => `Hello ${firstname},`,
    answering: (agent, brokerage) => `${agent} of ${brokerage}`,
    thanks: (answering) =>
      `Thank you for writing to us. ${answering} received your request and will get back to you.`,
    guide: (title) =>
      `Here is the guide you asked for: ${title}. You can read it online, print it or save it as a PDF.`,
    readGuide: 'Read the guide',
    questions: (answering) => `Do you have a question? ${answering} is happy to help.`,
    call: (phone) => `Please call ${phone}, since we may not see your request at once.`,
    tour: 'Tour',
    seeHome: 'See the home',
    reviewAsked:
      'Please confirm that this is your review. We’ll then read it and publish it as you wrote it.',
    confirmReview: 'Confirm my review',
    notYou: 'If you did not send this request, you can ignore this email.',
    agreed: (agreement, isBoth) =>
      `When you sent this request, you agreed ${agreement}. You can withdraw ${isBoth ? 'both consents' : 'this consent'} at any time: `,
    withdraw: 'Withdraw my consent',
    answered: (agent) => `${agent} answered your request`,
    wroteTo: (brokerage, title, agent) =>
      `You wrote to ${brokerage}: ${title}. Reply to this email to answer ${agent}.`,
  },
  es: {
    subject: (title) => `Recibimos su solicitud: ${title}`,
    heading: 'Recibimos su solicitud',
    hello: (firstname) => `Hola, ${firstname}:`,
    answering: (agent, brokerage) => `${agent} de ${brokerage}`,
    thanks: (answering) =>
      `Gracias por escribirnos. ${answering} recibió su solicitud y se comunicará con usted.`,
    guide: (title) =>
      `Esta es la guía que pidió, en inglés: ${title}. Puede leerla en línea, imprimirla o guardarla como PDF.`,
    readGuide: 'Leer la guía',
    questions: (answering) => `¿Tiene alguna pregunta? ${answering} le ayudará con gusto.`,
    call: (phone) => `Llame al ${phone}, ya que quizá no veamos su solicitud de inmediato.`,
    tour: 'Visita',
    seeHome: 'Ver la propiedad',
    reviewAsked: 'Confirme que esta reseña es suya. La leeremos y la publicaremos tal como la escribió.',
    confirmReview: 'Confirmar mi reseña',
    notYou: 'Si usted no envió esta solicitud, puede ignorar este correo.',
    agreed: (agreement, isBoth) =>
      `Al enviar esta solicitud, usted aceptó ${agreement}. Puede retirar ${isBoth ? 'ambos consentimientos' : 'este consentimiento'} en cualquier momento: `,
    withdraw: 'Retirar mi consentimiento',
    answered: (agent) => `${agent} respondió a su solicitud`,
    wroteTo: (brokerage, title, agent) =>
      `Usted escribió a ${brokerage}: ${title}. Responda a este correo para contestar a ${agent}.`,
  },
};
