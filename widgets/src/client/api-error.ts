import type { DraftSave } from '@hearth/domain/contract/draft-save.ts';
import type { ErrorCode, ValidationError } from '@hearth/domain/contract/errors.ts';

/** Codes of failures without a response from the server. */
export type LocalErrorCode = 'offline' | 'network' | 'timeout' | 'aborted' | 'bad_answer';

/** Error of every failed call. Decide by `code`; `message` is for logs and may change. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | LocalErrorCode;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  readonly validationErrors: readonly ValidationError[];
  /** The outcome of a save of a draft, of which a part was stored. */
  readonly draft: DraftSave | undefined;

  constructor(
    code: ErrorCode | LocalErrorCode,
    message: string,
    { status = 0, validationErrors = [], draft, cause }: ApiErrorFacts = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.validationErrors = validationErrors;
    this.draft = draft;
  }
}

interface ApiErrorFacts {
  readonly status?: number;
  readonly validationErrors?: readonly ValidationError[];
  readonly draft?: DraftSave | undefined;
  readonly cause?: unknown;
}
