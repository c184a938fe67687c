import type { Site } from '@hearth/domain/contract/site.ts';
import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import type { ApiError } from '../client/api-error.ts';
import { type FailureWords, failureText } from '../client/failure-text.ts';
import { isRefusedPage, refusedPage } from './refused-page.ts';

/** Why an inquiry was not sent, as a toast and as the line that stays beside the button. */
export interface SendFailureWords {
  readonly toast: string;
  readonly line: string;
}

type Brokerage = Pick<Site['brokerage'], 'phone' | 'email'>;

/** The specification's words for a failure, and the visitor's next step. */
export function failureWords(
  error: ApiError,
  type: PublicInquiryType,
  brokerage: Brokerage,
): SendFailureWords {
  if (error.code === 'agent_inquiry_refused') return refusal(type);
  const reason = isRefusedPage(error) ? refusedPage : reasonOf(error);
  const sentence = reason ? `Something went wrong: ${reason}` : 'Something went wrong';
  const toast = error.code === 'offline' ? offline : (inquiryTypes[type].failure ?? sentence);
  return {
    toast,
    line: `${reason || 'This could not be sent.'} Your entries are still in the form.${otherWay(error, brokerage)}`,
  };
}

/** Shows how to reach the brokerage where neither the visitor nor a moment offline is the cause. */
function otherWay({ code, status }: ApiError, { phone, email }: Brokerage): string {
  const isServerFault = status >= 500 || ['captcha_failed', 'network', 'timeout'].includes(code);
  const ways = [phone && `call ${phoneText(phone)}`, email && `write to ${email}`].filter(Boolean);
  return isServerFault && ways.length > 0 ? ` You can also ${ways.join(' or ')}.` : '';
}

function refusal(type: PublicInquiryType): SendFailureWords {
  const subject = type === 'request-free-whitepaper' ? 'Requests for Free Whitepaper' : 'Form submissions';
  const words = `${subject} are not allowed from Agent accounts`;
  return { toast: words, line: `${words}.` };
}

const offline = 'You are not connected to the Internet.';
const tooLong = 'This is taking too long. Please try again: it will be sent once only.';

const ownWords: FailureWords = {
  offline: `${offline} Please send it again when you are back.`,
  network: 'The server could not be reached. Please try again.',
  timeout: tooLong,
  query_timeout: tooLong,
  captcha_failed: 'We could not confirm that you are a person. Please try again.',
  agent_not_found: 'This agent is not available.',
};

/** A failing server has no more to say than the id of the request. */
const reasonOf = (error: ApiError): string =>
  failureText(error, error.status >= 400 && error.status < 500 ? error.message : '', ownWords);
