import type { DraftSave } from './draft-save.ts';

/** All error codes. HTTP statuses and the words that users read are looked up by code, never by message. */
export const errorCodes = [
  'validation_failed',
  'bad_request',
  'session_id_invalid',
  'sign_in_required',
  'forbidden',
  'not_found',
  'listing_not_found',
  'listing_gone',
  'listing_outdated',
  'polygon_not_found',
  'agent_not_found',
  'captcha_failed',
  'wrong_credentials',
  'account_disabled',
  'agent_sign_in_refused',
  'agent_email_flow',
  'code_invalid',
  'already_confirmed',
  'reset_already_sent',
  'too_many_attempts',
  'sign_in_busy',
  'mail_unavailable',
  'recent_sign_in_required',
  'last_sign_in_method',
  'passkey_refused',
  'cross_site_refused',
  'agent_inquiry_refused',
  'idempotency_conflict',
  'revision_conflict',
  'embed_key_required',
  'embed_key_unknown',
  'origin_not_allowed',
  'path_too_long',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'listing_budget_spent',
  'query_timeout',
  'database_unavailable',
  'internal_error',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One offending name of a request, e.g. { name: 'minPrice', message: 'must be a whole number' }. */
export interface ValidationError {
  readonly name: string;
  readonly message: string;
}

/** The body of every answer with status 400 or above. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly validationErrors?: readonly ValidationError[];
  /** The outcome of a save of a draft, of which a part was stored. */
  readonly draft?: DraftSave;
  readonly requestId?: string;
}
