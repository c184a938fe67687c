import type { captchaActions } from '@hearth/domain/contract/captcha.ts';

export type CaptchaAction = (typeof captchaActions)[number];

/** What a visitor's page hands over to show that they are no machine. */
export interface CaptchaAnswer {
  /** Header `x-captcha-token`. */
  readonly token: string;
  /** What the token is used for. */
  readonly action: CaptchaAction;
  /** The visitor's. */
  readonly address: string;
}

/** A token that is good, once. */
export interface CaptchaPass {
  /** What must not be seen twice. */
  readonly nonce: string;
  /** From then on the token is refused anyway. */
  readonly expiresAt: Date;
}

/** Tells people from machines. Answers null for every token that is not good, and where the provider cannot be asked. */
export interface CaptchaPort {
  check(answer: CaptchaAnswer): Promise<CaptchaPass | null>;
}
