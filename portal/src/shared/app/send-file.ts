import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import { longestBodyMs } from '@hearth/domain/contract/longest-body.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';

/** Uploads a file as the body of a request; the client of the API sends JSON alone. Rejects with `ApiError`. */
export async function sendFile<Answer>(
  baseUrl: string,
  path: string,
  file: File,
  type: string,
): Promise<Answer> {
  if (!navigator.onLine) throw new ApiError('offline', 'the browser is offline');
  let answer: Response;
  try {
    answer = await fetch(new URL(path.slice(1), baseUrl), {
      method: 'POST',
      body: file,
      headers: { 'content-type': type },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(longestBodyMs(file.size)),
    });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiError(isLate ? 'timeout' : 'network', 'the file could not be sent', { cause });
  }
  if (answer.ok) return answer.json();
  const { status } = answer;
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  const code = body.code ?? (status === 413 ? 'payload_too_large' : 'internal_error');
  throw new ApiError(code, body.message ?? '', { status, validationErrors: body.validationErrors ?? [] });
}
