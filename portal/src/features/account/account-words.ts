import { tooLargePhoto } from '@hearth/domain/people/photo-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { type FailureWords, failureText } from '@hearth/widgets/client/failure-text.ts';

const words: FailureWords = {
  offline: 'You are offline. Nothing you entered is lost: try again once you are connected.',
  network: 'We could not reach the server. Nothing you entered is lost: please try again.',
  timeout: 'This is taking too long. Please try again.',
  wrong_credentials: 'The email or the password is wrong.',
  account_disabled: 'This account is disabled. Please contact us.',
  agent_sign_in_refused: 'Cannot login as agent',
  agent_email_flow: 'Agents log in with the account of the brokerage.',
  code_invalid: 'This link is no longer valid. Request a new one.',
  already_confirmed: 'Your address is confirmed already.',
  reset_already_sent: "We've sent an email with a link to reset your password already",
  too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
  sign_in_busy: 'Many people are logging in right now. Please try again in a moment.',
  mail_unavailable:
    "We couldn't send you the email. Nothing you entered is lost: please try again in a few minutes.",
  captcha_failed: "We couldn't check that you're a person. Please try again.",
  recent_sign_in_required: 'For your security, please confirm your password.',
  last_sign_in_method: 'Set a password first. Without one you could not log in any more.',
  passkey_refused: 'This passkey could not be used. Try another way to log in.',
  sign_in_required: 'Your session has ended. Log in again to continue.',
  validation_failed: 'Please check the marked fields.',
  payload_too_large: tooLargePhoto,
  unsupported_media_type: 'Inappropriate photo format. Use a .jpg, .jpeg.',
};

/**
 * The reason of a failed call about an account. The rest are 'Something went wrong' with the server's message. `own` are the words of
 * one screen, which take precedence.
 */
export const accountFailure = (error: Pick<ApiError, 'code' | 'message'>, own: FailureWords = {}): string =>
  failureText(error, error.message ? `Something went wrong: ${error.message}` : 'Something went wrong', {
    ...words,
    ...own,
  });

/** Why an identity provider led back without a sign-in, by the codes of the callback. */
const refusals: Readonly<Record<string, string>> = {
  access_denied: 'The log-in was cancelled.',
  account_disabled: 'This account is disabled. Please contact us.',
  agent_sign_in_refused: 'Cannot login as agent',
  account_not_linked:
    'This email address already has an account, and it is not confirmed there. Log in with your password.',
  email_not_verified: 'Confirm your email address there first, then try again.',
  email_not_found: 'Your email address was not shared. Allow it there, or log in another way.',
  email_does_not_match: 'That account has another email address than this one.',
  account_already_linked_to_different_user: 'That account is already connected to another account here.',
};

/** Messages after a failed sign-in by an identity provider; none is taken from the address. */
export const refusalText = (code: string): string =>
  Object.hasOwn(refusals, code)
    ? (refusals[code] ?? '')
    : 'Something went wrong: the log-in was not completed. Please try again.';

/** The toast of an address that waits for its confirmation. */
export const linkSent = 'Verification link has been sent to your email account';
/** The same for a guest, whose address may be confirmed already: no mail is sent then. */
export const linkSentIfNeeded =
  'If this address still has to be confirmed, we sent a new link to it. If not, log in.';
export const linkNotSent = 'Verification email has not been sent';
