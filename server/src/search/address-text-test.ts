import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { streetOf } from '../search-rows/address-row.ts';
import { addressText } from '../search-rows/address-text.ts';
import { addressKey, typedAddresses } from '../text/address-key.ts';

/** A text of the address parameter that names no area. */
export interface AddressText {
  readonly edition: EditionId;
  readonly text: string;
  /** The key of the street that the text names as a whole; null where it names none. */
  readonly street: string | null;
}

/** Words of one text that are looked for; a whole address with unit and state has some eight. */
export const mostAddressWords = 10;

/** Returns whether a listing is one of a text; the twin of `textCondition`. */
export function isOfText({ edition, text, street }: AddressText): (listing: Listing) => boolean {
  if (street !== null)
    return (listing) =>
      listing.edition === edition &&
      listing.internetaddressdisplayyn &&
      addressKey(streetOf(listing)) === street;
  const readings = typedAddresses(text).map(({ words, begun }) => ({
    words: words.slice(0, mostAddressWords).map((word) => ` ${word} `),
    lastAt: words.length - 1,
    begun: begun.map((beginning) => ` ${beginning}`),
  }));
  return (listing) => {
    const address = addressText(listing);
    return readings.some(({ words, lastAt, begun }) =>
      words.every((word, at) =>
        at === lastAt ? begun.some((beginning) => address.includes(beginning)) : address.includes(word),
      ),
    );
  };
}
