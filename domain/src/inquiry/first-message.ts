import { streetLine, undisclosedAddress } from '../listing/address.ts';
import type { ListingAddress } from '../listing/listing.ts';
import type { PublicInquiryType } from './inquiry-types.ts';

/** Name of a home in a message: '1204 S Lamar Blvd', or 'this home' where the address is hidden. */
export function homeInWords(address: ListingAddress): string {
  const line = streetLine(address);
  return line === undisclosedAddress ? thisHome : line;
}

const thisHome = 'this home';

/** The message that a form about a home begins with, ready to be sent; undefined for other types. */
export function firstMessage(type: PublicInquiryType, home = thisHome): string | undefined {
  if (type === 'listing-question') return `I'd like to know more about ${home}.`;
  if (type === 'schedule-a-tour') return `I'd like to see ${home}.`;
  if (type === 'schedule-a-video-tour') return `I'd like to see ${home} by video.`;
  return undefined;
}

interface Home {
  /** By `homeInWords`. */
  readonly home?: string | undefined;
  readonly isOpen?: boolean | undefined;
}

/** A question that a visitor may choose instead of typing one. */
export interface SuggestedQuestion {
  /** Beside the home, which it does not name. */
  readonly label: string;
  readonly message: string;
}

/** Questions about a home; one that is off the market is not asked for a visit. */
export const suggestedQuestions = ({ home = thisHome, isOpen = true }: Home): readonly SuggestedQuestion[] =>
  isOpen
    ? [
        { label: 'Is it still available?', message: `Is ${home} still available?` },
        { label: 'When can I see it?', message: `When can I see ${home}?` },
        { label: 'What are the monthly costs?', message: `What are the monthly costs of ${home}?` },
      ]
    : [
        { label: 'Are similar homes for sale?', message: `Are there homes like ${home} on the market?` },
        { label: 'What were the monthly costs?', message: `What were the monthly costs of ${home}?` },
      ];

/**
 * The message after a visitor chose one of the questions: it takes the place of an unchanged message, and follows one that the
 * visitor wrote.
 */
export function withQuestion(message: string, question: string, unchanged: readonly string[]): string {
  const written = message.trim();
  if (written === '' || unchanged.includes(written)) return question;
  return written.includes(question) ? message : `${written}\n${question}`;
}
