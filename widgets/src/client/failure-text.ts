import type { ApiError } from './api-error.ts';

/** The text for visitors after a failed call, by its error code. */
export type FailureWords = { readonly [Code in ApiError['code']]?: string };

const usualWords: FailureWords = {
  offline: 'You are offline.',
  too_many_requests: 'Too many requests. Please wait a moment.',
  listing_budget_spent:
    'Your network has reached the daily limit of homes. Try again tomorrow, or contact us.',
  timeout: 'This is taking too long.',
  query_timeout: 'This is taking too long.',
  sign_in_required: 'Sign in to see these homes.',
  forbidden: 'Your account does not have access to this page.',
  agent_not_found: 'This agent could not be found.',
  listing_not_found: 'This listing is not available.',
  listing_gone: 'This listing is no longer on the market.',
  listing_outdated: 'The data of this listing is being updated. Please try again later.',
  embed_key_required: 'This page needs an embed key to show homes.',
  embed_key_unknown: 'The embed key of this page is not known or no longer valid.',
  origin_not_allowed: 'The embed key of this page is not valid for this site.',
};

/**
 * The reason of a failure, for the visitor. `otherwise` is the text for codes without words; `own` are the words of one
 * screen or form, which take precedence.
 */
export const failureText = (
  { code }: Pick<ApiError, 'code'>,
  otherwise = 'Unable to fetch listings.',
  own: FailureWords = {},
): string => own[code] ?? usualWords[code] ?? otherwise;

/** Refusals that another try does not change; the doctor knows what does. */
const final = /^(sign_in|forbidden|embed|origin|agent|polygon|listing_budget)/;

/** Returns whether trying again may help: not without a right, where nothing has that name, or where the server sends no more today. */
export const mayRetry = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  status !== 404 && status !== 410 && !final.test(code);
