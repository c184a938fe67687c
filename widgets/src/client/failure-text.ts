import type { ApiError } from './api-error.ts';

/** Why something could not be shown, for the person who waits for it; `usual` where no reason is known. */
export function failureText(error: ApiError, usual = 'Unable to fetch listings.'): string {
  switch (error.code) {
    case 'offline':
      return 'You are offline.';
    case 'too_many_requests':
      return 'Too many requests. Please wait a moment.';
    case 'timeout':
    case 'query_timeout':
      return 'This is taking too long.';
    case 'agent_not_found':
      return 'This agent could not be found.';
    case 'listing_not_found':
      return 'This listing is not available.';
    case 'listing_gone':
      return 'This listing is no longer on the market.';
    case 'embed_key_required':
      return 'This page needs an embed key to show homes.';
    case 'embed_key_unknown':
      return 'The embed key of this page is not known or no longer valid.';
    case 'origin_not_allowed':
      return 'The embed key of this page is not valid for this site.';
    default:
      return usual;
  }
}

/** Whether trying again may help: not where the server knows of nothing under that name. */
export const mayRetry = ({ status }: ApiError): boolean => status !== 404 && status !== 410;
