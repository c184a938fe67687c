import { pages } from '@hearth/domain/page/pages.ts';

/** A run of characters as an address may have them in a text, in HTML or in JSON. */
const WORD = /[^\s"'<>\\]+/g;

/** Paths below it end with the hash by which the receiver of a mail turns mails off; its sender may export it. */
const subscriptionPath = pages.subscription.path.replace(':hash', '');

/**
 * A stored mail whose links do nothing any more: what acts for a person, such as the code of a reset and the signature of a
 * withdrawal, is in the query of a link, which is left out, as is the hash of a subscription. A file of exported data may get into
 * other hands.
 */
export const withoutLiveLinks = <Row extends object>(mail: Row): Row =>
  JSON.parse(JSON.stringify(mail).replace(WORD, withoutQuery)) as Row;

function withoutQuery(word: string): string {
  const start = word.indexOf('://');
  if (start === -1) return word;
  const hash = word.indexOf(subscriptionPath, start);
  if (hash !== -1) return word.slice(0, hash + subscriptionPath.length);
  const query = word.indexOf('?', start + 1);
  return query === -1 ? word : word.slice(0, query);
}
