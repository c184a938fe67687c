/** One box of a form; it is never ticked beforehand. */
export interface ConsentBox {
  readonly id: 'contact' | 'marketing';
  readonly text: string;
  /** True where the inquiry cannot be sent without it. */
  readonly required: boolean;
}

/** The texts a visitor agrees to, and the name they go by in an inquiry that was stored. */
export interface Consent {
  /** Follows from the texts to the letter, the brokerage's name included: other words have another version. */
  readonly version: string;
  readonly boxes: readonly ConsentBox[];
}

/**
 * What somebody agrees to who sends an inquiry to a brokerage. Being answered needs a yes; calls and texts that advertise
 * need one of their own, which no inquiry may depend on (47 CFR 64.1200(f)(9)).
 */
export function consentOf(brokerageName: string): Consent {
  const boxes = boxesOf(brokerageName);
  return { version: digest(JSON.stringify(boxes)), boxes };
}

const boxesOf = (brokerageName: string): readonly ConsentBox[] => [
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
];

/** FNV-1a in 8 hex digits: it tells texts of ours apart, nobody gains by making two of them alike. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
