/** One box of a form; it is never ticked beforehand. */
export interface ConsentBox {
  readonly id: 'contact' | 'marketing';
  readonly text: string;
  /** True where the inquiry cannot be sent without it. */
  readonly required: boolean;
}

/** The texts a visitor agrees to, and the name they go by in an inquiry that was stored. */
export interface Consent {
  readonly version: string;
  readonly boxes: readonly ConsentBox[];
}

/** Of the words below; whoever changes them changes it. */
export const consentVersion = '2026-11-21';

/**
 * What somebody agrees to who sends an inquiry to a brokerage. Being answered needs a yes; calls and texts that advertise
 * need one of their own, which no inquiry may depend on (47 CFR 64.1200(f)(9)).
 */
export const consentOf = (brokerageName: string): Consent => ({
  version: consentVersion,
  boxes: [
    {
      id: 'contact',
      text: `I agree that ${brokerageName} and its agents may use what I enter here to answer my request by email, phone or text message.`,
      required: true,
    },
    {
      id: 'marketing',
      text: `I also agree to receive marketing calls and text messages from ${brokerageName} and its agents at the number I gave, including ones that are dialed automatically or use a recorded voice. This is not a condition of any purchase or service. Message and data rates may apply. I can withdraw at any time by replying STOP or telling the caller.`,
      required: false,
    },
  ],
});
