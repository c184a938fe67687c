import type { DraftSave } from '@hearth/domain/contract/draft-save.ts';
import type { ErrorBody, ErrorCode, ValidationError } from '@hearth/domain/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure, namesDeletedPerson } from '../db/database-failure.ts';

export const statusOf: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 400,
  bad_request: 400,
  session_id_invalid: 400,
  sign_in_required: 401,
  forbidden: 403,
  not_found: 404,
  listing_not_found: 404,
  listing_gone: 410,
  listing_outdated: 503,
  polygon_not_found: 404,
  agent_not_found: 404,
  captcha_failed: 400,
  wrong_credentials: 401,
  account_disabled: 403,
  agent_sign_in_refused: 403,
  agent_email_flow: 403,
  code_invalid: 400,
  already_confirmed: 409,
  reset_already_sent: 429,
  too_many_attempts: 429,
  sign_in_busy: 503,
  mail_unavailable: 503,
  recent_sign_in_required: 403,
  last_sign_in_method: 409,
  passkey_refused: 400,
  cross_site_refused: 403,
  agent_inquiry_refused: 403,
  idempotency_conflict: 422,
  revision_conflict: 409,
  embed_key_required: 403,
  embed_key_unknown: 403,
  origin_not_allowed: 403,
  path_too_long: 414,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  listing_budget_spent: 429,
  query_timeout: 503,
  database_unavailable: 503,
  internal_error: 500,
};

const messageOf: Readonly<Record<ErrorCode, string>> = {
  validation_failed: 'Some values are not valid.',
  bad_request: 'The request could not be understood.',
  session_id_invalid: 'Session id is invalid',
  sign_in_required: 'Please sign in first.',
  forbidden: 'You have no access to this.',
  not_found: 'This address does not exist.',
  listing_not_found: 'This listing does not exist or is no longer available.',
  listing_gone: 'This listing is no longer on the market.',
  listing_outdated: 'The data of this listing is being updated. Please try again later.',
  polygon_not_found: 'This area does not exist.',
  agent_not_found: 'This agent does not exist.',
  captcha_failed: 'We could not check that you are a person. Please try again.',
  wrong_credentials: 'The email or the password is wrong.',
  account_disabled: 'This account is disabled. Please contact us.',
  agent_sign_in_refused: 'Cannot login as agent',
  agent_email_flow: 'Agents sign in with the account of the brokerage.',
  code_invalid: 'This link is no longer valid. Please request a new one.',
  already_confirmed: 'Your address is confirmed already. Please sign in.',
  reset_already_sent: "We've sent an email with a link to reset your password already",
  too_many_attempts: 'Too many attempts. Please try again later.',
  sign_in_busy: 'Many people are signing in right now. Please try again in a moment.',
  mail_unavailable: "We couldn't send the email, so nothing was saved. Please try again in a few minutes.",
  recent_sign_in_required: 'Please sign in again first.',
  last_sign_in_method: 'Set a password first: you could not sign in any more.',
  passkey_refused: 'This passkey could not be used.',
  cross_site_refused: 'Another site sent this request.',
  agent_inquiry_refused: 'Form submissions are not allowed from Agent accounts',
  idempotency_conflict: 'This request was already sent with different content.',
  revision_conflict: 'This was changed elsewhere in the meantime.',
  embed_key_required: 'This page needs an embed key to show homes.',
  embed_key_unknown: 'The embed key of this page is not known or no longer valid.',
  origin_not_allowed: 'The embed key of this page is not valid for this site.',
  path_too_long: 'This address is too long.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This kind of content is not accepted.',
  too_many_requests: 'Too many requests. Please wait a moment.',
  listing_budget_spent:
    'This network has reached the daily limit of homes. Try again tomorrow, or contact the brokerage.',
  query_timeout: 'The search took too long. Narrow it and try again.',
  database_unavailable: 'The service is not available right now. Please try again shortly.',
  internal_error: 'Something went wrong on our side.',
};

const RETRY_AFTER_SECONDS = 5;

interface ErrorDetails {
  readonly validationErrors?: readonly ValidationError[];
  /** The part of a save that was stored. */
  readonly draft?: DraftSave;
  /** When the caller may try again, for the header `retry-after`. */
  readonly retryAfterSeconds?: number;
}

/** The error of services for callers; the error handler turns it into an error answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly validationErrors: readonly ValidationError[] | undefined;
  readonly draft: DraftSave | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(messageOf[code]);
    this.name = 'AppError';
    this.code = code;
    this.validationErrors = details.validationErrors;
    this.draft = details.draft;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Turns any thrown value into an error answer of the contract; the log records the details that a 5xx omits. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, validationErrors, draft, retryAfterSeconds } = known(error);
  const status = statusOf[code];
  // A service that throws an AppError has expected it.
  if (status >= 500 && !(error instanceof AppError))
    request.log.error({ err: error, code }, 'request failed');
  const retryAfter = retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ErrorBody = {
    code,
    message: messageOf[code],
    ...(validationErrors ? { validationErrors } : {}),
    ...(draft ? { draft } : {}),
    ...(status >= 500 ? { requestId: request.id } : {}),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function known(
  error: FastifyError | Error,
): Pick<AppError, 'code' | 'validationErrors' | 'draft' | 'retryAfterSeconds'> {
  if (error instanceof AppError) return error;
  return { code: codeOf(error), validationErrors: undefined, draft: undefined, retryAfterSeconds: undefined };
}

function codeOf(error: FastifyError | Error): ErrorCode {
  const failure = databaseFailure(error);
  if (failure === 'unavailable') return 'database_unavailable';
  if (failure === 'timeout') return 'query_timeout';
  // Only own rows name a person: the account of who asks was deleted after it was read.
  if (namesDeletedPerson(error)) return 'sign_in_required';
  return fromStatus('statusCode' in error ? error.statusCode : undefined);
}

/** Errors of Fastify and its plugins (bad JSON, a body too large, a missing file) carry their HTTP status. */
function fromStatus(status: number | undefined): ErrorCode {
  if (status === undefined || status < 400 || status >= 500) return 'internal_error';
  if (status === 404) return 'not_found';
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 429) return 'too_many_requests';
  return 'bad_request';
}
