import type { Language } from '../embed/language.ts';

/** The consents that a form asks for, each in its own box. */
export const consentIds = ['contact', 'texts'] as const;

export type ConsentId = (typeof consentIds)[number];

/** A check box of a form; it starts unchecked. */
export interface ConsentBox {
  readonly id: ConsentId;
  readonly text: string;
  /** True where the visitor must check it to send the inquiry. */
  readonly required: boolean;
}

/** The consent texts, with the version that a stored inquiry refers to. */
export interface Consent {
  /** Derived from the exact texts, the brokerage's name included: any change of the texts changes the version. */
  readonly version: string;
  readonly boxes: readonly ConsentBox[];
}

/**
 * The consent texts of a brokerage. A reply by phone or email requires consent. Text messages require a consent of their own,
 * which must not be a condition of the inquiry (47 CFR 64.1200(f)(9)).
 */
export function consentOf(brokerageName: string, language: Language = 'en'): Consent {
  const boxes = boxesOf(textsOf[language](brokerageName));
  return { version: digest(JSON.stringify(boxes)), boxes };
}

type ConsentTexts = Readonly<Record<ConsentId, string>>;

const agreements: Readonly<Record<Language, ConsentTexts & { readonly and: string }>> = {
  en: { contact: 'to be contacted by phone or email', texts: 'to receive text messages', and: ', and ' },
  es: {
    contact: 'que nos comuniquemos con usted por teléfono o correo electrónico',
    texts: 'que le enviemos mensajes de texto',
    and: ' y ',
  },
};

/** Consents in short: 'to be contacted by phone or email, and to receive text messages'. The exact words are those of the boxes. */
export const agreementText = (ids: readonly ConsentId[], language: Language = 'en'): string =>
  consentIds
    .filter((id) => ids.includes(id))
    .map((id) => agreements[language][id])
    .join(agreements[language].and);

const boxesOf = ({ contact, texts }: ConsentTexts): readonly ConsentBox[] => [
  { id: 'contact', text: contact, required: true },
  { id: 'texts', text: texts, required: false },
];

const textsOf: Readonly<Record<Language, (brokerageName: string) => ConsentTexts>> = {
  en: (brokerageName) => ({
    contact: `I agree that ${brokerageName} and its agents may use what I enter here to contact me about my request by phone or email.`,
    texts: `I also agree to receive text messages about my request and about homes from ${brokerageName} and its agents at the number I gave, including ones that are sent automatically. This is not a condition of any purchase or service. Message frequency varies; message and data rates may apply. I can withdraw at any time by replying STOP or by the link in my confirmation email.`,
  }),
  es: (brokerageName) => ({
    contact: `Acepto que ${brokerageName} y sus agentes usen lo que escribo aquí para comunicarse conmigo sobre mi solicitud por teléfono o correo electrónico.`,
    texts: `También acepto recibir mensajes de texto de ${brokerageName} y sus agentes sobre mi solicitud y sobre propiedades en el número que di, incluso mensajes enviados automáticamente. Esto no es condición de ninguna compra ni servicio. La frecuencia de los mensajes varía; pueden aplicarse tarifas de mensajes y datos. Puedo retirar este consentimiento en cualquier momento si respondo STOP o con el enlace de mi correo de confirmación.`,
  }),
};

/** FNV-1a in 8 hex digits. The texts are ours, so the hash need not resist collisions made on purpose. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
