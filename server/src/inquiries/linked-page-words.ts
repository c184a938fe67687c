import type { Language } from '@hearth/domain/embed/language.ts';

/** Words of the pages to which the confirmation of an inquiry links. */
interface LinkedPageWords {
  readonly withdraw: string;
  readonly withdrawTitle: string;
  readonly withdrawnTitle: string;
  readonly agreedTo: (email: string) => string;
  readonly warning: (isMany: boolean) => string;
  readonly withdrew: (moment: string, email: string, isMany: boolean) => string;
  readonly told: string;
  readonly thanks: string;
  readonly willRead: string;
  readonly oneReview: string;
  readonly reviewed: (agent: string | null) => string;
  readonly confirmTitle: string;
  readonly review: (agent: string | null, rating: number) => string;
  readonly confirm: string;
}

export const linkedPageWords: Readonly<Record<Language, LinkedPageWords>> = {
  en: {
    withdraw: 'Withdraw my consent',
    withdrawTitle: 'Withdraw your consent',
    withdrawnTitle: 'Your consent is withdrawn',
    agreedTo: (email) => `With your requests from ${email} you agreed to this:`,
    warning: (isMany) =>
      `If you withdraw ${isMany ? 'these consents' : 'this consent'}, we will tell all agents who received your requests not to contact you again.`,
    withdrew: (moment, email, isMany) =>
      `On ${moment} you withdrew ${isMany ? 'these consents' : 'this consent'} for ${email}:`,
    told: 'We told all agents who received your requests not to contact you again.',
    thanks: 'Thank you',
    willRead: 'We’ll read your review and publish it as you wrote it.',
    oneReview: 'One review per agent',
    reviewed: (agent) => `You already reviewed ${agent}.`,
    confirmTitle: 'Confirm your review',
    review: (agent, rating) => `Your review of ${agent}, ${rating} of 5 stars:`,
    confirm: 'Confirm my review',
  },
  es: {
    withdraw: 'Retirar mi consentimiento',
    withdrawTitle: 'Retire su consentimiento',
    withdrawnTitle: 'Retiró su consentimiento',
    agreedTo: (email) => `En sus solicitudes desde ${email} usted aceptó lo siguiente:`,
    warning: (isMany) =>
      `Si retira ${isMany ? 'estos consentimientos' : 'este consentimiento'}, avisaremos a todos los agentes que recibieron sus solicitudes que no vuelvan a comunicarse con usted.`,
    withdrew: (moment, email, isMany) =>
      `Fecha: ${moment}. Usted retiró ${isMany ? 'estos consentimientos' : 'este consentimiento'} de ${email}:`,
    told: 'Avisamos a todos los agentes que recibieron sus solicitudes que no vuelvan a comunicarse con usted.',
    thanks: 'Gracias',
    willRead: 'Leeremos su reseña y la publicaremos tal como la escribió.',
    oneReview: 'Una reseña por agente',
    reviewed: (agent) => `Usted ya escribió una reseña sobre ${agent}.`,
    confirmTitle: 'Confirme su reseña',
    review: (agent, rating) => `Su reseña sobre ${agent}, ${rating} de 5 estrellas:`,
    confirm: 'Confirmar mi reseña',
  },
};
