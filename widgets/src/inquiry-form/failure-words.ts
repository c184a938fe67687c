import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { ApiError } from '../client/api-error.ts';
import { isRefusedPage, refusedPage } from './refused-page.ts';

/** Why an inquiry was not sent, as a toast and as the line that stays beside the button. */
export interface FailureWords {
  readonly toast: string;
  readonly line: string;
}

/** The specification's words for a failure, and what somebody can do about it. */
export function failureWords(error: ApiError, type: PublicInquiryType): FailureWords {
  if (error.code === 'agent_inquiry_refused') return refusal(type);
  const reason = isRefusedPage(error) ? refusedPage : reasonOf(error);
  const told = reason ? `Something went wrong: ${reason}` : 'Something went wrong';
  const toast = error.code === 'offline' ? offline : (inquiryTypes[type].failure ?? told);
  return { toast, line: `${reason || 'This could not be sent.'} What you wrote is kept.` };
}

function refusal(type: PublicInquiryType): FailureWords {
  const what = type === 'request-free-whitepaper' ? 'Requests for Free Whitepaper' : 'Form submissions';
  const words = `${what} are not allowed from Agent accounts`;
  return { toast: words, line: `${words}.` };
}

const offline = 'You are not connected to the Internet.';

function reasonOf({ code, status, message }: ApiError): string {
  switch (code) {
    case 'offline':
      return `${offline} Please send it again when you are back.`;
    case 'network':
      return 'The server could not be reached. Please try again.';
    case 'timeout':
    case 'query_timeout':
      return 'This is taking too long. Please try again: it will be sent once only.';
    case 'too_many_requests':
      return 'Too many requests. Please wait a moment.';
    case 'captcha_failed':
      return 'We could not make sure that you are a person. Please try again.';
    case 'listing_not_found':
      return 'This listing is not available.';
    case 'agent_not_found':
      return 'This agent is not available.';
    case 'listing_gone':
      return 'This listing is no longer on the market.';
    default:
      // A failing server has no more to say than the id of the request.
      return status >= 400 && status < 500 ? message : '';
  }
}
