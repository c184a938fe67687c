import type { Listing, ListingAddress } from '../listing.ts';
import { type AreaFields, keptNames } from './kept-names.ts';
import {
  linkMentions,
  numberMentions,
  parcelMentions,
  parcelPattern,
  unitMentions,
} from './other-mentions.ts';
import type { Span } from './read-text.ts';
import { streetMentions } from './street-mentions.ts';
import { hiddenStreet } from './street-name.ts';
import { tokensIn } from './text-tokens.ts';

/** The fields of a listing that masking a text takes. */
export type AddressedListing = ListingAddress & AreaFields & Pick<Listing, 'parcelnumber'>;

/** Stands for every part of an address that is masked. */
export const maskedPart = '[undisclosed]';

/**
 * A function that replaces what a text says of the listing's street, house number, unit and parcel, in any case, punctuation and
 * usual spelling. The rules for names that are ordinary words or names of areas are in docs/decisions.md.
 */
export function addressMask(listing: AddressedListing): (text: string) => string {
  const street = hiddenStreet(listing);
  const kept = keptNames(listing);
  const parcel = parcelPattern(listing.parcelnumber);
  return (text) => {
    const read = { text, tokens: tokensIn(text), isShouted: !/\p{Ll}/u.test(text) };
    const spans = [
      ...linkMentions(read, street),
      ...streetMentions(read, street, kept),
      ...unitMentions(read, street),
      ...numberMentions(read, street),
      ...parcelMentions(read, parcel),
    ];
    return replaced(text, spans);
  };
}

/** Spans that overlap, or have nothing but spaces and commas between them, become one. */
function replaced(text: string, spans: readonly Span[]): string {
  const merged: [start: number, end: number][] = [];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && /^[\s,]*$/.test(text.slice(last[1], Math.max(last[1], start))))
      last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  const ends = [0, ...merged.map(([, end]) => end)];
  const starts = [...merged.map(([start]) => start), text.length];
  return ends.map((end, at) => text.slice(end, starts[at])).join(maskedPart);
}
