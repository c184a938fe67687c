import type { ErrorBody, ErrorCode } from '@hearth/domain/contract/errors.ts';
import { inWords } from './answer-words.ts';
import { ApiError } from './api-error.ts';
import { HTTPError, TimeoutError } from './ky.ts';

/** Any failure of a call as an `ApiError`; the caller's own abort and being offline have codes of their own. */
export async function toApiError(error: unknown, signal: AbortSignal | undefined): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError('aborted', 'the caller aborted', { cause: error });
  if (error instanceof HTTPError) return fromAnswer(error);
  if (error instanceof TimeoutError) return new ApiError('timeout', 'no answer in time', { cause: error });
  if (error instanceof SyntaxError)
    return new ApiError('bad_answer', 'the answer is not JSON', { cause: error });
  return navigator.onLine
    ? new ApiError('network', 'the server could not be reached', { cause: error })
    : new ApiError('offline', 'the browser is offline', { cause: error });
}

async function fromAnswer({ response }: HTTPError): Promise<ApiError> {
  const { status } = response;
  const body = (await response.json().then(inWords, () => ({}))) as Partial<ErrorBody>;
  // A proxy in between may respond in its own format.
  const { code = codeOfStatus(status), message = `HTTP ${status}`, validationErrors = [], draft } = body;
  return new ApiError(code, message, { status, validationErrors, draft });
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 429) return 'too_many_requests';
  return status < 500 ? 'bad_request' : 'internal_error';
}
