import type { ApiError } from './api-error.ts';

/** Why something could not be shown, for the person who waits for it. */
export function failureText(error: ApiError): string {
  switch (error.code) {
    case 'offline':
      return 'You are offline.';
    case 'too_many_requests':
      return 'Too many requests. Please wait a moment.';
    case 'timeout':
    case 'query_timeout':
      return 'This is taking too long.';
    default:
      return 'Unable to fetch listings.';
  }
}
