import type { captchaActions } from '@hearth/domain/contract/captcha.ts';

export type CaptchaAction = (typeof captchaActions)[number];

/** The token by which a page shows that its visitor is a person. */
export interface CaptchaAnswer {
  /** Header `x-captcha-token`. */
  readonly token: string;
  /** The action that the token is used for. */
  readonly action: CaptchaAction;
  /** The visitor's. */
  readonly address: string;
}

/** A valid token, which counts once. */
export interface CaptchaPass {
  /** The server refuses a nonce that it has seen before. */
  readonly nonce: string;
  /** From then on the token is refused anyway. */
  readonly expiresAt: Date;
}

/** Distinguishes people from machines. Returns null for every invalid token, and where the provider cannot be reached. */
export interface CaptchaPort {
  check(answer: CaptchaAnswer): Promise<CaptchaPass | null>;
}
